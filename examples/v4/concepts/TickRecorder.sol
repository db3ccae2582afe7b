// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import {IPoolManager} from '@uniswap/v4-core/src/interfaces/IPoolManager.sol';
import {Hooks} from '@uniswap/v4-core/src/libraries/Hooks.sol';
import {StateLibrary} from '@uniswap/v4-core/src/libraries/StateLibrary.sol';
import {BeforeSwapDelta, BeforeSwapDeltaLibrary} from '@uniswap/v4-core/src/types/BeforeSwapDelta.sol';
import {PoolId} from '@uniswap/v4-core/src/types/PoolId.sol';
import {PoolKey} from '@uniswap/v4-core/src/types/PoolKey.sol';
import {SwapParams} from '@uniswap/v4-core/src/types/PoolOperation.sol';
import {BaseHook} from '@uniswap/v4-periphery/src/utils/BaseHook.sol';

/// @notice Sums the tick of each of its pools over time, from which readers compute a mean.
contract TickRecorder is BaseHook {
    using StateLibrary for IPoolManager;

    struct Sum {
        int56 tickSeconds;
        uint40 time;
    }

    mapping(PoolId id => Sum sum) private sums;

    constructor(IPoolManager manager) BaseHook(manager) {}

    function getHookPermissions() public pure override returns (Hooks.Permissions memory wanted) {
        wanted.afterInitialize = true;
        wanted.beforeSwap = true;
    }

    // #region record
    function _afterInitialize(address, PoolKey calldata key, uint160, int24)
        internal
        override
        returns (bytes4)
    {
        sums[key.toId()].time = uint40(block.timestamp);
        return this.afterInitialize.selector;
    }

    /// @dev Before the swap, the tick is the one that lasted until here.
    function _beforeSwap(address, PoolKey calldata key, SwapParams calldata, bytes calldata)
        internal
        override
        returns (bytes4, BeforeSwapDelta, uint24)
    {
        PoolId id = key.toId();
        if (sums[id].time != block.timestamp) sums[id] = sumOf(id);
        return (this.beforeSwap.selector, BeforeSwapDeltaLibrary.ZERO_DELTA, 0);
    }
    // #endregion record

    // #region read
    /// @notice The tick, times the seconds that it lasted, summed up to this block; and its time.
    function sumOf(PoolId id) public view returns (Sum memory sum) {
        sum = sums[id];
        require(sum.time != 0, 'no such pool');
        (, int24 tick,,) = poolManager.getSlot0(id);
        int56 elapsed = int56(uint56(block.timestamp - sum.time));
        sum.tickSeconds += int56(tick) * elapsed;
        sum.time = uint40(block.timestamp);
    }
    // #endregion read
}
