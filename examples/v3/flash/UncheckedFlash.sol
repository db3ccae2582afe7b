// SPDX-License-Identifier: GPL-2.0-or-later
pragma solidity =0.7.6;
pragma abicoder v2;

import '@uniswap/v3-core/contracts/interfaces/callback/IUniswapV3FlashCallback.sol';
import '@uniswap/v3-periphery/contracts/libraries/TransferHelper.sol';

/// @notice What the fake pool empties. It exists to be attacked: never deploy it with funds.
contract UncheckedFlash is IUniswapV3FlashCallback {
    // #region demo-only unchecked
    // demo-only: whoever calls this is paid back for a loan that was never made.
    function uniswapV3FlashCallback(
        uint256 fee0,
        uint256 fee1,
        bytes calldata data
    ) external override {
        (address token, uint256 amountBorrowed) = abi.decode(data, (address, uint256));
        TransferHelper.safeTransfer(token, msg.sender, amountBorrowed + fee0 + fee1);
    }
    // #endregion unchecked
}
