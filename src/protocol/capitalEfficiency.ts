import {expectThat} from './outOfRange';
import {distinctBounds, type Range} from './range';
import {rational, type Rational} from './rational';

/** How many times the liquidity of a full-range deposit a range provides with tokens of the same worth, exactly: 2s ÷ (2s − a − s² ÷ b), for √price s from a to b. */
export function capitalEfficiency({
  sqrtPriceX96,
  ...range
}: Range & {sqrtPriceX96: bigint}): Rational {
  const [lower, upper] = distinctBounds(range);
  expectThat(
    sqrtPriceX96 >= lower && sqrtPriceX96 <= upper,
    'a price within the range: liquidity outside of it is not in use',
  );
  const twice = 2n * sqrtPriceX96;
  return rational(twice * upper, (twice - lower) * upper - sqrtPriceX96 * sqrtPriceX96);
}
