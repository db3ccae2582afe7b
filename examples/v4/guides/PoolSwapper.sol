// SPDX-License-Identifier: MIT
pragma solidity ^0.8.24;

import {IPoolManager} from '@uniswap/v4-core/src/interfaces/IPoolManager.sol';
import {IUnlockCallback} from '@uniswap/v4-core/src/interfaces/callback/IUnlockCallback.sol';
import {IERC20Minimal} from '@uniswap/v4-core/src/interfaces/external/IERC20Minimal.sol';
import {SafeCast} from '@uniswap/v4-core/src/libraries/SafeCast.sol';
import {TickMath} from '@uniswap/v4-core/src/libraries/TickMath.sol';
import {BalanceDelta} from '@uniswap/v4-core/src/types/BalanceDelta.sol';
import {Currency} from '@uniswap/v4-core/src/types/Currency.sol';
import {PoolKey} from '@uniswap/v4-core/src/types/PoolKey.sol';
import {SwapParams} from '@uniswap/v4-core/src/types/PoolOperation.sol';

/// @notice Swaps an exact input in one v4 pool, without a router.
contract PoolSwapper is IUnlockCallback {
    using SafeCast for int128;

    // #region setup
    IPoolManager public immutable manager;

    struct Swap {
        PoolKey key;
        bool zeroForOne;
        uint128 amountIn;
        uint128 amountOutMinimum;
        uint160 sqrtPriceLimitX96; // the price at which the swap stops; 0 for none
        address recipient;
        uint256 deadline;
    }

    error TooLittleReceived(uint256 amountOut);
    error DeadlinePassed();

    constructor(IPoolManager manager_) {
        manager = manager_;
    }
    // #endregion setup

    // #region swap
    /// @notice Pays up to `amountIn` of the caller's, and sends the output to the recipient.
    function swapExactInput(Swap calldata swap)
        external
        payable
        returns (uint256 paid, uint256 received)
    {
        if (block.timestamp > swap.deadline) revert DeadlinePassed();
        bool paysEther = swap.zeroForOne && swap.key.currency0.isAddressZero();
        require(msg.value == (paysEther ? swap.amountIn : 0), 'another value than the amount');

        bytes memory result = manager.unlock(abi.encode(swap, msg.sender));
        (paid, received) = abi.decode(result, (uint256, uint256));
        if (paysEther) refund(swap.amountIn - paid);
    }
    // #endregion swap

    // #region callback
    // #region check
    /// @inheritdoc IUnlockCallback
    function unlockCallback(bytes calldata data) external virtual returns (bytes memory) {
        require(msg.sender == address(manager), 'not PoolManager');
        return swapAndSettle(data);
    }
    // #endregion check

    function swapAndSettle(bytes calldata data) internal returns (bytes memory) {
        (Swap memory swap, address payer) = abi.decode(data, (Swap, address));
        (uint256 paid, uint256 received) = amountsOf(swap, manager.swap(swap.key, paramsOf(swap), ''));
        require(paid <= swap.amountIn, 'more than the input');
        if (received < swap.amountOutMinimum) revert TooLittleReceived(received);

        (Currency input, Currency output) = swap.zeroForOne
            ? (swap.key.currency0, swap.key.currency1)
            : (swap.key.currency1, swap.key.currency0);
        pay(input, payer, paid);
        manager.take(output, swap.recipient, received);
        return abi.encode(paid, received);
    }
    // #endregion callback

    // #region params
    function paramsOf(Swap memory swap) private pure returns (SwapParams memory) {
        uint160 limit = swap.sqrtPriceLimitX96;
        if (limit == 0) {
            limit = swap.zeroForOne ? TickMath.MIN_SQRT_PRICE + 1 : TickMath.MAX_SQRT_PRICE - 1;
        }
        // Negative is an exact input, positive would be an exact output.
        return SwapParams(swap.zeroForOne, -int256(uint256(swap.amountIn)), limit);
    }

    /// @dev A delta below 0 is owed to PoolManager, one above 0 is owed to us.
    function amountsOf(Swap memory swap, BalanceDelta delta)
        private
        pure
        returns (uint256 paid, uint256 received)
    {
        (int128 ofInput, int128 ofOutput) = swap.zeroForOne
            ? (delta.amount0(), delta.amount1())
            : (delta.amount1(), delta.amount0());
        // Reverts where a hook turned a sign around.
        return ((-ofInput).toUint128(), ofOutput.toUint128());
    }
    // #endregion params

    // #region pay
    function pay(Currency currency, address payer, uint256 amount) private {
        manager.sync(currency); // settle counts what arrives from here on
        if (currency.isAddressZero()) {
            manager.settle{value: amount}();
            return;
        }
        IERC20Minimal token = IERC20Minimal(Currency.unwrap(currency));
        require(token.transferFrom(payer, address(manager), amount), 'transfer failed');
        manager.settle();
    }
    // #endregion pay

    // #region refund
    function refund(uint256 amount) private {
        if (amount == 0) return;
        (bool isReturned,) = msg.sender.call{value: amount}('');
        require(isReturned, 'ether was refused');
    }
    // #endregion refund
}
