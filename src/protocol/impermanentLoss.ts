import {maximum, minimum, squareRoot} from './integers';
import {expectThat} from './outOfRange';
import {distinctBounds, type Range} from './range';
import {rational, subtract, type Rational} from './rational';

const ONE = rational(1n);

/** Which part less two tokens in a v2 pool are worth than held, after the price became `ratio` times what it was: 1 − 2√ratio ÷ (1 + ratio), rounded up after so many digits. Fees are not counted. */
export function impermanentLossV2({ratio, digits}: {ratio: Rational; digits: bigint}): Rational {
  const {numerator, denominator} = ratio;
  expectThat(numerator > 0n, 'a ratio of prices above 0');
  expectThat(digits >= 0n, `0 or more digits, got ${digits}`);
  const unit = 10n ** digits;
  const scaledValue =
    squareRoot(4n * numerator * denominator * unit * unit) / (numerator + denominator);
  return subtract(ONE, rational(scaledValue, unit));
}

type PriceMove = Range & {
  /** √price × 2^96 when the position was made. */
  sqrtPriceBeforeX96: bigint;
  /** √price × 2^96 now. */
  sqrtPriceAfterX96: bigint;
};

/** The same for a v3 position, exactly: against holding the tokens it was made of. Fees are not counted. */
export function impermanentLossV3({
  sqrtPriceBeforeX96,
  sqrtPriceAfterX96,
  ...range
}: PriceMove): Rational {
  const [lower, upper] = distinctBounds(range);
  expectThat(sqrtPriceBeforeX96 > 0n && sqrtPriceAfterX96 > 0n, 'prices above 0');
  const clamped = (sqrtPriceX96: bigint) => minimum(maximum(sqrtPriceX96, lower), upper);
  const worth = (root: bigint) => valueInToken1({root, lower, upper, at: sqrtPriceAfterX96});
  const valueIfKept = worth(clamped(sqrtPriceBeforeX96));
  const value = worth(clamped(sqrtPriceAfterX96));
  return rational(
    valueIfKept.numerator * value.denominator - value.numerator * valueIfKept.denominator,
    valueIfKept.numerator * value.denominator,
  );
}

/** What one unit of liquidity holds at √price `root` is worth at √price `at`: (1/root − 1/upper) × at² + root − lower. */
function valueInToken1(of: Record<'root' | 'lower' | 'upper' | 'at', bigint>): Rational {
  const {root, lower, upper, at} = of;
  return rational((upper - root) * at * at + (root - lower) * root * upper, root * upper);
}
