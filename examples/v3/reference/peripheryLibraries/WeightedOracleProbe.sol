// SPDX-License-Identifier: GPL-2.0-or-later
pragma solidity =0.7.6;
pragma abicoder v2;

// #region import-weighted-oracle-library
import 'v3-periphery-1.2.1/contracts/libraries/WeightedOracleLibrary.sol';
// #endregion import-weighted-oracle-library

/// @notice Weighs the mean ticks of several pools of one pair by their mean liquidity.
contract WeightedOracleProbe {
    // #region consult
    function consult(address pool, uint32 windowSeconds)
        external
        view
        returns (int24 meanTick, uint128 meanLiquidity)
    {
        WeightedOracleLibrary.PeriodObservation memory reading =
            WeightedOracleLibrary.consult(pool, windowSeconds);
        return (reading.arithmeticMeanTick, reading.harmonicMeanLiquidity);
    }
    // #endregion consult

    // #region weigh
    function weighted(address[] calldata pools, uint32 windowSeconds)
        external
        view
        returns (int24)
    {
        WeightedOracleLibrary.PeriodObservation[] memory readings =
            new WeightedOracleLibrary.PeriodObservation[](pools.length);
        for (uint256 at = 0; at < pools.length; at++) {
            readings[at] = WeightedOracleLibrary.consult(pools[at], windowSeconds);
        }
        return WeightedOracleLibrary.getArithmeticMeanTickWeightedByLiquidity(readings);
    }
    // #endregion weigh
}
