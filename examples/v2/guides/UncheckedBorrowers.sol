// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import '@uniswap/lib/contracts/libraries/TransferHelper.sol';
import '@uniswap/v2-core/contracts/interfaces/IERC20.sol';

/// @notice What the first attack empties. It exists to be attacked: never deploy it with funds.
contract TrustsAnybody {
    // #region demo-only anybody
    // demo-only: whoever calls this is repaid for a loan that was never made.
    function uniswapV2Call(address, uint256, uint256, bytes calldata data) external {
        (address token, uint256 owed) = abi.decode(data, (address, uint256));
        TransferHelper.safeTransfer(token, msg.sender, owed);
    }
    // #endregion anybody
}

/// @notice What the second attack empties. It exists to be attacked: never deploy it with funds.
contract TrustsThePair {
    address public immutable pair;

    constructor(address pair_) {
        pair = pair_;
    }

    // #region demo-only sender
    // demo-only: the genuine pair calls this for anybody who borrows in its name, with their data.
    function uniswapV2Call(address, uint256, uint256, bytes calldata data) external {
        require(msg.sender == pair, 'not the pair');
        (address token, uint256 owed, address payee) = abi.decode(data, (address, uint256, address));
        TransferHelper.safeTransfer(token, pair, owed);
        TransferHelper.safeTransfer(token, payee, IERC20(token).balanceOf(address(this)));
    }
    // #endregion sender
}
