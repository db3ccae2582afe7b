import {mulDiv} from './fullMath';
import {expectSigned, expectUnsigned, maximum, minimum, Q96} from './integers';
import {sortedBounds, type Range} from './range';
import {getAmount0Delta, getAmount1Delta} from './sqrtPriceMath';

/** Liquidity after a signed change. */
export function addDelta(liquidity: bigint, delta: bigint): bigint {
  expectUnsigned(128n, {liquidity});
  expectSigned(128n, {delta});
  return expectLiquidity(liquidity + delta);
}

/** Liquidity of a range that an amount of token0 provides alone, rounded down. */
export function getLiquidityForAmount0({amount0, ...range}: Range & {amount0: bigint}): bigint {
  const [lower, upper] = sortedBounds(range);
  expectUnsigned(256n, {amount0});
  return expectLiquidity(mulDiv(amount0, mulDiv(lower, upper, Q96), upper - lower));
}

/** Liquidity of a range that an amount of token1 provides alone, rounded down. */
export function getLiquidityForAmount1({amount1, ...range}: Range & {amount1: bigint}): bigint {
  const [lower, upper] = sortedBounds(range);
  expectUnsigned(256n, {amount1});
  return expectLiquidity(mulDiv(amount1, Q96, upper - lower));
}

type AmountsAtPrice = Range & {sqrtPriceX96: bigint; amount0: bigint; amount1: bigint};

/** The most liquidity that both amounts provide at a price, rounded down. */
export function getLiquidityForAmounts({sqrtPriceX96, amount0, amount1, ...range}: AmountsAtPrice) {
  const [lower, upper] = sortedBounds(range);
  expectUnsigned(160n, {sqrtPriceX96});
  if (sqrtPriceX96 <= lower) return getLiquidityForAmount0({...range, amount0});
  if (sqrtPriceX96 >= upper) return getLiquidityForAmount1({...range, amount1});
  const above = {sqrtPriceAX96: sqrtPriceX96, sqrtPriceBX96: upper, amount0};
  const below = {sqrtPriceAX96: lower, sqrtPriceBX96: sqrtPriceX96, amount1};
  return minimum(getLiquidityForAmount0(above), getLiquidityForAmount1(below));
}

type LiquidityAtPrice = Range & {
  sqrtPriceX96: bigint;
  liquidity: bigint;
  /** Pools round up what they take, and down what they give. */
  roundUp: boolean;
};

/** Raw units of both tokens that liquidity holds at a price: one below and above its range, both within. */
export function getAmountsForLiquidity({
  sqrtPriceX96,
  liquidity,
  roundUp,
  ...range
}: LiquidityAtPrice): {
  amount0: bigint;
  amount1: bigint;
} {
  const [lower, upper] = sortedBounds(range);
  expectUnsigned(160n, {sqrtPriceX96});
  const within = minimum(maximum(sqrtPriceX96, lower), upper);
  const rounded = {liquidity, roundUp};
  return {
    amount0:
      sqrtPriceX96 < upper || sqrtPriceX96 <= lower
        ? getAmount0Delta({...rounded, sqrtPriceAX96: within, sqrtPriceBX96: upper})
        : 0n,
    amount1: getAmount1Delta({...rounded, sqrtPriceAX96: lower, sqrtPriceBX96: within}),
  };
}

function expectLiquidity(liquidity: bigint): bigint {
  expectUnsigned(128n, {liquidity});
  return liquidity;
}
