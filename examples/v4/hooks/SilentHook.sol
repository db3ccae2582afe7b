// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import {IPoolManager} from '@uniswap/v4-core/src/interfaces/IPoolManager.sol';
import {Hooks} from '@uniswap/v4-core/src/libraries/Hooks.sol';
import {BaseHook} from '@uniswap/v4-periphery/src/utils/BaseHook.sol';

/// @notice Asks for a callback, and does not implement it.
contract SilentHook is BaseHook {
    constructor(IPoolManager manager) BaseHook(manager) {}

    function getHookPermissions() public pure override returns (Hooks.Permissions memory wanted) {
        wanted.beforeInitialize = true;
    }
}
