// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import {IPoolManager} from '@uniswap/v4-core/src/interfaces/IPoolManager.sol';
import {Hooks} from '@uniswap/v4-core/src/libraries/Hooks.sol';
import {LPFeeLibrary} from '@uniswap/v4-core/src/libraries/LPFeeLibrary.sol';
import {BeforeSwapDelta, BeforeSwapDeltaLibrary} from '@uniswap/v4-core/src/types/BeforeSwapDelta.sol';
import {PoolKey} from '@uniswap/v4-core/src/types/PoolKey.sol';
import {SwapParams} from '@uniswap/v4-core/src/types/PoolOperation.sol';
import {BaseHook} from '@uniswap/v4-periphery/src/utils/BaseHook.sol';

/// @notice Chooses the fee of each swap by its direction; PoolManager stores none.
contract FeePerSwap is BaseHook {
    using LPFeeLibrary for uint24;

    /// @notice In hundredths of a basis point: 1% to sell currency0, 0.05% to buy it.
    uint24 public constant SELL_FEE = 10_000;
    uint24 public constant BUY_FEE = 500;

    error FeeMustBeDynamic(uint24 fee);

    constructor(IPoolManager manager) BaseHook(manager) {}

    function getHookPermissions() public pure override returns (Hooks.Permissions memory wanted) {
        wanted.beforeInitialize = true;
        wanted.beforeSwap = true;
    }

    // #region require
    /// @dev In a pool with a static fee, the fee that beforeSwap returns is not read.
    function _beforeInitialize(address, PoolKey calldata key, uint160)
        internal
        pure
        override
        returns (bytes4)
    {
        if (!key.fee.isDynamicFee()) revert FeeMustBeDynamic(key.fee);
        return BaseHook.beforeInitialize.selector;
    }
    // #endregion require

    // #region override
    function _beforeSwap(address, PoolKey calldata, SwapParams calldata params, bytes calldata)
        internal
        pure
        override
        returns (bytes4, BeforeSwapDelta, uint24)
    {
        uint24 feePips = params.zeroForOne ? SELL_FEE : BUY_FEE;
        return (
            BaseHook.beforeSwap.selector,
            BeforeSwapDeltaLibrary.ZERO_DELTA,
            feePips | LPFeeLibrary.OVERRIDE_FEE_FLAG // 0x400000: without it, the stored fee counts
        );
    }
    // #endregion override
}
