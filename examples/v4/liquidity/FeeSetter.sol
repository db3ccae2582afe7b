// SPDX-License-Identifier: MIT
pragma solidity ^0.8.24;

import {IPoolManager} from '@uniswap/v4-core/src/interfaces/IPoolManager.sol';
import {PoolKey} from '@uniswap/v4-core/src/types/PoolKey.sol';

// #region contract
/// @notice A hook without callbacks: its owner sets the fee of the pools that name it.
contract FeeSetter {
    IPoolManager public immutable manager;
    address public immutable owner;

    constructor(IPoolManager manager_, address owner_) {
        manager = manager_;
        owner = owner_;
    }

    /// @param feePips in hundredths of a basis point: 3,000 is 0.3 %
    function setFee(PoolKey calldata key, uint24 feePips) external {
        require(msg.sender == owner, 'not the owner');
        manager.updateDynamicLPFee(key, feePips);
    }
}
// #endregion contract
