// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import {IPoolManager} from '@uniswap/v4-core/src/interfaces/IPoolManager.sol';
import {Hooks} from '@uniswap/v4-core/src/libraries/Hooks.sol';
import {LPFeeLibrary} from '@uniswap/v4-core/src/libraries/LPFeeLibrary.sol';
import {BalanceDelta} from '@uniswap/v4-core/src/types/BalanceDelta.sol';
import {
    BeforeSwapDelta,
    BeforeSwapDeltaLibrary,
    toBeforeSwapDelta
} from '@uniswap/v4-core/src/types/BeforeSwapDelta.sol';
import {Currency} from '@uniswap/v4-core/src/types/Currency.sol';
import {PoolKey} from '@uniswap/v4-core/src/types/PoolKey.sol';
import {SwapParams} from '@uniswap/v4-core/src/types/PoolOperation.sol';
import './Hostile.sol';

/// @notice Takes a whole exact input, and 1 ETH more than the input of an exact output.
contract InputTaker is Hostile {
    constructor(IPoolManager manager, address quoter) Hostile(manager, quoter) {}

    function getHookPermissions() public pure override returns (Hooks.Permissions memory wanted) {
        wanted.beforeSwap = wanted.beforeSwapReturnDelta = true;
    }

    // #region demo-only input
    // demo-only: nothing of an exact input reaches the pool, so the swap has no output.
    function _beforeSwap(
        address sender,
        PoolKey calldata key,
        SwapParams calldata params,
        bytes calldata
    ) internal override returns (bytes4, BeforeSwapDelta, uint24) {
        BeforeSwapDelta delta = BeforeSwapDeltaLibrary.ZERO_DELTA;
        if (!isWatched(sender)) {
            bool isExactInput = params.amountSpecified < 0;
            int128 taken = isExactInput ? int128(-params.amountSpecified) : int128(1 ether);
            delta = isExactInput ? toBeforeSwapDelta(taken, 0) : toBeforeSwapDelta(0, taken);
            Currency input = params.zeroForOne ? key.currency0 : key.currency1;
            poolManager.take(input, address(this), uint128(taken));
        }
        return (this.beforeSwap.selector, delta, 0);
    }
    // #endregion input
}

/// @notice Takes the whole output of an exact input.
contract OutputTaker is Hostile {
    constructor(IPoolManager manager, address quoter) Hostile(manager, quoter) {}

    function getHookPermissions() public pure override returns (Hooks.Permissions memory wanted) {
        wanted.afterSwap = wanted.afterSwapReturnDelta = true;
    }

    // #region demo-only output
    // demo-only: the pool swaps as quoted, and the hook keeps what comes out.
    function _afterSwap(
        address sender,
        PoolKey calldata key,
        SwapParams calldata params,
        BalanceDelta delta,
        bytes calldata
    ) internal override returns (bytes4, int128 taken) {
        if (!isWatched(sender) && params.amountSpecified < 0) {
            taken = params.zeroForOne ? delta.amount1() : delta.amount0();
            Currency output = params.zeroForOne ? key.currency1 : key.currency0;
            poolManager.take(output, address(this), uint128(taken));
        }
        return (this.afterSwap.selector, taken);
    }
    // #endregion output
}

/// @notice Sets a fee of 100% for one swap, in a pool with a dynamic fee.
contract FeeRaiser is Hostile {
    constructor(IPoolManager manager, address quoter) Hostile(manager, quoter) {}

    function getHookPermissions() public pure override returns (Hooks.Permissions memory wanted) {
        wanted.beforeSwap = true;
    }

    // #region demo-only fee
    // demo-only: a fee of 100% leaves nothing to trade; it goes to the providers, often the hook's owner.
    function _beforeSwap(
        address sender,
        PoolKey calldata,
        SwapParams calldata,
        bytes calldata
    ) internal view override returns (bytes4, BeforeSwapDelta, uint24) {
        uint24 fee = isWatched(sender) ? 3_000 : LPFeeLibrary.MAX_LP_FEE;
        BeforeSwapDelta none = BeforeSwapDeltaLibrary.ZERO_DELTA;
        return (this.beforeSwap.selector, none, fee | LPFeeLibrary.OVERRIDE_FEE_FLAG);
    }
    // #endregion fee
}

/// @notice Has no flag at all, and sets the fee of its pools between two swaps.
contract FeeSetter is Hostile {
    constructor(IPoolManager manager, address quoter) Hostile(manager, quoter) {}

    function getHookPermissions() public pure override returns (Hooks.Permissions memory wanted) {}

    // #region demo-only setter
    // demo-only: a quote is old as soon as the fee may change.
    function setFee(PoolKey calldata key, uint24 fee) external {
        poolManager.updateDynamicLPFee(key, fee);
    }
    // #endregion setter
}

/// @notice Trades before and after each swap, without any flag of a delta.
contract SwapSandwich is Hostile {
    constructor(IPoolManager manager, address quoter) Hostile(manager, quoter) {}

    function getHookPermissions() public pure override returns (Hooks.Permissions memory wanted) {
        wanted.beforeSwap = wanted.afterSwap = true;
    }

    // #region demo-only sandwich
    // demo-only: the hook trades ahead, the swap gets a worse price, and the hook buys back what it owes.
    function _beforeSwap(
        address sender,
        PoolKey calldata key,
        SwapParams calldata params,
        bytes calldata
    ) internal override returns (bytes4, BeforeSwapDelta, uint24) {
        if (!isWatched(sender)) trade(key, params.zeroForOne, -100 ether);
        return (this.beforeSwap.selector, BeforeSwapDeltaLibrary.ZERO_DELTA, 0);
    }

    function _afterSwap(
        address sender,
        PoolKey calldata key,
        SwapParams calldata,
        BalanceDelta,
        bytes calldata
    ) internal override returns (bytes4, int128) {
        if (!isWatched(sender)) close(key);
        return (this.afterSwap.selector, 0);
    }
    // #endregion sandwich
}

/// @notice Lets everybody sell currency0, and nobody buy it back.
contract OneWay is Hostile {
    constructor(IPoolManager manager, address quoter) Hostile(manager, quoter) {}

    function getHookPermissions() public pure override returns (Hooks.Permissions memory wanted) {
        wanted.afterSwap = true;
    }

    // #region demo-only one-way
    // demo-only: what was bought cannot be sold in this pool again, though a quote says so.
    function _afterSwap(
        address sender,
        PoolKey calldata,
        SwapParams calldata params,
        BalanceDelta,
        bytes calldata
    ) internal view override returns (bytes4, int128) {
        require(isWatched(sender) || params.zeroForOne, 'no way back');
        return (this.afterSwap.selector, 0);
    }
    // #endregion one-way
}
