// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import {IPoolManager} from '@uniswap/v4-core/src/interfaces/IPoolManager.sol';
import {Hooks} from '@uniswap/v4-core/src/libraries/Hooks.sol';
import {StateLibrary} from '@uniswap/v4-core/src/libraries/StateLibrary.sol';
import {BalanceDelta, BalanceDeltaLibrary, toBalanceDelta} from '@uniswap/v4-core/src/types/BalanceDelta.sol';
import {PoolKey} from '@uniswap/v4-core/src/types/PoolKey.sol';
import {ModifyLiquidityParams} from '@uniswap/v4-core/src/types/PoolOperation.sol';
import {BaseHook} from '@uniswap/v4-periphery/src/utils/BaseHook.sol';

/// @notice Charges providers for entering, and for leaving soon, and gives both to the providers in range.
contract ProviderFees is BaseHook {
    using StateLibrary for IPoolManager;

    // #region constants
    uint256 public constant ENTRY_PIPS = 1_000; // 0.1% of what a deposit costs
    uint256 public constant EXIT_PIPS = 10_000; // 1% of what leaves soon
    uint256 public constant SOON_BLOCKS = 10; // after the position has last grown
    int24 public constant LEAST_WIDTH_TICKS = 600;
    // #endregion constants

    mapping(bytes32 position => uint256 blockNumber) private grownAt;

    event Called(string callback, int256 liquidityDelta);
    event Amounts(int128 delta0, int128 delta1, int128 fees0, int128 fees1, int128 taken0, int128 taken1);

    error RangeTooNarrow(int24 ticks, int24 least);

    constructor(IPoolManager manager) BaseHook(manager) {}

    // #region permissions
    function getHookPermissions() public pure override returns (Hooks.Permissions memory wanted) {
        wanted.beforeAddLiquidity = wanted.afterAddLiquidity = true;
        wanted.beforeRemoveLiquidity = wanted.afterRemoveLiquidity = true;
        wanted.afterAddLiquidityReturnDelta = wanted.afterRemoveLiquidityReturnDelta = true;
    }
    // #endregion permissions

    // #region before-add
    function _beforeAddLiquidity(address, PoolKey calldata, ModifyLiquidityParams calldata params, bytes calldata)
        internal
        override
        returns (bytes4)
    {
        emit Called('beforeAddLiquidity', params.liquidityDelta);
        int24 ticks = params.tickUpper - params.tickLower;
        if (ticks < LEAST_WIDTH_TICKS) revert RangeTooNarrow(ticks, LEAST_WIDTH_TICKS);
        return this.beforeAddLiquidity.selector;
    }
    // #endregion before-add

    // #region after-add
    /// @dev Below 0 in delta is what the provider pays; the fees in it are above 0.
    function _afterAddLiquidity(
        address sender,
        PoolKey calldata key,
        ModifyLiquidityParams calldata params,
        BalanceDelta delta,
        BalanceDelta feesAccrued,
        bytes calldata
    ) internal override returns (bytes4, BalanceDelta taken) {
        emit Called('afterAddLiquidity', params.liquidityDelta);
        grownAt[positionOf(sender, key, params)] = block.number;
        taken = give(key, BalanceDeltaLibrary.ZERO_DELTA - (delta - feesAccrued), ENTRY_PIPS);
        log(delta, feesAccrued, taken);
        return (this.afterAddLiquidity.selector, taken);
    }
    // #endregion after-add

    // #region before-remove
    /// @dev Refuses nothing: a revert here would keep liquidity and fees in the pool.
    function _beforeRemoveLiquidity(address, PoolKey calldata, ModifyLiquidityParams calldata params, bytes calldata)
        internal
        override
        returns (bytes4)
    {
        emit Called('beforeRemoveLiquidity', params.liquidityDelta);
        return this.beforeRemoveLiquidity.selector;
    }
    // #endregion before-remove

    // #region after-remove
    /// @dev delta is what the provider gets, fees included; the principal alone is charged.
    function _afterRemoveLiquidity(
        address sender,
        PoolKey calldata key,
        ModifyLiquidityParams calldata params,
        BalanceDelta delta,
        BalanceDelta feesAccrued,
        bytes calldata
    ) internal override returns (bytes4, BalanceDelta taken) {
        emit Called('afterRemoveLiquidity', params.liquidityDelta);
        bool isSoon = block.number < grownAt[positionOf(sender, key, params)] + SOON_BLOCKS;
        if (isSoon) taken = give(key, delta - feesAccrued, EXIT_PIPS);
        log(delta, feesAccrued, taken);
        return (this.afterRemoveLiquidity.selector, taken);
    }
    // #endregion after-remove

    // #region give
    /// @dev Donates a part of the amounts: the hook owes it, and the answer charges the provider.
    function give(PoolKey calldata key, BalanceDelta amounts, uint256 pips) private returns (BalanceDelta) {
        if (poolManager.getLiquidity(key.toId()) == 0) return BalanceDeltaLibrary.ZERO_DELTA;
        uint256 amount0 = (uint128(amounts.amount0()) * pips) / 1_000_000;
        uint256 amount1 = (uint128(amounts.amount1()) * pips) / 1_000_000;
        poolManager.donate(key, amount0, amount1, '');
        return toBalanceDelta(int128(uint128(amount0)), int128(uint128(amount1)));
    }
    // #endregion give

    /// @dev To PoolManager the owner of a position is the sender; PositionManager has the id of the NFT as salt.
    function positionOf(address sender, PoolKey calldata key, ModifyLiquidityParams calldata params)
        private
        pure
        returns (bytes32)
    {
        return keccak256(abi.encode(sender, key.toId(), params.tickLower, params.tickUpper, params.salt));
    }

    function log(BalanceDelta delta, BalanceDelta fees, BalanceDelta taken) private {
        emit Amounts(
            delta.amount0(), delta.amount1(), fees.amount0(), fees.amount1(), taken.amount0(), taken.amount1()
        );
    }
}
