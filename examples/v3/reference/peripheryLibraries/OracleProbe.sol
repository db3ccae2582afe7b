// SPDX-License-Identifier: GPL-2.0-or-later
pragma solidity =0.7.6;
pragma abicoder v2;

// #region import-oracle-library
import '@uniswap/v3-periphery/contracts/libraries/OracleLibrary.sol';
// #endregion import-oracle-library

/// @notice Lets anyone call OracleLibrary.
contract OracleProbe {
    // #region consult
    function consult(address pool, uint32 windowSeconds)
        external
        view
        returns (int24 meanTick, uint128 meanLiquidity)
    {
        return OracleLibrary.consult(pool, windowSeconds);
    }
    // #endregion consult

    // #region quote
    function quoteAt(
        int24 tick,
        uint128 baseAmount,
        address baseToken,
        address quoteToken
    ) external pure returns (uint256 quoteAmount) {
        return OracleLibrary.getQuoteAtTick(tick, baseAmount, baseToken, quoteToken);
    }
    // #endregion quote

    // #region oldest
    function oldest(address pool) external view returns (uint32 secondsAgo) {
        return OracleLibrary.getOldestObservationSecondsAgo(pool);
    }
    // #endregion oldest

    // #region block-start
    function blockStart(address pool) external view returns (int24 tick, uint128 liquidity) {
        return OracleLibrary.getBlockStartingTickAndLiquidity(pool);
    }
    // #endregion block-start

    // #region weighted
    function weighted(OracleLibrary.WeightedTickData[] memory readings)
        external
        pure
        returns (int24 tick)
    {
        return OracleLibrary.getWeightedArithmeticMeanTick(readings);
    }
    // #endregion weighted

    // #region chained
    function chained(address[] memory tokens, int24[] memory ticks)
        external
        pure
        returns (int256 tick)
    {
        return OracleLibrary.getChainedPrice(tokens, ticks);
    }
    // #endregion chained
}
