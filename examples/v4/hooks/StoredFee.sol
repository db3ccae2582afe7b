// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import {IPoolManager} from '@uniswap/v4-core/src/interfaces/IPoolManager.sol';
import {Hooks} from '@uniswap/v4-core/src/libraries/Hooks.sol';
import {PoolKey} from '@uniswap/v4-core/src/types/PoolKey.sol';
import {BaseHook} from '@uniswap/v4-periphery/src/utils/BaseHook.sol';

/// @notice Keeps the fee of its pools in PoolManager; an owner changes it, within a bound.
contract StoredFee is BaseHook {
    /// @notice In hundredths of a basis point: 0.3% at first, at most 1%.
    uint24 public constant FIRST_FEE = 3_000;
    uint24 public constant MOST_FEE = 10_000;

    address public immutable owner;

    error NotOwner();
    error FeeAboveBound(uint24 feePips);

    constructor(IPoolManager manager, address owner_) BaseHook(manager) {
        owner = owner_; // not msg.sender, which is the CREATE2 deployer
    }

    function getHookPermissions() public pure override returns (Hooks.Permissions memory wanted) {
        wanted.afterInitialize = true;
    }

    // #region first
    /// @dev Without this, the fee is 0 until somebody calls setFee.
    function _afterInitialize(address, PoolKey calldata key, uint160, int24)
        internal
        override
        returns (bytes4)
    {
        poolManager.updateDynamicLPFee(key, FIRST_FEE);
        return this.afterInitialize.selector;
    }
    // #endregion first

    // #region set
    function setFee(PoolKey calldata key, uint24 feePips) external {
        if (msg.sender != owner) revert NotOwner();
        if (feePips > MOST_FEE) revert FeeAboveBound(feePips);
        poolManager.updateDynamicLPFee(key, feePips);
    }
    // #endregion set
}
