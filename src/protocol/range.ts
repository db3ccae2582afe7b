import {expectUnsigned, maximum, minimum} from './integers';
import {expectThat} from './outOfRange';
import {getSqrtPriceAtTick} from './tickMath';

/** The bounds of a range, √price × 2^96, in either order. */
export type Range = {sqrtPriceAX96: bigint; sqrtPriceBX96: bigint};

/** The ticks at which a position begins and ends. */
export type TickRange = {tickLower: bigint; tickUpper: bigint};

/** The range between two ticks. */
export const rangeOf = ({tickLower, tickUpper}: TickRange): Range => ({
  sqrtPriceAX96: getSqrtPriceAtTick(tickLower),
  sqrtPriceBX96: getSqrtPriceAtTick(tickUpper),
});

/** The lower and the upper bound of a range. */
export function sortedBounds({sqrtPriceAX96, sqrtPriceBX96}: Range): readonly [bigint, bigint] {
  expectUnsigned(160n, {sqrtPriceAX96, sqrtPriceBX96});
  return [minimum(sqrtPriceAX96, sqrtPriceBX96), maximum(sqrtPriceAX96, sqrtPriceBX96)];
}

/** The same of a range that has a width; both are above 0. */
export function distinctBounds(range: Range): readonly [bigint, bigint] {
  const [lower, upper] = sortedBounds(range);
  expectThat(lower > 0n && lower < upper, 'a range of two different prices above 0');
  return [lower, upper];
}
