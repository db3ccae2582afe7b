// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import {IPoolManager} from '@uniswap/v4-core/src/interfaces/IPoolManager.sol';
import {Hooks} from '@uniswap/v4-core/src/libraries/Hooks.sol';
import {BalanceDelta} from '@uniswap/v4-core/src/types/BalanceDelta.sol';
import {PoolId} from '@uniswap/v4-core/src/types/PoolId.sol';
import {PoolKey} from '@uniswap/v4-core/src/types/PoolKey.sol';
import {SwapParams} from '@uniswap/v4-core/src/types/PoolOperation.sol';
import {BaseHook} from '@uniswap/v4-periphery/src/utils/BaseHook.sol';

/// @notice Counts the swaps of each pool that names it as its hook.
contract SwapCounter is BaseHook {
    mapping(PoolId id => uint256 swaps) public swapsOf;

    // #region constructor
    constructor(IPoolManager manager) BaseHook(manager) {}

    /// @dev BaseHook compares it with the address, in its constructor.
    function getHookPermissions() public pure override returns (Hooks.Permissions memory wanted) {
        wanted.afterSwap = true;
    }
    // #endregion constructor

    // #region callback
    /// @dev BaseHook lets the PoolManager alone call afterSwap, which calls this.
    function _afterSwap(
        address,
        PoolKey calldata key,
        SwapParams calldata,
        BalanceDelta,
        bytes calldata
    ) internal override returns (bytes4, int128) {
        swapsOf[key.toId()]++;
        return (this.afterSwap.selector, 0);
    }
    // #endregion callback
}
