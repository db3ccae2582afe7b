// SPDX-License-Identifier: GPL-2.0-or-later
pragma solidity ^0.8.24;

import {IV3SwapRouter} from '@uniswap/swap-router-contracts/contracts/interfaces/IV3SwapRouter.sol';
import {IERC20Minimal} from '@uniswap/v3-core/contracts/interfaces/IERC20Minimal.sol';

/// @notice Swaps through one v3 pool with the caller's tokens. Keeps neither tokens nor allowances.
contract SingleSwap08 {
    // #region pool
    IV3SwapRouter public immutable router; // SwapRouter02

    /// @notice Which pool, and in which direction.
    struct Pool {
        address tokenIn;
        address tokenOut;
        uint24 feePips;
    }

    error DeadlinePassed(uint256 deadline);
    error ZeroAmount();
    error TokenCallFailed(address token);

    constructor(IV3SwapRouter router_) {
        router = router_;
    }

    /// @dev The structs of SwapRouter02 have no deadline.
    modifier until(uint256 deadline) {
        if (block.timestamp > deadline) revert DeadlinePassed(deadline);
        _;
    }
    // #endregion pool

    // #region input
    /// @notice Pays exactly `amountIn`. Approve that much to this contract first.
    function swapExactInput(
        Pool calldata pool,
        uint256 amountIn,
        uint256 amountOutMinimum,
        uint256 deadline
    ) external until(deadline) returns (uint256 amountOut) {
        // To SwapRouter02, an input of 0 means all that it holds itself.
        if (amountIn == 0 || amountOutMinimum == 0) revert ZeroAmount();

        uint256 heldBefore = _take(pool.tokenIn, amountIn);
        amountOut = router.exactInputSingle(
            IV3SwapRouter.ExactInputSingleParams({
                tokenIn: pool.tokenIn,
                tokenOut: pool.tokenOut,
                fee: pool.feePips,
                recipient: msg.sender,
                amountIn: amountIn,
                amountOutMinimum: amountOutMinimum,
                sqrtPriceLimitX96: 0
            })
        );
        _returnUnspent(pool.tokenIn, heldBefore);
    }
    // #endregion input

    // #region output
    /// @notice Receives exactly `amountOut`. Approve `amountInMaximum` first; what is left comes back.
    function swapExactOutput(
        Pool calldata pool,
        uint256 amountOut,
        uint256 amountInMaximum,
        uint256 deadline
    ) external until(deadline) returns (uint256 amountIn) {
        uint256 heldBefore = _take(pool.tokenIn, amountInMaximum);
        amountIn = router.exactOutputSingle(
            IV3SwapRouter.ExactOutputSingleParams({
                tokenIn: pool.tokenIn,
                tokenOut: pool.tokenOut,
                fee: pool.feePips,
                recipient: msg.sender,
                amountOut: amountOut,
                amountInMaximum: amountInMaximum,
                sqrtPriceLimitX96: 0
            })
        );
        _returnUnspent(pool.tokenIn, heldBefore);
    }
    // #endregion output

    // #region payment
    /// @dev The router pulls from its caller, which is this contract.
    function _take(address token, uint256 amount) private returns (uint256 heldBefore) {
        heldBefore = IERC20Minimal(token).balanceOf(address(this)); // reverts where there is no token
        _call(token, abi.encodeCall(IERC20Minimal.transferFrom, (msg.sender, address(this), amount)));
        _call(token, abi.encodeCall(IERC20Minimal.approve, (address(router), amount)));
    }

    /// @dev A pool that runs out of liquidity takes less than an exact input.
    function _returnUnspent(address token, uint256 heldBefore) private {
        if (IERC20Minimal(token).allowance(address(this), address(router)) > 0) {
            _call(token, abi.encodeCall(IERC20Minimal.approve, (address(router), 0)));
        }
        uint256 unspent = IERC20Minimal(token).balanceOf(address(this)) - heldBefore;
        if (unspent == 0) return;
        _call(token, abi.encodeCall(IERC20Minimal.transfer, (msg.sender, unspent)));
    }

    /// @dev Tokens such as USDT return nothing; one that returns false did not do what it was asked for.
    function _call(address token, bytes memory data) private {
        (bool isDone, bytes memory result) = token.call(data);
        if (!isDone || (result.length > 0 && !abi.decode(result, (bool)))) revert TokenCallFailed(token);
    }
    // #endregion payment
}
