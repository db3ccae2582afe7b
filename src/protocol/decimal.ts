import {absolute, divideDown, divideUp} from './integers';
import type {Rational} from './rational';
import {expectThat} from './outOfRange';

/** Half is rounded away from zero. */
export type Rounding = 'down' | 'up' | 'half';

type Expansion = {
  /** Of the fraction; 0 or more. */
  digits: bigint;
  /** Towards negative or positive infinity, or to the nearest. */
  rounding: Rounding;
};

/** A fraction as a decimal with so many digits after the point: "-0.0500". */
export function toDecimal(value: Rational, {digits, rounding}: Expansion): string {
  expectThat(digits >= 0n, `0 or more digits, got ${digits}`);
  const scaled = roundedQuotient({...value, numerator: value.numerator * 10n ** digits}, rounding);
  return withPoint(scaled, digits);
}

/** A fraction with so many digits from the first that is not 0, without zeros at the end: "0.000512". */
export function toSignificant(value: Rational, {digits, rounding}: Expansion): string {
  expectThat(digits > 0n, `1 or more digits, got ${digits}`);
  if (value.numerator === 0n) return '0';
  const after = digits - 1n - magnitude(value);
  if (after >= 0n) return withoutZeros(toDecimal(value, {digits: after, rounding}));
  const unit = 10n ** -after;
  return `${roundedQuotient({...value, denominator: value.denominator * unit}, rounding) * unit}`;
}

/** Raw units as an amount of tokens, exact, without zeros at the end: 1500000 with 6 decimals is "1.5". */
export const formatUnits = (raw: bigint, decimals: bigint): string =>
  withoutZeros(withPoint(raw, decimals));

/** A decimal with commas between thousands, which readers can put back: "1,234,567.5". */
export function grouped(decimal: string): string {
  const [whole = '', fraction] = decimal.split('.');
  const thousands = whole.replace(/\B(?=(\d{3})+$)/g, ',');
  return fraction ? `${thousands}.${fraction}` : thousands;
}

function roundedQuotient({numerator, denominator}: Rational, rounding: Rounding): bigint {
  if (rounding === 'down') return divideDown(numerator, denominator);
  if (rounding === 'up') return divideUp(numerator, denominator);
  const nearest = (2n * absolute(numerator) + denominator) / (2n * denominator);
  return numerator < 0n ? -nearest : nearest;
}

function withPoint(scaled: bigint, digits: bigint): string {
  const unit = 10n ** digits;
  const sign = scaled < 0n ? '-' : '';
  const whole = absolute(scaled) / unit;
  if (digits === 0n) return `${sign}${whole}`;
  // The unit before the digits keeps the zeros in front of them.
  const fraction = `${unit + (absolute(scaled) % unit)}`.replace(/^1/, '');
  return `${sign}${whole}.${fraction}`;
}

const withoutZeros = (decimal: string): string =>
  decimal.replace(/(\.\d*?)0+$/, '$1').replace(/\.$/, '');

/** The power of ten of the first digit that is not 0: 2 of 512, −4 of 0.000512. */
function magnitude({numerator, denominator}: Rational): bigint {
  const top = absolute(numerator);
  const estimate = BigInt(`${top}`.length) - BigInt(`${denominator}`.length);
  const reaches =
    estimate < 0n ? top * 10n ** -estimate >= denominator : top >= denominator * 10n ** estimate;
  return reaches ? estimate : estimate - 1n;
}
