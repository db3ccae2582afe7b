// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import {IPoolManager} from '@uniswap/v4-core/src/interfaces/IPoolManager.sol';
import {Hooks} from '@uniswap/v4-core/src/libraries/Hooks.sol';
import {TickMath} from '@uniswap/v4-core/src/libraries/TickMath.sol';
import {BalanceDelta} from '@uniswap/v4-core/src/types/BalanceDelta.sol';
import {BeforeSwapDelta, BeforeSwapDeltaLibrary} from '@uniswap/v4-core/src/types/BeforeSwapDelta.sol';
import {PoolKey} from '@uniswap/v4-core/src/types/PoolKey.sol';
import {ModifyLiquidityParams, SwapParams} from '@uniswap/v4-core/src/types/PoolOperation.sol';
import './Hostile.sol';

/// @notice Is by far the largest provider while a swap or a donation pays providers, and at no other time.
contract BriefProvider is Hostile {
    int256 public immutable liquidity;

    constructor(IPoolManager manager, address quoter, int256 liquidity_) Hostile(manager, quoter) {
        liquidity = liquidity_;
    }

    function getHookPermissions() public pure override returns (Hooks.Permissions memory wanted) {
        wanted.beforeSwap = wanted.afterSwap = true;
        wanted.beforeDonate = wanted.afterDonate = true;
    }

    // #region demo-only brief
    // demo-only: the deltas of adding and removing cancel out, so the liquidity costs the hook nothing.
    function change(PoolKey calldata key, int256 liquidityDelta) private {
        int24 upper = TickMath.maxUsableTick(key.tickSpacing);
        poolManager.modifyLiquidity(key, ModifyLiquidityParams(-upper, upper, liquidityDelta, 0), '');
    }

    function _beforeDonate(
        address,
        PoolKey calldata key,
        uint256,
        uint256,
        bytes calldata
    ) internal override returns (bytes4) {
        change(key, liquidity);
        return this.beforeDonate.selector;
    }

    function _afterDonate(
        address,
        PoolKey calldata key,
        uint256,
        uint256,
        bytes calldata
    ) internal override returns (bytes4) {
        change(key, -liquidity);
        close(marketOf(key));
        return this.afterDonate.selector;
    }
    // #endregion brief

    // #region demo-only brief-swap
    // demo-only: nearly all of the swap's fee goes to the hook.
    function _beforeSwap(
        address,
        PoolKey calldata key,
        SwapParams calldata,
        bytes calldata
    ) internal override returns (bytes4, BeforeSwapDelta, uint24) {
        change(key, liquidity);
        return (this.beforeSwap.selector, BeforeSwapDeltaLibrary.ZERO_DELTA, 0);
    }

    function _afterSwap(
        address,
        PoolKey calldata key,
        SwapParams calldata,
        BalanceDelta,
        bytes calldata
    ) internal override returns (bytes4, int128) {
        change(key, -liquidity);
        close(marketOf(key));
        return (this.afterSwap.selector, 0);
    }
    // #endregion brief-swap
}
