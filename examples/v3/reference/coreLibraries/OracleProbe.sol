// SPDX-License-Identifier: GPL-2.0-or-later
pragma solidity =0.7.6;
pragma abicoder v2;

// #region import-oracle
import '@uniswap/v3-core/contracts/libraries/Oracle.sol';
// #endregion import-oracle

/// @notice Keeps observations as a pool does. Demonstration only: nothing checks who calls, or the time.
contract OracleProbe {
    using Oracle for Oracle.Observation[65535];

    Oracle.Observation[65535] public observations;
    uint16 public index;
    uint16 public cardinality;
    uint16 public cardinalityNext;

    // #region initialize
    function initialize(uint32 time) external {
        (cardinality, cardinalityNext) = observations.initialize(time);
    }
    // #endregion initialize

    // #region grow
    function grow(uint16 next) external {
        cardinalityNext = observations.grow(cardinalityNext, next);
    }
    // #endregion grow

    // #region write
    function write(
        uint32 time,
        int24 tick,
        uint128 liquidity
    ) external {
        (index, cardinality) = observations.write(
            index,
            time,
            tick,
            liquidity,
            cardinality,
            cardinalityNext
        );
    }
    // #endregion write

    // #region observe
    function observe(
        uint32 time,
        uint32[] calldata secondsAgos,
        int24 tick,
        uint128 liquidity
    ) external view returns (int56[] memory tickCumulatives, uint160[] memory secondsPerLiquidity) {
        return observations.observe(time, secondsAgos, tick, index, liquidity, cardinality);
    }
    // #endregion observe

    // #region observe-single
    function observeSingle(
        uint32 time,
        uint32 secondsAgo,
        int24 tick,
        uint128 liquidity
    ) external view returns (int56 tickCumulative, uint160 secondsPerLiquidity) {
        return
            observations.observeSingle(time, secondsAgo, tick, index, liquidity, cardinality);
    }
    // #endregion observe-single
}
