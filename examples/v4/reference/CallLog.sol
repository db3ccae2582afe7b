// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import {IHooks} from '@uniswap/v4-core/src/interfaces/IHooks.sol';
import {IPoolManager} from '@uniswap/v4-core/src/interfaces/IPoolManager.sol';
import {BalanceDelta, BalanceDeltaLibrary} from '@uniswap/v4-core/src/types/BalanceDelta.sol';
import {BeforeSwapDelta, BeforeSwapDeltaLibrary} from '@uniswap/v4-core/src/types/BeforeSwapDelta.sol';
import {Currency} from '@uniswap/v4-core/src/types/Currency.sol';
import {PoolKey} from '@uniswap/v4-core/src/types/PoolKey.sol';
import {ModifyLiquidityParams, SwapParams} from '@uniswap/v4-core/src/types/PoolOperation.sol';

/// @notice Has all ten callbacks, logs each call, and keeps 1% of what an exact input buys.
contract CallLog is IHooks {
    IPoolManager public immutable manager;

    event Called(string callback, address sender, int256 amount0, int256 amount1);

    modifier onlyManager() {
        require(msg.sender == address(manager), 'not the manager');
        _;
    }

    constructor(IPoolManager manager_) {
        manager = manager_;
    }

    // #region initialize
    function beforeInitialize(address sender, PoolKey calldata, uint160) external onlyManager returns (bytes4) {
        emit Called('beforeInitialize', sender, 0, 0);
        return IHooks.beforeInitialize.selector;
    }

    function afterInitialize(address sender, PoolKey calldata, uint160, int24) external onlyManager returns (bytes4) {
        emit Called('afterInitialize', sender, 0, 0);
        return IHooks.afterInitialize.selector;
    }
    // #endregion initialize

    // #region add
    function beforeAddLiquidity(address sender, PoolKey calldata, ModifyLiquidityParams calldata, bytes calldata)
        external
        onlyManager
        returns (bytes4)
    {
        emit Called('beforeAddLiquidity', sender, 0, 0);
        return IHooks.beforeAddLiquidity.selector;
    }

    function afterAddLiquidity(
        address sender,
        PoolKey calldata,
        ModifyLiquidityParams calldata,
        BalanceDelta delta,
        BalanceDelta,
        bytes calldata
    ) external onlyManager returns (bytes4, BalanceDelta) {
        emit Called('afterAddLiquidity', sender, delta.amount0(), delta.amount1());
        return (IHooks.afterAddLiquidity.selector, BalanceDeltaLibrary.ZERO_DELTA);
    }
    // #endregion add

    // #region remove
    function beforeRemoveLiquidity(address sender, PoolKey calldata, ModifyLiquidityParams calldata, bytes calldata)
        external
        onlyManager
        returns (bytes4)
    {
        emit Called('beforeRemoveLiquidity', sender, 0, 0);
        return IHooks.beforeRemoveLiquidity.selector;
    }

    function afterRemoveLiquidity(
        address sender,
        PoolKey calldata,
        ModifyLiquidityParams calldata,
        BalanceDelta delta,
        BalanceDelta,
        bytes calldata
    ) external onlyManager returns (bytes4, BalanceDelta) {
        emit Called('afterRemoveLiquidity', sender, delta.amount0(), delta.amount1());
        return (IHooks.afterRemoveLiquidity.selector, BalanceDeltaLibrary.ZERO_DELTA);
    }
    // #endregion remove

    // #region swap
    function beforeSwap(address sender, PoolKey calldata, SwapParams calldata, bytes calldata)
        external
        onlyManager
        returns (bytes4, BeforeSwapDelta, uint24)
    {
        emit Called('beforeSwap', sender, 0, 0);
        return (IHooks.beforeSwap.selector, BeforeSwapDeltaLibrary.ZERO_DELTA, 0);
    }

    function afterSwap(
        address sender,
        PoolKey calldata key,
        SwapParams calldata params,
        BalanceDelta delta,
        bytes calldata
    ) external onlyManager returns (bytes4, int128) {
        emit Called('afterSwap', sender, delta.amount0(), delta.amount1());
        int128 share = 0;
        if (params.amountSpecified < 0) {
            share = (params.zeroForOne ? delta.amount1() : delta.amount0()) / 100;
            Currency output = params.zeroForOne ? key.currency1 : key.currency0;
            manager.take(output, address(this), uint128(share)); // what is returned, is taken
        }
        return (IHooks.afterSwap.selector, share);
    }
    // #endregion swap

    // #region donate
    function beforeDonate(address sender, PoolKey calldata, uint256 amount0, uint256 amount1, bytes calldata)
        external
        onlyManager
        returns (bytes4)
    {
        emit Called('beforeDonate', sender, int256(amount0), int256(amount1));
        return IHooks.beforeDonate.selector;
    }

    function afterDonate(address sender, PoolKey calldata, uint256 amount0, uint256 amount1, bytes calldata)
        external
        onlyManager
        returns (bytes4)
    {
        emit Called('afterDonate', sender, int256(amount0), int256(amount1));
        return IHooks.afterDonate.selector;
    }
    // #endregion donate
}
