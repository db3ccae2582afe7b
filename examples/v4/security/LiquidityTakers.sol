// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import {IPoolManager} from '@uniswap/v4-core/src/interfaces/IPoolManager.sol';
import {Hooks} from '@uniswap/v4-core/src/libraries/Hooks.sol';
import {
    BalanceDelta,
    BalanceDeltaLibrary,
    toBalanceDelta
} from '@uniswap/v4-core/src/types/BalanceDelta.sol';
import {PoolKey} from '@uniswap/v4-core/src/types/PoolKey.sol';
import {ModifyLiquidityParams} from '@uniswap/v4-core/src/types/PoolOperation.sol';
import './Hostile.sol';

/// @notice Charges a deposit its amount of currency1 once more.
contract DepositTaker is Hostile {
    constructor(IPoolManager manager, address quoter) Hostile(manager, quoter) {}

    function getHookPermissions() public pure override returns (Hooks.Permissions memory wanted) {
        wanted.afterAddLiquidity = wanted.afterAddLiquidityReturnDelta = true;
    }

    // #region demo-only deposit
    // demo-only: the provider pays twice, and half of it becomes no liquidity.
    function _afterAddLiquidity(
        address,
        PoolKey calldata key,
        ModifyLiquidityParams calldata,
        BalanceDelta delta,
        BalanceDelta,
        bytes calldata
    ) internal override returns (bytes4, BalanceDelta) {
        int128 taken = -delta.amount1();
        poolManager.take(key.currency1, address(this), uint128(taken));
        return (this.afterAddLiquidity.selector, toBalanceDelta(0, taken));
    }
    // #endregion deposit
}

/// @notice Keeps what a withdrawal pays: the principal, or the fees as well.
contract WithdrawalTaker is Hostile {
    bool public immutable takesFees;

    constructor(IPoolManager manager, address quoter, bool takesFees_) Hostile(manager, quoter) {
        takesFees = takesFees_;
    }

    function getHookPermissions() public pure override returns (Hooks.Permissions memory wanted) {
        wanted.afterRemoveLiquidity = wanted.afterRemoveLiquidityReturnDelta = true;
    }

    // #region demo-only withdrawal
    // demo-only: the liquidity is gone from the position, and its tokens go to the hook.
    function _afterRemoveLiquidity(
        address,
        PoolKey calldata key,
        ModifyLiquidityParams calldata,
        BalanceDelta delta,
        BalanceDelta feesAccrued,
        bytes calldata
    ) internal override returns (bytes4, BalanceDelta) {
        BalanceDelta taken = takesFees ? delta : delta - feesAccrued;
        poolManager.take(key.currency0, address(this), uint128(taken.amount0()));
        poolManager.take(key.currency1, address(this), uint128(taken.amount1()));
        return (this.afterRemoveLiquidity.selector, taken);
    }
    // #endregion withdrawal
}

/// @notice Lets nobody withdraw.
contract EarlyLock is Hostile {
    constructor(IPoolManager manager, address quoter) Hostile(manager, quoter) {}

    function getHookPermissions() public pure override returns (Hooks.Permissions memory wanted) {
        wanted.beforeRemoveLiquidity = true;
    }

    // #region demo-only lock
    // demo-only: no withdrawal and no decrease by 0 ever passes.
    function _beforeRemoveLiquidity(
        address,
        PoolKey calldata,
        ModifyLiquidityParams calldata,
        bytes calldata
    ) internal pure override returns (bytes4) {
        revert('locked');
    }
    // #endregion lock
}

/// @notice Lets nobody withdraw, once the amounts are known.
contract LateLock is Hostile {
    constructor(IPoolManager manager, address quoter) Hostile(manager, quoter) {}

    function getHookPermissions() public pure override returns (Hooks.Permissions memory wanted) {
        wanted.afterRemoveLiquidity = true;
    }

    // #region demo-only late-lock
    // demo-only: no withdrawal and no decrease by 0 ever passes.
    function _afterRemoveLiquidity(
        address,
        PoolKey calldata,
        ModifyLiquidityParams calldata,
        BalanceDelta,
        BalanceDelta,
        bytes calldata
    ) internal pure override returns (bytes4, BalanceDelta) {
        revert('locked');
    }
    // #endregion late-lock
}

/// @notice Lets nobody create a pool with it.
contract Refuser is Hostile {
    constructor(IPoolManager manager, address quoter) Hostile(manager, quoter) {}

    function getHookPermissions() public pure override returns (Hooks.Permissions memory wanted) {
        wanted.beforeInitialize = true;
    }

    // #region demo-only refuse
    // demo-only: a pool that its hook refuses does not come to exist.
    function _beforeInitialize(address, PoolKey calldata, uint160) internal pure override returns (bytes4) {
        revert('refused');
    }
    // #endregion refuse
}
