// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import '@uniswap/v2-core/contracts/interfaces/IUniswapV2Pair.sol';

/// @notice Sums and averages of the prices of a v2 pair, as numbers with 112 binary places.
library CumulativePrices {
    // #region current
    /// @return sum0 Price of token0 in token1 × seconds, up to this second; wraps around.
    /// @return sum1 Price of token1 in token0 × seconds, up to this second; wraps around.
    function current(IUniswapV2Pair pair) internal view returns (uint256 sum0, uint256 sum1) {
        sum0 = pair.price0CumulativeLast();
        sum1 = pair.price1CumulativeLast();
        (uint112 reserve0, uint112 reserve1, uint32 storedAt) = pair.getReserves();
        unchecked {
            // The pair keeps its time modulo 2³², and lets its sums wrap around.
            uint256 waiting = uint32(block.timestamp) - storedAt;
            sum0 += ((uint256(reserve1) << 112) / reserve0) * waiting;
            sum1 += ((uint256(reserve0) << 112) / reserve1) * waiting;
        }
    }

    // #endregion current

    // #region average
    /// @notice The average price between two readings of a sum; it is rounded down.
    function average(
        uint256 sumThen,
        uint256 sumNow,
        uint256 elapsedSeconds
    ) internal pure returns (uint256 priceX112) {
        unchecked {
            priceX112 = (sumNow - sumThen) / elapsedSeconds;
        }
    }

    // #endregion average

    // #region worth
    /// @notice What an amount is worth at a price, in smallest units of the other token, rounded down.
    function worth(uint256 priceX112, uint256 amount) internal pure returns (uint256) {
        return (priceX112 * amount) >> 112;
    }
    // #endregion worth
}
