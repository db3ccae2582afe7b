// SPDX-License-Identifier: MIT
pragma solidity ^0.8.24;

import {IPoolManager} from '@uniswap/v4-core/src/interfaces/IPoolManager.sol';
import {FullMath} from '@uniswap/v4-core/src/libraries/FullMath.sol';
import {StateLibrary} from '@uniswap/v4-core/src/libraries/StateLibrary.sol';
import {PoolId} from '@uniswap/v4-core/src/types/PoolId.sol';
import {PoolKey} from '@uniswap/v4-core/src/types/PoolKey.sol';

/// @notice Reads a pool in a contract, from the words of PoolManager's storage.
contract PoolReader {
    using StateLibrary for IPoolManager;

    IPoolManager public immutable manager;

    constructor(IPoolManager manager_) {
        manager = manager_;
    }

    // #region pool
    function poolOf(PoolKey calldata key)
        external
        view
        returns (uint160 sqrtPriceX96, int24 tick, uint24 lpFee, uint128 liquidity)
    {
        PoolId id = key.toId();
        (sqrtPriceX96, tick,, lpFee) = manager.getSlot0(id);
        require(sqrtPriceX96 != 0, 'no such pool');
        liquidity = manager.getLiquidity(id);
    }
    // #endregion pool

    // #region tick
    function tickOf(PoolKey calldata key, int24 tick)
        external
        view
        returns (uint128 gross, int128 net, uint256 outside0X128, bool isUsed)
    {
        PoolId id = key.toId();
        (gross, net, outside0X128,) = manager.getTickInfo(id, tick);
        int24 place = tick / key.tickSpacing; // exact, as the tick is a multiple
        uint256 word = manager.getTickBitmap(id, int16(place >> 8));
        isUsed = (word >> uint8(uint24(place & 255))) & 1 == 1;
    }
    // #endregion tick

    // #region position
    /// @notice The fees of currency0 that a position has earned since it last changed.
    function feesOf(PoolKey calldata key, address owner, int24 lower, int24 upper, bytes32 salt)
        external
        view
        returns (uint256 fees0, uint128 liquidity)
    {
        PoolId id = key.toId();
        uint256 last0;
        (liquidity, last0,) = manager.getPositionInfo(id, owner, lower, upper, salt);
        (uint256 inside0,) = manager.getFeeGrowthInside(id, lower, upper);
        uint256 growth;
        unchecked {
            growth = inside0 - last0; // the counters wrap, and so must the difference
        }
        fees0 = FullMath.mulDiv(growth, liquidity, 1 << 128);
    }
    // #endregion position

    // #region slots
    function slotsOf(PoolKey calldata key, int24 tick, bytes32 positionId)
        external
        pure
        returns (bytes32 pool, bytes32 ofTick, bytes32 position)
    {
        PoolId id = key.toId();
        pool = StateLibrary._getPoolStateSlot(id);
        ofTick = StateLibrary._getTickInfoSlot(id, tick);
        position = StateLibrary._getPositionInfoSlot(id, positionId);
    }
    // #endregion slots
}
