// SPDX-License-Identifier: MIT
pragma solidity ^0.8.24;

import {IPoolManager} from '@uniswap/v4-core/src/interfaces/IPoolManager.sol';
import {IUnlockCallback} from '@uniswap/v4-core/src/interfaces/callback/IUnlockCallback.sol';
import {IERC20Minimal} from '@uniswap/v4-core/src/interfaces/external/IERC20Minimal.sol';
import {Currency} from '@uniswap/v4-core/src/types/Currency.sol';

/// @notice Borrows from PoolManager for the time of one call, and pays back the same amount.
abstract contract FlashBorrower is IUnlockCallback {
    // #region borrow
    IPoolManager public immutable manager;

    constructor(IPoolManager manager_) {
        manager = manager_;
    }

    /// @dev Runs useLoan with the amount in this contract; reverts where it cannot be paid back.
    function borrow(Currency currency, uint256 amount, bytes memory order) internal {
        manager.unlock(abi.encode(currency, amount, order));
    }
    // #endregion borrow

    // #region callback
    /// @inheritdoc IUnlockCallback
    function unlockCallback(bytes calldata data) external returns (bytes memory) {
        require(msg.sender == address(manager), 'not PoolManager');
        (Currency currency, uint256 amount, bytes memory order) =
            abi.decode(data, (Currency, uint256, bytes));
        manager.take(currency, address(this), amount); // a debt, and the tokens are here
        useLoan(currency, amount, order);
        repay(currency, amount);
        return '';
    }
    // #endregion callback

    /// @dev What the loan is for. At the end the amount must be here again.
    function useLoan(Currency currency, uint256 amount, bytes memory order) internal virtual;

    // #region repay
    function repay(Currency currency, uint256 amount) private {
        manager.sync(currency); // settle counts what arrives from here on
        if (currency.isAddressZero()) {
            manager.settle{value: amount}();
            return;
        }
        IERC20Minimal token = IERC20Minimal(Currency.unwrap(currency));
        require(token.transfer(address(manager), amount), 'transfer failed');
        manager.settle();
    }
    // #endregion repay
}

// #region routers
interface IV2Router {
    function swapExactTokensForTokens(
        uint256 amountIn,
        uint256 amountOutMin,
        address[] calldata path,
        address to,
        uint256 deadline
    ) external returns (uint256[] memory amounts);
}

interface ISwapRouter02 {
    struct ExactInputSingleParams {
        address tokenIn;
        address tokenOut;
        uint24 fee;
        address recipient;
        uint256 amountIn;
        uint256 amountOutMinimum;
        uint160 sqrtPriceLimitX96;
    }

    function exactInputSingle(ExactInputSingleParams calldata params)
        external
        payable
        returns (uint256 amountOut);
}
// #endregion routers

/// @notice Buys a token in v2 with a loan of v4, sells it in v3, and keeps what is above the loan.
contract GapTrader is FlashBorrower {
    IV2Router public immutable v2Router;
    ISwapRouter02 public immutable v3Router;

    // #region order
    struct Order {
        address borrowed;
        address traded;
        uint24 sellFeePips; // the v3 pool that buys
        uint256 amountBorrowed;
        uint256 tradedMinimum;
        uint256 profitMinimum;
        uint256 deadline;
    }

    error DeadlinePassed();

    constructor(IPoolManager manager_, IV2Router v2Router_, ISwapRouter02 v3Router_)
        FlashBorrower(manager_)
    {
        (v2Router, v3Router) = (v2Router_, v3Router_);
    }

    /// @notice Pays the caller at least `profitMinimum` of the borrowed token, or reverts.
    function trade(Order calldata order) external returns (uint256 profit) {
        if (block.timestamp > order.deadline) revert DeadlinePassed();
        borrow(Currency.wrap(order.borrowed), order.amountBorrowed, abi.encode(order));
        IERC20Minimal token = IERC20Minimal(order.borrowed);
        profit = token.balanceOf(address(this));
        require(token.transfer(msg.sender, profit), 'transfer failed');
    }
    // #endregion order

    // #region use
    function useLoan(Currency, uint256 amount, bytes memory data) internal override {
        Order memory order = abi.decode(data, (Order));
        address[] memory path = new address[](2);
        (path[0], path[1]) = (order.borrowed, order.traded);
        IERC20Minimal(order.borrowed).approve(address(v2Router), amount);
        uint256[] memory amounts = v2Router.swapExactTokensForTokens(
            amount, order.tradedMinimum, path, address(this), order.deadline
        );

        IERC20Minimal(order.traded).approve(address(v3Router), amounts[1]);
        v3Router.exactInputSingle(
            ISwapRouter02.ExactInputSingleParams({
                tokenIn: order.traded,
                tokenOut: order.borrowed,
                fee: order.sellFeePips,
                recipient: address(this),
                amountIn: amounts[1],
                amountOutMinimum: amount + order.profitMinimum, // the loan, and the profit
                sqrtPriceLimitX96: 0
            })
        );
    }
    // #endregion use
}
