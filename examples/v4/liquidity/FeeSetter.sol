// SPDX-License-Identifier: MIT
pragma solidity ^0.8.24;

import {IPoolManager} from '@uniswap/v4-core/src/interfaces/IPoolManager.sol';
import {PoolKey} from '@uniswap/v4-core/src/types/PoolKey.sol';

// #region contract
/// @notice A hook without callbacks: its owner sets the fee of the pools that name it.
contract FeeSetter {
    /// @notice The most that the owner may set, in hundredths of a basis point: 1%.
    uint24 public constant MOST_FEE = 10_000;

    IPoolManager public immutable manager;
    address public immutable owner;

    constructor(IPoolManager manager_, address owner_) {
        manager = manager_;
        owner = owner_;
    }

    /// @param feePips in hundredths of a basis point: 3,000 is 0.3%
    function setFee(PoolKey calldata key, uint24 feePips) external {
        require(msg.sender == owner, 'not the owner');
        require(feePips <= MOST_FEE, 'above the most');
        manager.updateDynamicLPFee(key, feePips);
    }
}
// #endregion contract
