// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import {IPoolManager} from '@uniswap/v4-core/src/interfaces/IPoolManager.sol';
import {Hooks} from '@uniswap/v4-core/src/libraries/Hooks.sol';
import {BeforeSwapDelta, BeforeSwapDeltaLibrary} from '@uniswap/v4-core/src/types/BeforeSwapDelta.sol';
import {PoolKey} from '@uniswap/v4-core/src/types/PoolKey.sol';
import {SwapParams} from '@uniswap/v4-core/src/types/PoolOperation.sol';
import {BaseHook} from '@uniswap/v4-periphery/src/utils/BaseHook.sol';

/// @notice Refuses swaps that name their output.
contract ExactInputOnly is BaseHook {
    error ExactOutputRefused();

    constructor(IPoolManager manager) BaseHook(manager) {}

    function getHookPermissions() public pure override returns (Hooks.Permissions memory wanted) {
        wanted.beforeSwap = true;
    }

    // #region refuse
    function _beforeSwap(
        address,
        PoolKey calldata,
        SwapParams calldata params,
        bytes calldata
    ) internal view override returns (bytes4, BeforeSwapDelta, uint24) {
        if (params.amountSpecified > 0) revert ExactOutputRefused();
        return (this.beforeSwap.selector, BeforeSwapDeltaLibrary.ZERO_DELTA, 0);
    }
    // #endregion refuse
}
