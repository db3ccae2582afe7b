// SPDX-License-Identifier: MIT
pragma solidity ^0.8.24;

import {PoolKey} from '@uniswap/v4-core/src/types/PoolKey.sol';
import {PositionInfo, PositionInfoLibrary} from '@uniswap/v4-periphery/src/libraries/PositionInfoLibrary.sol';

/// @notice Takes the word apart that PositionManager keeps for each NFT, and packs one.
contract PositionInfos {
    // #region unpack
    function valuesOf(PositionInfo info)
        external
        pure
        returns (bytes25 poolId, int24 tickLower, int24 tickUpper, bool hasSubscriber)
    {
        return (info.poolId(), info.tickLower(), info.tickUpper(), info.hasSubscriber());
    }
    // #endregion unpack

    // #region pack
    function pack(PoolKey memory key, int24 tickLower, int24 tickUpper)
        external
        pure
        returns (PositionInfo)
    {
        return PositionInfoLibrary.initialize(key, tickLower, tickUpper);
    }
    // #endregion pack

    // #region subscriber
    function subscribe(PositionInfo info) external pure returns (PositionInfo) {
        return info.setSubscribe();
    }

    function unsubscribe(PositionInfo info) external pure returns (PositionInfo) {
        return info.setUnsubscribe();
    }
    // #endregion subscriber
}
