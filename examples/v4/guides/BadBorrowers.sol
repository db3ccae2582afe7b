// SPDX-License-Identifier: MIT
pragma solidity ^0.8.24;

import {IPoolManager} from '@uniswap/v4-core/src/interfaces/IPoolManager.sol';
import {IUnlockCallback} from '@uniswap/v4-core/src/interfaces/callback/IUnlockCallback.sol';
import {IERC20Minimal} from '@uniswap/v4-core/src/interfaces/external/IERC20Minimal.sol';
import {Currency} from '@uniswap/v4-core/src/types/Currency.sol';

/// @notice Borrows and fails to pay back, each time in another way.
contract BadBorrowers is IUnlockCallback {
    IPoolManager private immutable manager;

    enum Mistake {
        KeepsAll,
        PaysOneUnitLess,
        SkipsSync
    }

    constructor(IPoolManager manager_) {
        manager = manager_;
    }

    function borrow(Currency currency, uint256 amount, Mistake mistake) external {
        manager.unlock(abi.encode(currency, amount, mistake));
    }

    function takeOutsideOfUnlock(Currency currency, uint256 amount) external {
        manager.take(currency, address(this), amount);
    }

    // #region mistakes
    function unlockCallback(bytes calldata data) external returns (bytes memory) {
        require(msg.sender == address(manager), 'not PoolManager');
        (Currency currency, uint256 amount, Mistake mistake) =
            abi.decode(data, (Currency, uint256, Mistake));
        manager.take(currency, address(this), amount);
        if (mistake == Mistake.KeepsAll) return '';
        if (mistake != Mistake.SkipsSync) manager.sync(currency);
        uint256 paid = mistake == Mistake.PaysOneUnitLess ? amount - 1 : amount;
        IERC20Minimal(Currency.unwrap(currency)).transfer(address(manager), paid);
        manager.settle();
        return '';
    }
    // #endregion mistakes
}
