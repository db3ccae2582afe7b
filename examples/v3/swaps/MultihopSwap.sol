// SPDX-License-Identifier: GPL-2.0-or-later
pragma solidity =0.7.6;
pragma abicoder v2;

import '@openzeppelin/contracts/token/ERC20/IERC20.sol';
import '@uniswap/v3-periphery/contracts/interfaces/ISwapRouter.sol';
import '@uniswap/v3-periphery/contracts/libraries/TransferHelper.sol';

/// @notice Swaps through two pools with the caller's tokens. Keeps neither tokens nor allowances.
contract MultihopSwap {
    ISwapRouter public immutable router;

    // #region route
    /// @notice Two pools and three tokens, in the order of payment.
    struct Route {
        address tokenIn;
        uint24 feeInPips;
        address tokenBetween;
        uint24 feeOutPips;
        address tokenOut;
    }

    /// @notice The path of an exact input: from the token paid to the token received.
    function forward(Route calldata route) public pure returns (bytes memory) {
        return
            abi.encodePacked(
                route.tokenIn,
                route.feeInPips,
                route.tokenBetween,
                route.feeOutPips,
                route.tokenOut
            );
    }

    /// @notice The path of an exact output: from the token received back to the token paid.
    function reversed(Route calldata route) public pure returns (bytes memory) {
        return
            abi.encodePacked(
                route.tokenOut,
                route.feeOutPips,
                route.tokenBetween,
                route.feeInPips,
                route.tokenIn
            );
    }
    // #endregion route

    constructor(ISwapRouter router_) {
        router = router_;
    }

    // #region input
    /// @notice Pays exactly `amountIn`. Approve that much to this contract first.
    function swapExactInput(
        Route calldata route,
        uint256 amountIn,
        uint256 amountOutMinimum,
        uint256 deadline
    ) external returns (uint256 amountOut) {
        _take(route.tokenIn, amountIn);
        amountOut = router.exactInput(
            ISwapRouter.ExactInputParams({
                path: forward(route),
                recipient: msg.sender,
                deadline: deadline,
                amountIn: amountIn,
                amountOutMinimum: amountOutMinimum
            })
        );
        _returnUnspent(route.tokenIn);
    }
    // #endregion input

    // #region output
    /// @notice Receives exactly `amountOut`. Approve `amountInMaximum` first; what is left comes back.
    function swapExactOutput(
        Route calldata route,
        uint256 amountOut,
        uint256 amountInMaximum,
        uint256 deadline
    ) external returns (uint256 amountIn) {
        _take(route.tokenIn, amountInMaximum);
        amountIn = router.exactOutput(
            ISwapRouter.ExactOutputParams({
                path: reversed(route),
                recipient: msg.sender,
                deadline: deadline,
                amountOut: amountOut,
                amountInMaximum: amountInMaximum
            })
        );
        _returnUnspent(route.tokenIn);
    }
    // #endregion output

    // #region payment
    /// @dev The router pulls from its caller, which is this contract.
    function _take(address token, uint256 amount) private {
        TransferHelper.safeTransferFrom(token, msg.sender, address(this), amount);
        TransferHelper.safeApprove(token, address(router), amount);
    }

    /// @dev The allowance ends with the call, and the caller has back what no pool took.
    function _returnUnspent(address token) private {
        uint256 unspent = IERC20(token).balanceOf(address(this));
        if (unspent == 0) return;
        TransferHelper.safeApprove(token, address(router), 0);
        TransferHelper.safeTransfer(token, msg.sender, unspent);
    }
    // #endregion payment
}
