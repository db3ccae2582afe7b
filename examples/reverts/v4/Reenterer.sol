// SPDX-License-Identifier: MIT
pragma solidity ^0.8.24;

interface IPositionManager {
    function modifyLiquidities(bytes calldata unlockData, uint256 deadline) external payable;
}

/// Calls the position manager again when ETH arrives.
contract Reenterer {
    IPositionManager private immutable positions;

    constructor(IPositionManager positions_) {
        positions = positions_;
    }

    // #region demo-only reentry
    // demo-only: calls back while the first call still runs, with a deadline that never ends
    receive() external payable {
        positions.modifyLiquidities('', type(uint256).max);
    }
    // #endregion demo-only reentry
}
