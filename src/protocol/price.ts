import {expectUnsigned, Q192, squareRoot} from './integers';
import {expectThat} from './outOfRange';
import {divide, multiply, powerOfTen, rational, type Rational} from './rational';
import {
  getSqrtPriceAtTick,
  getTickAtSqrtPrice,
  MAX_SQRT_PRICE_X96,
  MIN_SQRT_PRICE_X96,
} from './tickMath';

/** Digits after the point of token0 and of token1, as their contracts report them. */
export type Decimals = {decimals0: bigint; decimals1: bigint};

/** Raw units of token1 for one raw unit of token0: (sqrtPriceX96 ÷ 2^96)², exactly. */
export function rawPrice(sqrtPriceX96: bigint): Rational {
  expectUnsigned(160n, {sqrtPriceX96});
  return rational(sqrtPriceX96 * sqrtPriceX96, Q192);
}

/** Whole token1 for one whole token0, exactly; `invert` gives token0 for one token1. */
export const priceOf = (sqrtPriceX96: bigint, decimals: Decimals): Rational =>
  multiply(rawPrice(sqrtPriceX96), rawUnits(decimals));

/** The same where raw amounts of both tokens were exchanged. */
export const exchangePrice = (
  {amount0, amount1}: {amount0: bigint; amount1: bigint},
  decimals: Decimals,
): Rational => multiply(rational(amount1, amount0), rawUnits(decimals));

/** The price at a tick, as the contracts compute it. */
export const priceAtTick = (tick: bigint, decimals: Decimals): Rational =>
  priceOf(getSqrtPriceAtTick(tick), decimals);

/** √price × 2^96, rounded down, of a price in whole token1 for one whole token0; within what pools hold. */
export function sqrtPriceOf(price: Rational, decimals: Decimals): bigint {
  const raw = divide(price, rawUnits(decimals));
  expectThat(raw.numerator > 0n, 'a price above 0');
  const sqrtPriceX96 = encodeSqrtPrice({amount1: raw.numerator, amount0: raw.denominator});
  expectThat(
    sqrtPriceX96 >= MIN_SQRT_PRICE_X96 && sqrtPriceX96 < MAX_SQRT_PRICE_X96,
    `a price whose √price × 2^96 is from ${MIN_SQRT_PRICE_X96} to ${MAX_SQRT_PRICE_X96 - 1n}, got ${sqrtPriceX96}`,
  );
  return sqrtPriceX96;
}

/** √(amount1 ÷ amount0) × 2^96, rounded down: a pool's price from amounts of equal worth in raw units. */
export function encodeSqrtPrice({amount0, amount1}: {amount0: bigint; amount1: bigint}): bigint {
  expectThat(amount0 > 0n, `amount0 above 0, got ${amount0}`);
  return squareRoot((amount1 * Q192) / amount0);
}

/** The greatest tick whose price is not above the given one, compared exactly. */
export const tickOf = (price: Rational, decimals: Decimals): bigint =>
  getTickAtSqrtPrice(sqrtPriceOf(price, decimals));

/** Raw units of token0 that make one whole token0, over those of token1. */
const rawUnits = ({decimals0, decimals1}: Decimals): Rational => {
  expectUnsigned(8n, {decimals0, decimals1});
  return powerOfTen(decimals0 - decimals1);
};
