// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import {IHooks} from '@uniswap/v4-core/src/interfaces/IHooks.sol';
import {IPoolManager} from '@uniswap/v4-core/src/interfaces/IPoolManager.sol';
import {PoolKey} from '@uniswap/v4-core/src/types/PoolKey.sol';

/// @notice A hook whose owner sets the fee of its pools, which must be pools with a dynamic fee.
contract FeeHook {
    /// @notice What a pool of this hook starts with, in hundredths of a basis point: 0.3 %.
    uint24 public constant FIRST_FEE = 3_000;

    IPoolManager public immutable poolManager;
    address public immutable owner;

    error NotPoolManager();
    error NotOwner();

    constructor(IPoolManager poolManager_, address owner_) {
        poolManager = poolManager_;
        owner = owner_;
    }

    /// @notice Called by the pool manager once a pool of this hook exists: without this its fee would be zero.
    function afterInitialize(address, PoolKey calldata key, uint160, int24) external returns (bytes4) {
        if (msg.sender != address(poolManager)) revert NotPoolManager();
        poolManager.updateDynamicLPFee(key, FIRST_FEE);
        return IHooks.afterInitialize.selector;
    }

    /// @notice Sets the fee of a pool, in hundredths of a basis point.
    function setFee(PoolKey calldata key, uint24 feePips) external {
        if (msg.sender != owner) revert NotOwner();
        poolManager.updateDynamicLPFee(key, feePips);
    }
}
