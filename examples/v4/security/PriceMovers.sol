// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import {IPoolManager} from '@uniswap/v4-core/src/interfaces/IPoolManager.sol';
import {IUnlockCallback} from '@uniswap/v4-core/src/interfaces/callback/IUnlockCallback.sol';
import {Hooks} from '@uniswap/v4-core/src/libraries/Hooks.sol';
import {BalanceDelta, BalanceDeltaLibrary} from '@uniswap/v4-core/src/types/BalanceDelta.sol';
import {PoolKey} from '@uniswap/v4-core/src/types/PoolKey.sol';
import {ModifyLiquidityParams} from '@uniswap/v4-core/src/types/PoolOperation.sol';
import './Hostile.sol';

/// @notice Moves the price away ahead of a deposit, and back right after it.
abstract contract PriceMover is Hostile {
    uint160 public immutable fairSqrtPriceX96;

    constructor(IPoolManager manager, address quoter, uint160 fair) Hostile(manager, quoter) {
        fairSqrtPriceX96 = fair;
    }

    // #region demo-only move
    // demo-only: in an empty pool any price can be reached for nothing.
    function moveAway(PoolKey memory key) internal {
        tradeTo(key, false, -1, 2 * fairSqrtPriceX96); // four times the price
    }
    // #endregion move

    // #region demo-only back
    // demo-only: the fresh liquidity buys at the wrong price from the hook, which buys in the market.
    function _afterAddLiquidity(
        address,
        PoolKey calldata key,
        ModifyLiquidityParams calldata,
        BalanceDelta,
        BalanceDelta,
        bytes calldata
    ) internal override returns (bytes4, BalanceDelta) {
        tradeTo(key, true, -type(int128).max, fairSqrtPriceX96);
        close(marketOf(key));
        return (this.afterAddLiquidity.selector, BalanceDeltaLibrary.ZERO_DELTA);
    }
    // #endregion back
}

/// @notice Moves the price as soon as the pool exists.
contract FirstMover is PriceMover, IUnlockCallback {
    constructor(IPoolManager manager, address quoter, uint160 fair) PriceMover(manager, quoter, fair) {}

    function getHookPermissions() public pure override returns (Hooks.Permissions memory wanted) {
        wanted.afterInitialize = wanted.afterAddLiquidity = true;
    }

    // #region demo-only first
    // demo-only: the pool does not have the price that its creator gave it.
    function _afterInitialize(address, PoolKey calldata key, uint160, int24) internal override returns (bytes4) {
        poolManager.unlock(abi.encode(key));
        return this.afterInitialize.selector;
    }

    function unlockCallback(bytes calldata data) external override onlyPoolManager returns (bytes memory) {
        moveAway(abi.decode(data, (PoolKey)));
        return '';
    }
    // #endregion first
}

/// @notice Moves the price before each deposit.
contract DepositMover is PriceMover {
    constructor(IPoolManager manager, address quoter, uint160 fair) PriceMover(manager, quoter, fair) {}

    function getHookPermissions() public pure override returns (Hooks.Permissions memory wanted) {
        wanted.beforeAddLiquidity = wanted.afterAddLiquidity = true;
    }

    // #region demo-only ahead
    // demo-only: the deposit is computed at one price and made at another.
    function _beforeAddLiquidity(
        address,
        PoolKey calldata key,
        ModifyLiquidityParams calldata,
        bytes calldata
    ) internal override returns (bytes4) {
        moveAway(key);
        return this.beforeAddLiquidity.selector;
    }
    // #endregion ahead
}
