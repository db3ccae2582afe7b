// SPDX-License-Identifier: GPL-2.0-or-later
pragma solidity =0.7.6;

import '@uniswap/v3-periphery/contracts/libraries/OracleLibrary.sol';

/// @notice Stands in for a pool that answers any sums, and consults itself.
contract WindowProbe {
    int56[2] private tickCumulatives;
    uint160[2] private secondsPerLiquidityX128;

    function consult(
        int56 tickFrom,
        int56 tickTo,
        uint160 perLiquidityFrom,
        uint160 perLiquidityTo,
        uint32 windowSeconds
    ) external returns (int24 meanTick, uint128 meanLiquidity) {
        tickCumulatives = [tickFrom, tickTo];
        secondsPerLiquidityX128 = [perLiquidityFrom, perLiquidityTo];
        return OracleLibrary.consult(address(this), windowSeconds);
    }

    function observe(uint32[] calldata) external view returns (int56[] memory, uint160[] memory) {
        int56[] memory ticks = new int56[](2);
        uint160[] memory perLiquidity = new uint160[](2);
        for (uint256 at = 0; at < 2; at++) {
            ticks[at] = tickCumulatives[at];
            perLiquidity[at] = secondsPerLiquidityX128[at];
        }
        return (ticks, perLiquidity);
    }
}
