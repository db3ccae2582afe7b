// SPDX-License-Identifier: MIT
pragma solidity ^0.8.24;

import {TickMath} from '@uniswap/v4-core/src/libraries/TickMath.sol';

/// @notice Lets a program call the library that turns ticks into prices.
contract TickProbe {
    // #region price
    function priceAt(int24 tick) external pure returns (uint160 sqrtPriceX96) {
        return TickMath.getSqrtPriceAtTick(tick);
    }

    function tickAt(uint160 sqrtPriceX96) external pure returns (int24 tick) {
        return TickMath.getTickAtSqrtPrice(sqrtPriceX96);
    }
    // #endregion price

    // #region usable
    /// @notice The ends of the widest range that a tick spacing allows.
    function widestRange(int24 tickSpacing) external pure returns (int24 tickLower, int24 tickUpper) {
        return (TickMath.minUsableTick(tickSpacing), TickMath.maxUsableTick(tickSpacing));
    }
    // #endregion usable

    // #region limit
    /// @notice The price limit of a swap that means no limit.
    function noLimit(bool zeroForOne) external pure returns (uint160) {
        return zeroForOne ? TickMath.MIN_SQRT_PRICE + 1 : TickMath.MAX_SQRT_PRICE - 1;
    }
    // #endregion limit
}
