// SPDX-License-Identifier: GPL-2.0-or-later
pragma solidity =0.7.6;

import '@uniswap/v3-periphery/contracts/base/BlockTimestamp.sol';

// #region sale
/// @notice Sells until a second that is set when it is deployed.
contract Sale is BlockTimestamp {
    uint256 public immutable endTime;

    constructor(uint256 _endTime) {
        endTime = _endTime;
    }

    function isOpen() external view returns (bool) {
        return _blockTimestamp() < endTime;
    }
}
// #endregion sale

// #region test
/// @notice The same sale with a clock that a test sets.
contract SaleWithSetTime is Sale {
    uint256 public time;

    constructor(uint256 _endTime) Sale(_endTime) {}

    function setTime(uint256 _time) external {
        time = _time;
    }

    function _blockTimestamp() internal view override returns (uint256) {
        return time;
    }
}
// #endregion test
