// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import '@uniswap/v2-core/contracts/interfaces/IUniswapV2Pair.sol';
import './CumulativePrices.sol';

/// @notice Averages the prices of one pair from about a window ago until now. Anyone may keep it going.
contract SlidingWindowOracle {
    using CumulativePrices for IUniswapV2Pair;

    // #region state
    /// Sums of both prices as they were at a time, in seconds.
    struct Reading {
        uint256 time;
        uint256 sum0;
        uint256 sum1;
    }

    IUniswapV2Pair public immutable pair;
    address public immutable token0;
    address public immutable token1;
    uint256 public immutable stepSeconds;
    uint256 public immutable steps; // a window of this many

    mapping(uint256 place => Reading) public readings; // a ring: place is the step modulo steps

    constructor(IUniswapV2Pair pair_, uint256 stepSeconds_, uint256 steps_) {
        require(stepSeconds_ > 0 && steps_ > 2, 'no window');
        pair = pair_;
        token0 = pair_.token0();
        token1 = pair_.token1();
        (stepSeconds, steps) = (stepSeconds_, steps_);
    }

    // #endregion state

    // #region update
    /// @notice Stores a reading, the first in each step; later ones of the same step change nothing.
    function update() external {
        uint256 step = block.timestamp / stepSeconds;
        Reading storage reading = readings[step % steps];
        if (reading.time / stepSeconds == step) return;
        (uint256 sum0, uint256 sum1) = pair.current();
        readings[step % steps] = Reading(block.timestamp, sum0, sum1);
    }

    // #endregion update

    // #region consult
    /// @notice What an amount was worth on average since the oldest reading of the window.
    function consult(address token, uint256 amount) external view returns (uint256) {
        require(token == token0 || token == token1, 'not of this pair');
        // The place that the next step will overwrite holds the oldest reading.
        Reading memory oldest = readings[(block.timestamp / stepSeconds + 1) % steps];
        uint256 elapsedSeconds = block.timestamp - oldest.time;
        require(elapsedSeconds <= steps * stepSeconds, 'reading is missing');
        (uint256 sum0, uint256 sum1) = pair.current();
        uint256 averageX112 = token == token0
            ? CumulativePrices.average(oldest.sum0, sum0, elapsedSeconds)
            : CumulativePrices.average(oldest.sum1, sum1, elapsedSeconds);
        return CumulativePrices.worth(averageX112, amount);
    }
    // #endregion consult
}
