// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import '@uniswap/lib/contracts/libraries/TransferHelper.sol';
import '@uniswap/v2-periphery/contracts/interfaces/IUniswapV2Router02.sol';

/// @notice Sells tokens of its caller through Router02, and keeps neither tokens nor allowances.
contract TokenSeller {
    IUniswapV2Router02 public immutable router;

    constructor(IUniswapV2Router02 router_) {
        router = router_;
    }

    // #region take
    /// @dev The router pulls from its caller, which is this contract.
    function _take(address token, uint256 amount) private {
        TransferHelper.safeTransferFrom(token, msg.sender, address(this), amount);
        TransferHelper.safeApprove(token, address(router), amount);
    }
    // #endregion take

    // #region for-tokens
    /// @notice Sells exactly `amountIn` of the path's first token. Approve that much to this contract.
    function sellForTokens(
        uint256 amountIn,
        uint256 amountOutMin,
        address[] calldata path,
        uint256 deadline
    ) external returns (uint256) {
        require(amountOutMin > 0, 'no minimum');
        _take(path[0], amountIn);
        uint256[] memory amounts = router.swapExactTokensForTokens(
            amountIn,
            amountOutMin,
            path,
            msg.sender,
            deadline
        );
        return amounts[amounts.length - 1];
    }
    // #endregion for-tokens

    // #region for-eth
    /// @notice The same for ETH. The path ends in WETH, which the router unwraps.
    function sellForETH(
        uint256 amountIn,
        uint256 amountOutMin,
        address[] calldata path,
        uint256 deadline
    ) external returns (uint256) {
        require(amountOutMin > 0, 'no minimum');
        _take(path[0], amountIn);
        uint256[] memory amounts = router.swapExactTokensForETH(
            amountIn,
            amountOutMin,
            path,
            msg.sender,
            deadline
        );
        return amounts[amounts.length - 1];
    }
    // #endregion for-eth
}
