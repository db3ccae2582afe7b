// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import '@uniswap/lib/contracts/libraries/TransferHelper.sol';
import '@uniswap/v2-periphery/contracts/interfaces/IUniswapV2Router02.sol';

/// @notice Sets its own limits in the transaction that they should limit. Never deploy it.
contract SelfQuotingSeller {
    IUniswapV2Router02 public immutable router;

    constructor(IUniswapV2Router02 router_) {
        router = router_;
    }

    // #region demo-only self-quoting
    // demo-only: the quote follows whoever traded first, and the deadline is always met.
    function sell(uint256 amountIn, address[] calldata path) external returns (uint256) {
        TransferHelper.safeTransferFrom(path[0], msg.sender, address(this), amountIn);
        TransferHelper.safeApprove(path[0], address(router), amountIn);
        uint256[] memory quoted = router.getAmountsOut(amountIn, path);
        uint256 least = (quoted[path.length - 1] * 995) / 1_000;
        quoted = router.swapExactTokensForTokens(amountIn, least, path, msg.sender, block.timestamp);
        return quoted[path.length - 1];
    }
    // #endregion self-quoting
}
