// SPDX-License-Identifier: GPL-2.0-or-later
pragma solidity =0.7.6;

// #region import-position
import '@uniswap/v3-core/contracts/libraries/Position.sol';
// #endregion import-position
// #region import-tick
import '@uniswap/v3-core/contracts/libraries/Tick.sol';
// #endregion import-tick

/// @notice Keeps ticks and positions as a pool does. Demonstration only: nothing checks who calls.
contract StateProbe {
    using Tick for mapping(int24 => Tick.Info);
    using Position for mapping(bytes32 => Position.Info);
    using Position for Position.Info;

    mapping(int24 => Tick.Info) public ticks;
    mapping(bytes32 => Position.Info) public positions;

    // #region max-liquidity
    function maxLiquidity(int24 tickSpacing) public pure returns (uint128) {
        return Tick.tickSpacingToMaxLiquidityPerTick(tickSpacing);
    }
    // #endregion max-liquidity

    // #region tick-update
    function updateBounds(
        int24 tickLower,
        int24 tickUpper,
        int24 tickCurrent,
        int128 liquidityDelta,
        uint256 growth0X128
    ) external returns (bool flippedLower, bool flippedUpper) {
        flippedLower = _update(tickLower, tickCurrent, liquidityDelta, growth0X128, false);
        flippedUpper = _update(tickUpper, tickCurrent, liquidityDelta, growth0X128, true);
    }

    function _update(
        int24 tick,
        int24 tickCurrent,
        int128 liquidityDelta,
        uint256 growth0X128,
        bool upper
    ) private returns (bool) {
        uint128 most = maxLiquidity(60);
        uint32 time = uint32(block.timestamp);
        // token1, seconds per liquidity and tick sums stay 0 in this example.
        return
            ticks.update(tick, tickCurrent, liquidityDelta, growth0X128, 0, 0, 0, time, upper, most);
    }
    // #endregion tick-update

    // #region tick-inside
    function growthInside(
        int24 tickLower,
        int24 tickUpper,
        int24 tickCurrent,
        uint256 growth0X128
    ) external view returns (uint256 inside0X128) {
        (inside0X128, ) = ticks.getFeeGrowthInside(tickLower, tickUpper, tickCurrent, growth0X128, 0);
    }
    // #endregion tick-inside

    // #region tick-cross
    function cross(int24 tick, uint256 growth0X128) external returns (int128 liquidityNet) {
        return ticks.cross(tick, growth0X128, 0, 0, 0, uint32(block.timestamp));
    }

    function clear(int24 tick) external {
        ticks.clear(tick);
    }
    // #endregion tick-cross

    // #region position
    function updatePosition(
        int24 tickLower,
        int24 tickUpper,
        int128 liquidityDelta,
        uint256 inside0X128
    ) external {
        positions.get(msg.sender, tickLower, tickUpper).update(liquidityDelta, inside0X128, 0);
    }

    function positionOf(
        address owner,
        int24 tickLower,
        int24 tickUpper
    ) external view returns (uint128 liquidity, uint128 tokensOwed0) {
        Position.Info storage position = positions.get(owner, tickLower, tickUpper);
        return (position.liquidity, position.tokensOwed0);
    }
    // #endregion position
}
