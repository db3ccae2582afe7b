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

/// @notice Swaps for its callers with claims that they own in PoolManager; no token moves.
contract ClaimTrader is IUnlockCallback {
    using SafeCast for int128;

    IPoolManager public immutable manager;

    enum Step {
        Deposit,
        Swap,
        Withdraw
    }

    struct Order {
        PoolKey key;
        bool zeroForOne;
        uint128 amountIn;
        uint128 amountOutMinimum;
        uint256 deadline;
    }

    error TooLittleReceived(uint256 amountOut);
    error DeadlinePassed();

    constructor(IPoolManager manager_) {
        manager = manager_;
    }

    // #region entries
    /// @notice Turns ETH or tokens of the caller into claims of the caller.
    function deposit(Currency currency, uint256 amount) external payable {
        require(msg.value == (currency.isAddressZero() ? amount : 0), 'another value than the amount');
        run(Step.Deposit, abi.encode(currency, amount));
    }

    /// @notice Swaps claims of the caller for claims of the other currency.
    function swap(Order calldata order) external returns (uint256 received) {
        if (block.timestamp > order.deadline) revert DeadlinePassed();
        return abi.decode(run(Step.Swap, abi.encode(order)), (uint256));
    }

    /// @notice Turns claims of the caller into ETH or tokens.
    function withdraw(Currency currency, uint256 amount, address recipient) external {
        run(Step.Withdraw, abi.encode(currency, amount, recipient));
    }

    /// @dev The owner of the claims is always the caller. No parameter names another.
    function run(Step step, bytes memory data) private returns (bytes memory) {
        return manager.unlock(abi.encode(step, msg.sender, data));
    }
    // #endregion entries

    // #region callback
    /// @inheritdoc IUnlockCallback
    function unlockCallback(bytes calldata raw) external returns (bytes memory) {
        require(msg.sender == address(manager), 'not PoolManager');
        (Step step, address owner, bytes memory data) = abi.decode(raw, (Step, address, bytes));
        if (step == Step.Swap) return swapClaims(owner, abi.decode(data, (Order)));
        if (step == Step.Deposit) {
            (Currency currency, uint256 amount) = abi.decode(data, (Currency, uint256));
            manager.mint(owner, currency.toId(), amount); // a debt
            pay(currency, owner, amount);
        } else {
            (Currency currency, uint256 amount, address recipient) =
                abi.decode(data, (Currency, uint256, address));
            manager.burn(owner, currency.toId(), amount); // a credit
            manager.take(currency, recipient, amount);
        }
        return '';
    }
    // #endregion callback

    // #region swap
    function swapClaims(address owner, Order memory order) private returns (bytes memory) {
        BalanceDelta delta = manager.swap(order.key, paramsOf(order), '');
        (Currency input, Currency output) = order.zeroForOne
            ? (order.key.currency0, order.key.currency1)
            : (order.key.currency1, order.key.currency0);
        (int128 ofInput, int128 ofOutput) = order.zeroForOne
            ? (delta.amount0(), delta.amount1())
            : (delta.amount1(), delta.amount0());
        // Reverts if a hook has changed the sign of an amount.
        (uint256 paid, uint256 received) = ((-ofInput).toUint128(), ofOutput.toUint128());
        require(paid <= order.amountIn, 'more than the input');
        if (received < order.amountOutMinimum) revert TooLittleReceived(received);

        manager.burn(owner, input.toId(), paid); // in place of sync, transfer and settle
        manager.mint(owner, output.toId(), received); // in place of take
        return abi.encode(received);
    }
    // #endregion swap

    function paramsOf(Order memory order) private pure returns (SwapParams memory) {
        uint160 limit = order.zeroForOne ? TickMath.MIN_SQRT_PRICE + 1 : TickMath.MAX_SQRT_PRICE - 1;
        return SwapParams(order.zeroForOne, -int256(uint256(order.amountIn)), limit);
    }

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
}
