// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import {IPoolManager} from '@uniswap/v4-core/src/interfaces/IPoolManager.sol';
import {FixedPoint128} from '@uniswap/v4-core/src/libraries/FixedPoint128.sol';
import {FullMath} from '@uniswap/v4-core/src/libraries/FullMath.sol';
import {Hooks} from '@uniswap/v4-core/src/libraries/Hooks.sol';
import {StateLibrary} from '@uniswap/v4-core/src/libraries/StateLibrary.sol';
import {BalanceDelta} from '@uniswap/v4-core/src/types/BalanceDelta.sol';
import {Currency, CurrencyLibrary} from '@uniswap/v4-core/src/types/Currency.sol';
import {PoolId} from '@uniswap/v4-core/src/types/PoolId.sol';
import {PoolKey} from '@uniswap/v4-core/src/types/PoolKey.sol';
import {ModifyLiquidityParams, SwapParams} from '@uniswap/v4-core/src/types/PoolOperation.sol';
import {BaseHook} from '@uniswap/v4-periphery/src/utils/BaseHook.sol';

/// @notice Keeps orders of the same range and direction as one position, and fills it after the swap that passes it.
abstract contract OrderBatches is BaseHook {
    using StateLibrary for IPoolManager;

    // #region storage
    struct Fees {
        uint256 amount0X128; // for one unit of liquidity, times 2^128
        uint256 amount1X128;
    }

    struct Batch {
        PoolKey key;
        int24 tickLower; // it reaches one spacing further up
        bool sells0;
        bool isFilled;
        uint128 liquidity; // of its orders
        uint256 output; // what it was sold for; 0 until it is filled
        Fees fees; // earned since it was opened
    }

    uint256 public constant MAX_RANGES = 20; // that one swap looks at

    uint256 public batchesOpened;
    mapping(uint256 batchId => Batch batch) public batches;
    mapping(bytes32 place => uint256 batchId) private openBatches;
    mapping(PoolId id => int24 tick) private lastTicks;

    event Filled(uint256 indexed batchId, uint256 output);
    // #endregion storage

    constructor(IPoolManager manager) BaseHook(manager) {}

    // #region after
    function getHookPermissions() public pure override returns (Hooks.Permissions memory wanted) {
        wanted.afterInitialize = true;
        wanted.afterSwap = true;
    }

    function _afterInitialize(address, PoolKey calldata key, uint160, int24 tick) internal override returns (bytes4) {
        lastTicks[key.toId()] = tick;
        return this.afterInitialize.selector;
    }

    function _afterSwap(address, PoolKey calldata key, SwapParams calldata, BalanceDelta, bytes calldata)
        internal
        override
        returns (bytes4, int128)
    {
        PoolId id = key.toId();
        int24 tick = tickOf(id);
        fillPassed(key, rangeOf(lastTicks[id], key.tickSpacing), rangeOf(tick, key.tickSpacing));
        lastTicks[id] = tick;
        return (this.afterSwap.selector, 0);
    }
    // #endregion after

    // #region fill
    /// @dev Walks from the range in which the price was to the one in which it is, which is not passed.
    function fillPassed(PoolKey calldata key, int24 from, int24 to) private {
        bool isUp = to > from; // a price that rises buys currency0
        int24 step = isUp ? key.tickSpacing : -key.tickSpacing;
        int24 tickLower = from;
        for (uint256 i = 0; i < MAX_RANGES && tickLower != to; i++) {
            uint256 batchId = openBatches[placeOf(key.toId(), tickLower, isUp)];
            if (batchId != 0) fillBatch(batchId);
            tickLower += step;
        }
    }

    /// @dev Takes the position out of the pool, and keeps what it has become as claims.
    function fillBatch(uint256 batchId) internal {
        Batch storage batch = batches[batchId];
        delete openBatches[placeOf(batch.key.toId(), batch.tickLower, batch.sells0)];
        batch.isFilled = true;
        BalanceDelta principal = change(batchId, -int256(uint256(batch.liquidity)));
        batch.output = batch.sells0
            ? keep(batch.key.currency1, principal.amount1())
            : keep(batch.key.currency0, principal.amount0());
        emit Filled(batchId, batch.output);
    }
    // #endregion fill

    // #region passed
    /// @notice Whether the price is beyond a batch that is not filled.
    function isPassed(uint256 batchId) public view returns (bool) {
        Batch storage batch = batches[batchId];
        if (batch.isFilled || batch.liquidity == 0) return false;
        int24 tick = tickOf(batch.key.toId());
        return batch.sells0 ? tick >= batch.tickLower + batch.key.tickSpacing : tick < batch.tickLower;
    }
    // #endregion passed

    // #region batch
    /// @dev The batch that an order joins: the open one of its range and direction, or a new one.
    function batchAt(PoolKey calldata key, int24 tickLower, bool sells0) internal returns (uint256 batchId) {
        bytes32 place = placeOf(key.toId(), tickLower, sells0);
        batchId = openBatches[place];
        if (batchId != 0) return batchId;
        batchId = ++batchesOpened;
        openBatches[place] = batchId;
        Batch storage batch = batches[batchId];
        batch.key = key;
        batch.tickLower = tickLower;
        batch.sells0 = sells0;
    }

    /// @dev Notes that liquidity has left; the last order closes the batch.
    function leave(uint256 batchId, uint128 liquidity) internal {
        Batch storage batch = batches[batchId];
        batch.liquidity -= liquidity;
        if (batch.liquidity == 0) delete openBatches[placeOf(batch.key.toId(), batch.tickLower, batch.sells0)];
    }
    // #endregion batch

    // #region fees
    /// @dev Changes the batch's position, and shares what it has earned among the orders that it had.
    function change(uint256 batchId, int256 liquidityDelta) internal returns (BalanceDelta principal) {
        Batch storage batch = batches[batchId];
        (int24 lower, int24 upper) = (batch.tickLower, batch.tickLower + batch.key.tickSpacing);
        (BalanceDelta delta, BalanceDelta earned) = poolManager.modifyLiquidity(
            batch.key,
            ModifyLiquidityParams(lower, upper, liquidityDelta, bytes32(batchId)),
            ''
        );
        if (batch.liquidity > 0) {
            unchecked {
                batch.fees.amount0X128 += perUnit(keep(batch.key.currency0, earned.amount0()), batch.liquidity);
                batch.fees.amount1X128 += perUnit(keep(batch.key.currency1, earned.amount1()), batch.liquidity);
            }
        }
        return delta - earned;
    }
    // #endregion fees

    /// @dev Rounded down, so the claims of the hook always cover what it owes.
    function feesSince(uint256 batchId, Fees memory start, uint128 liquidity)
        internal
        view
        returns (uint256 amount0, uint256 amount1)
    {
        Fees storage fees = batches[batchId].fees;
        unchecked {
            amount0 = FullMath.mulDiv(fees.amount0X128 - start.amount0X128, liquidity, FixedPoint128.Q128);
            amount1 = FullMath.mulDiv(fees.amount1X128 - start.amount1X128, liquidity, FixedPoint128.Q128);
        }
    }

    function perUnit(uint256 amount, uint128 liquidity) private pure returns (uint256) {
        return FullMath.mulDiv(amount, FixedPoint128.Q128, liquidity);
    }

    function keep(Currency currency, int128 amount) private returns (uint256 kept) {
        kept = uint128(amount); // PoolManager owes it to the hook
        if (kept > 0) poolManager.mint(address(this), currency.toId(), kept);
    }

    // #region ticks
    function tickOf(PoolId id) internal view returns (int24 tick) {
        (, tick,,) = poolManager.getSlot0(id);
    }

    /// @dev The lower tick of the range that a tick is in; division rounds towards 0, so below 0 it is one less.
    function rangeOf(int24 tick, int24 spacing) private pure returns (int24) {
        int24 remainder = tick % spacing;
        return tick - (remainder < 0 ? remainder + spacing : remainder);
    }

    function placeOf(PoolId id, int24 tickLower, bool sells0) private pure returns (bytes32) {
        return keccak256(abi.encode(id, tickLower, sells0));
    }
    // #endregion ticks
}
