// SPDX-License-Identifier: GPL-2.0-or-later
pragma solidity =0.7.6;
pragma abicoder v2;

import '@openzeppelin/contracts/token/ERC20/IERC20.sol';
import '@uniswap/v3-periphery/contracts/interfaces/ISwapRouter.sol';
import '@uniswap/v3-periphery/contracts/libraries/TransferHelper.sol';

/// @notice Swaps through one pool with the caller's tokens. Keeps neither tokens nor allowances.
contract SingleSwap {
    // #region pool
    ISwapRouter public immutable router;

    /// @notice Which pool, and in which direction.
    struct Pool {
        address tokenIn;
        address tokenOut;
        uint24 feePips;
    }

    constructor(ISwapRouter router_) {
        router = router_;
    }
    // #endregion pool

    // #region input
    /// @notice Pays exactly `amountIn`. Approve that much to this contract first.
    function swapExactInput(
        Pool calldata pool,
        uint256 amountIn,
        uint256 amountOutMinimum,
        uint256 deadline
    ) external returns (uint256 amountOut) {
        _take(pool.tokenIn, amountIn);
        amountOut = router.exactInputSingle(
            ISwapRouter.ExactInputSingleParams({
                tokenIn: pool.tokenIn,
                tokenOut: pool.tokenOut,
                fee: pool.feePips,
                recipient: msg.sender,
                deadline: deadline,
                amountIn: amountIn,
                amountOutMinimum: amountOutMinimum,
                sqrtPriceLimitX96: 0
            })
        );
        _returnUnspent(pool.tokenIn);
    }
    // #endregion input

    // #region output
    /// @notice Receives exactly `amountOut`. Approve `amountInMaximum` first; what is left comes back.
    function swapExactOutput(
        Pool calldata pool,
        uint256 amountOut,
        uint256 amountInMaximum,
        uint256 deadline
    ) external returns (uint256 amountIn) {
        _take(pool.tokenIn, amountInMaximum);
        amountIn = router.exactOutputSingle(
            ISwapRouter.ExactOutputSingleParams({
                tokenIn: pool.tokenIn,
                tokenOut: pool.tokenOut,
                fee: pool.feePips,
                recipient: msg.sender,
                deadline: deadline,
                amountOut: amountOut,
                amountInMaximum: amountInMaximum,
                sqrtPriceLimitX96: 0
            })
        );
        _returnUnspent(pool.tokenIn);
    }
    // #endregion output

    // #region payment
    /// @dev The router pulls from its caller, which is this contract.
    function _take(address token, uint256 amount) private {
        TransferHelper.safeTransferFrom(token, msg.sender, address(this), amount);
        TransferHelper.safeApprove(token, address(router), amount);
    }

    /// @dev A pool that runs out of liquidity takes less than an exact input, too.
    function _returnUnspent(address token) private {
        uint256 unspent = IERC20(token).balanceOf(address(this));
        if (unspent == 0) return;
        TransferHelper.safeApprove(token, address(router), 0);
        TransferHelper.safeTransfer(token, msg.sender, unspent);
    }
    // #endregion payment
}
