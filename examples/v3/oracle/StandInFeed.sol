// SPDX-License-Identifier: MIT
pragma solidity ^0.8.24;

import {IPriceFeed} from './UsdPrice.sol';

/// @notice Stands in for a feed on the local chain, which has none: anyone sets its answer.
contract StandInFeed is IPriceFeed {
    uint8 public constant override decimals = 8;

    int256 private answer;
    uint256 private updatedAt;
    uint80 private round;

    /// @notice Answers this from now on, as if it had done so since some seconds ago.
    function set(int256 answer_, uint256 ageSeconds) external {
        answer = answer_;
        updatedAt = block.timestamp - ageSeconds;
        round++;
    }

    function latestRoundData()
        external
        view
        override
        returns (uint80, int256, uint256, uint256, uint80)
    {
        return (round, answer, updatedAt, updatedAt, round);
    }
}
