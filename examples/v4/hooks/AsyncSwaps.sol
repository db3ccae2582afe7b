// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import {IPoolManager} from '@uniswap/v4-core/src/interfaces/IPoolManager.sol';
import {IUnlockCallback} from '@uniswap/v4-core/src/interfaces/callback/IUnlockCallback.sol';
import {Hooks} from '@uniswap/v4-core/src/libraries/Hooks.sol';
import {SafeCast} from '@uniswap/v4-core/src/libraries/SafeCast.sol';
import {TickMath} from '@uniswap/v4-core/src/libraries/TickMath.sol';
import {BalanceDelta} from '@uniswap/v4-core/src/types/BalanceDelta.sol';
import {BeforeSwapDelta, toBeforeSwapDelta} from '@uniswap/v4-core/src/types/BeforeSwapDelta.sol';
import {Currency} from '@uniswap/v4-core/src/types/Currency.sol';
import {PoolKey} from '@uniswap/v4-core/src/types/PoolKey.sol';
import {SwapParams} from '@uniswap/v4-core/src/types/PoolOperation.sol';
import {BaseHook} from '@uniswap/v4-periphery/src/utils/BaseHook.sol';

/// @notice Keeps the input of each swap, and swaps it in a later transaction. Unaudited: for a local chain.
contract AsyncSwaps is BaseHook, IUnlockCallback {
    using SafeCast for uint256;

    struct Order {
        PoolKey key;
        bool zeroForOne;
        address owner;
        uint256 amountIn; // that the hook holds as claims
        uint256 amountOutMinimum;
        uint256 deadline; // of the fill
    }

    uint256 public ordersTaken;
    mapping(uint256 orderId => Order order) private orders;

    event Taken(uint256 indexed orderId, address indexed owner, uint256 amountIn);
    event Filled(uint256 indexed orderId, uint256 amountOut);
    event Cancelled(uint256 indexed orderId);

    error OnlyExactInput();
    error NoTerms();
    error NoOrder(uint256 orderId);
    error OrderExpired(uint256 deadline);
    error TooLittleReceived(uint256 minimum, uint256 amountOut);
    error NotOwner();

    constructor(IPoolManager manager) BaseHook(manager) {}

    function getHookPermissions() public pure override returns (Hooks.Permissions memory wanted) {
        wanted.beforeSwap = true;
        wanted.beforeSwapReturnDelta = true;
    }

    // #region take
    /// @dev hookData are the terms: who owns the output, its minimum, and until when it may be filled.
    function _beforeSwap(address, PoolKey calldata key, SwapParams calldata params, bytes calldata hookData)
        internal
        override
        returns (bytes4, BeforeSwapDelta, uint24)
    {
        if (params.amountSpecified > 0) revert OnlyExactInput();
        if (hookData.length != 96) revert NoTerms();
        (address owner, uint256 minimum, uint256 deadline) = abi.decode(hookData, (address, uint256, uint256));
        if (owner == address(0) || minimum == 0) revert NoTerms();

        uint256 amountIn = uint256(-params.amountSpecified);
        orders[++ordersTaken] = Order(key, params.zeroForOne, owner, amountIn, minimum, deadline);
        emit Taken(ordersTaken, owner, amountIn);
        poolManager.mint(address(this), inputOf(key, params.zeroForOne).toId(), amountIn);
        return (this.beforeSwap.selector, toBeforeSwapDelta(amountIn.toInt128(), 0), 0);
    }
    // #endregion take

    // #region end
    /// @notice Swaps the input of an order in its pool, and sends the output to its owner; for any caller.
    function fill(uint256 orderId) external {
        if (orders[orderId].owner == address(0)) revert NoOrder(orderId);
        uint256 deadline = orders[orderId].deadline;
        if (block.timestamp > deadline) revert OrderExpired(deadline);
        poolManager.unlock(abi.encode(orderId, true));
    }

    /// @notice Gives the input of an order back to its owner, also after the deadline.
    function cancel(uint256 orderId) external {
        if (orders[orderId].owner != msg.sender) revert NotOwner();
        poolManager.unlock(abi.encode(orderId, false));
    }
    // #endregion end

    // #region callback
    function unlockCallback(bytes calldata data) external onlyPoolManager returns (bytes memory) {
        (uint256 orderId, bool isFill) = abi.decode(data, (uint256, bool));
        Order memory order = orders[orderId];
        delete orders[orderId]; // before anything is sent
        Currency input = inputOf(order.key, order.zeroForOne);
        poolManager.burn(address(this), input.toId(), order.amountIn);
        if (isFill) {
            swapFor(orderId, order);
        } else {
            emit Cancelled(orderId);
            poolManager.take(input, order.owner, order.amountIn);
        }
        return '';
    }

    /// @dev The hook swaps in its own pool: PoolManager does not call a hook for its own calls.
    function swapFor(uint256 orderId, Order memory order) private {
        uint160 limit = order.zeroForOne ? TickMath.MIN_SQRT_PRICE + 1 : TickMath.MAX_SQRT_PRICE - 1;
        SwapParams memory params = SwapParams(order.zeroForOne, -int256(order.amountIn), limit);
        BalanceDelta delta = poolManager.swap(order.key, params, '');
        uint256 amountOut = uint128(order.zeroForOne ? delta.amount1() : delta.amount0());
        if (amountOut < order.amountOutMinimum) revert TooLittleReceived(order.amountOutMinimum, amountOut);
        emit Filled(orderId, amountOut);
        poolManager.take(inputOf(order.key, !order.zeroForOne), order.owner, amountOut);
    }
    // #endregion callback

    function inputOf(PoolKey memory key, bool zeroForOne) private pure returns (Currency) {
        return zeroForOne ? key.currency0 : key.currency1;
    }
}
