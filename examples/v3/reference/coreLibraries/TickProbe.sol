// SPDX-License-Identifier: GPL-2.0-or-later
pragma solidity =0.7.6;

// #region import-bit-math
import '@uniswap/v3-core/contracts/libraries/BitMath.sol';
// #endregion import-bit-math
// #region import-tick-bitmap
import '@uniswap/v3-core/contracts/libraries/TickBitmap.sol';
// #endregion import-tick-bitmap
// #region import-tick-math
import '@uniswap/v3-core/contracts/libraries/TickMath.sol';
// #endregion import-tick-math

/// @notice Lets anyone call the libraries that turn ticks into prices and find ticks in use.
contract TickProbe {
    using TickBitmap for mapping(int16 => uint256);

    // #region tick-math
    function priceAt(int24 tick) external pure returns (uint160 sqrtPriceX96) {
        return TickMath.getSqrtRatioAtTick(tick);
    }

    function tickAt(uint160 sqrtPriceX96) external pure returns (int24 tick) {
        return TickMath.getTickAtSqrtRatio(sqrtPriceX96);
    }
    // #endregion tick-math

    // #region tick-bitmap
    mapping(int16 => uint256) public words;

    function flip(int24 tick, int24 tickSpacing) external {
        words.flipTick(tick, tickSpacing);
    }

    function next(
        int24 tick,
        int24 tickSpacing,
        bool lte
    ) external view returns (int24 nextTick, bool initialized) {
        return words.nextInitializedTickWithinOneWord(tick, tickSpacing, lte);
    }
    // #endregion tick-bitmap

    // #region bits
    function bits(uint256 x) external pure returns (uint8 highest, uint8 lowest) {
        highest = BitMath.mostSignificantBit(x);
        lowest = BitMath.leastSignificantBit(x);
    }
    // #endregion bits
}
