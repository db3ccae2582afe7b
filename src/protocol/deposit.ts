import {capitalEfficiency} from './capitalEfficiency';
import {maximum, minimum} from './integers';
import {getAmountsForLiquidity, getLiquidityForAmounts} from './liquidityMath';
import {expectThat} from './outOfRange';
import {rangeOf, type TickRange} from './range';
import type {Rational} from './rational';
import {getTickAtSqrtPrice} from './tickMath';
import {nearestUsableTick, tickSpacingOf} from './tickSpacing';

/** Raw units of both tokens. */
export type Amounts = {amount0: bigint; amount1: bigint};

/** Prices are √price × 2^96; those of the range come in either order, the amounts are the most to take. */
type DepositInput = Amounts & {
  sqrtPriceX96: bigint;
  startX96: bigint;
  endX96: bigint;
  feePips: bigint;
};

/** A position as it is made. */
export type Deposit = TickRange & {
  tickSpacing: bigint;
  /** Tick of the pool. */
  tick: bigint;
  liquidity: bigint;
  /** What the pool takes, rounded up. */
  amounts: Amounts;
  /** How many times the liquidity of a full range; absent where the price is outside. */
  efficiency?: Rational;
};

/** Places as much of two amounts as a pool takes between the usable ticks nearest to two prices. */
export function placeDeposit({startX96, endX96, feePips, ...input}: DepositInput): Deposit {
  const {sqrtPriceX96} = input;
  const tickSpacing = tickSpacingOf(feePips);
  const [start, end] = [getTickAtSqrtPrice(startX96), getTickAtSqrtPrice(endX96)];
  const tickLower = nearestUsableTick({tick: minimum(start, end), tickSpacing});
  const tickUpper = nearestUsableTick({tick: maximum(start, end), tickSpacing});
  expectThat(
    tickLower < tickUpper,
    `two prices with different usable ticks, got ${tickLower} twice`,
  );
  const range = rangeOf({tickLower, tickUpper});
  const liquidity = getLiquidityForAmounts({...range, ...input});
  expectThat(
    liquidity > 0n,
    'amounts that give liquidity: a range above the pool’s price takes token0 only, one below it token1 only',
  );
  const amounts = getAmountsForLiquidity({...range, sqrtPriceX96, liquidity, roundUp: true});
  const tick = getTickAtSqrtPrice(sqrtPriceX96);
  const isActive = tick >= tickLower && tick < tickUpper;
  return {
    tickSpacing,
    tick,
    tickLower,
    tickUpper,
    liquidity,
    amounts,
    ...(isActive && {efficiency: capitalEfficiency({...range, sqrtPriceX96})}),
  };
}

/** What a position holds at a price, in raw units, rounded down. */
export const holdingsAt = (deposit: Deposit, sqrtPriceX96: bigint): Amounts =>
  getAmountsForLiquidity({
    ...rangeOf(deposit),
    sqrtPriceX96,
    liquidity: deposit.liquidity,
    roundUp: false,
  });
