import {absolute} from './integers';
import {expectThat} from './outOfRange';

/** An exact fraction; the denominator is above 0. */
export type Rational = {numerator: bigint; denominator: bigint};

/** A fraction in lowest terms, with the sign above. */
export function rational(numerator: bigint, denominator = 1n): Rational {
  expectThat(denominator !== 0n, 'a denominator other than 0, got 0');
  const sign = denominator < 0n ? -1n : 1n;
  const divisor = greatestDivisor(numerator, denominator);
  return {numerator: (sign * numerator) / divisor, denominator: (sign * denominator) / divisor};
}

export const add = (a: Rational, b: Rational): Rational =>
  rational(
    a.numerator * b.denominator + b.numerator * a.denominator,
    a.denominator * b.denominator,
  );

export const subtract = (a: Rational, b: Rational): Rational =>
  add(a, {...b, numerator: -b.numerator});

export const multiply = (a: Rational, b: Rational): Rational =>
  rational(a.numerator * b.numerator, a.denominator * b.denominator);

/** One divided by the fraction, which is not 0. */
export const invert = ({numerator, denominator}: Rational): Rational =>
  rational(denominator, numerator);

/** One fraction over another, which is not 0. */
export const divide = (a: Rational, b: Rational): Rational => multiply(a, invert(b));

/** The part by which one value is above another, which is not 0; below it, the part is negative. */
export const changeFrom = (before: Rational, after: Rational): Rational =>
  subtract(divide(after, before), rational(1n));

/** Below 0, 0 or above 0, as `a` is below, equal to or above `b`. */
export const compare = (a: Rational, b: Rational): bigint =>
  a.numerator * b.denominator - b.numerator * a.denominator;

/** Ten to a power that may be negative. */
export const powerOfTen = (exponent: bigint): Rational =>
  exponent < 0n ? rational(1n, 10n ** -exponent) : rational(10n ** exponent);

function greatestDivisor(a: bigint, b: bigint): bigint {
  let [larger, smaller] = [absolute(a), absolute(b)];
  while (smaller > 0n) [larger, smaller] = [smaller, larger % smaller];
  return larger;
}
