// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import '@uniswap/v2-core/contracts/interfaces/IUniswapV2Pair.sol';
import './CumulativePrices.sol';

/// @notice Averages the prices of one pair over one window after the other. Anyone may close a window.
contract FixedWindowOracle {
    using CumulativePrices for IUniswapV2Pair;

    // #region state
    IUniswapV2Pair public immutable pair;
    address public immutable token0;
    address public immutable token1;
    uint256 public immutable windowSeconds;

    uint256 public openedAt; // Unix time in seconds
    uint256 public sum0AtOpening;
    uint256 public sum1AtOpening;
    uint256 public average0X112; // of the last window that was closed; 0 before there is one
    uint256 public average1X112;
    // #endregion state

    // #region open
    constructor(IUniswapV2Pair pair_, uint256 windowSeconds_) {
        require(windowSeconds_ > 0, 'no window');
        pair = pair_;
        token0 = pair_.token0();
        token1 = pair_.token1();
        windowSeconds = windowSeconds_;
        openedAt = block.timestamp;
        (sum0AtOpening, sum1AtOpening) = pair_.current();
    }

    // #endregion open

    // #region update
    /// @notice Closes the window once it is long enough, keeps its averages, and opens the next.
    function update() external {
        uint256 elapsedSeconds = block.timestamp - openedAt;
        require(elapsedSeconds >= windowSeconds, 'window is open');
        (uint256 sum0, uint256 sum1) = pair.current();
        average0X112 = CumulativePrices.average(sum0AtOpening, sum0, elapsedSeconds);
        average1X112 = CumulativePrices.average(sum1AtOpening, sum1, elapsedSeconds);
        (sum0AtOpening, sum1AtOpening, openedAt) = (sum0, sum1, block.timestamp);
    }

    // #endregion update

    // #region consult
    /// @notice What an amount was worth on average in the last window; refuses one that ended long ago.
    function consult(address token, uint256 amount) external view returns (uint256) {
        require(token == token0 || token == token1, 'not of this pair');
        uint256 averageX112 = token == token0 ? average0X112 : average1X112;
        require(averageX112 > 0, 'no window closed');
        require(block.timestamp - openedAt <= 2 * windowSeconds, 'average is old');
        return CumulativePrices.worth(averageX112, amount);
    }
    // #endregion consult
}
