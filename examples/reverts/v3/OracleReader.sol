// SPDX-License-Identifier: GPL-2.0-or-later
pragma solidity =0.7.6;

import '@uniswap/v3-periphery/contracts/libraries/OracleLibrary.sol';

/// @notice Asks a pool's oracle through OracleLibrary, as a contract that needs a price would.
contract OracleReader {
    function consult(address pool, uint32 secondsAgo)
        external
        view
        returns (int24 meanTick, uint128 meanLiquidity)
    {
        return OracleLibrary.consult(pool, secondsAgo);
    }

    function oldest(address pool) external view returns (uint32 secondsAgo) {
        return OracleLibrary.getOldestObservationSecondsAgo(pool);
    }

    function blockStart(address pool) external view returns (int24 tick, uint128 liquidity) {
        return OracleLibrary.getBlockStartingTickAndLiquidity(pool);
    }

    function chained(address[] memory tokens, int24[] memory ticks)
        external
        pure
        returns (int256 tick)
    {
        return OracleLibrary.getChainedPrice(tokens, ticks);
    }
}

/// @notice Answers like a pool that wrote an observation now, and never the one before it.
contract GappyPool {
    function slot0()
        external
        pure
        returns (uint160, int24, uint16 index, uint16 cardinality, uint16, uint8, bool)
    {
        return (2**96, 0, 0, 2, 2, 0, true);
    }

    function observations(uint256 index)
        external
        view
        returns (uint32 writtenAt, int56, uint160, bool initialized)
    {
        if (index == 0) return (uint32(block.timestamp), 0, 0, true);
        return (1, 0, 0, false);
    }
}
