// SPDX-License-Identifier: MIT
pragma solidity ^0.8.24;

import {IPoolManager} from '@uniswap/v4-core/src/interfaces/IPoolManager.sol';
import {IUnlockCallback} from '@uniswap/v4-core/src/interfaces/callback/IUnlockCallback.sol';
import {TransientStateLibrary} from '@uniswap/v4-core/src/libraries/TransientStateLibrary.sol';
import {Currency} from '@uniswap/v4-core/src/types/Currency.sol';

/// @notice Borrows a token from PoolManager, returns it, and reads the lock at each step.
contract LockReader is IUnlockCallback {
    using TransientStateLibrary for IPoolManager;

    IPoolManager public immutable manager;

    struct State {
        bool isUnlocked;
        uint256 openDeltas;
        int256 delta;
        Currency synced;
        uint256 reserves;
    }

    constructor(IPoolManager manager_) {
        manager = manager_;
    }

    // #region read
    function read(Currency token) public view returns (State memory state) {
        state.isUnlocked = manager.isUnlocked();
        state.openDeltas = manager.getNonzeroDeltaCount();
        state.delta = manager.currencyDelta(address(this), token);
        state.synced = manager.getSyncedCurrency();
        state.reserves = manager.getSyncedReserves();
    }
    // #endregion read

    // #region unlock
    function borrow(Currency token, uint256 amount) external returns (State[] memory) {
        return abi.decode(manager.unlock(abi.encode(token, amount)), (State[]));
    }

    /// @inheritdoc IUnlockCallback
    function unlockCallback(bytes calldata data) external override returns (bytes memory) {
        require(msg.sender == address(manager), 'not the manager');
        (Currency token, uint256 amount) = abi.decode(data, (Currency, uint256));
        return abi.encode(borrowAndReturn(token, amount));
    }
    // #endregion unlock

    // #region steps
    function borrowAndReturn(Currency token, uint256 amount)
        private
        returns (State[] memory states)
    {
        states = new State[](4);
        states[0] = read(token);
        manager.take(token, address(this), amount);
        states[1] = read(token);
        manager.sync(token);
        states[2] = read(token);
        token.transfer(address(manager), amount);
        manager.settle();
        states[3] = read(token);
    }
    // #endregion steps
}
