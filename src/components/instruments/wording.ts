import {formatUnits, grouped, toDecimal, toSignificant} from '../../protocol/decimal';
import {multiply, powerOfTen, rational, type Rational} from '../../protocol/rational';
import type {Result} from './instrument';

/** Raw units as an amount of whole tokens: "1,234.5". */
export const tokens = (raw: bigint, decimals: bigint): string =>
  grouped(formatUnits(raw, decimals));

/** A price or value with eight digits from the first that counts. */
export const figure = (value: Rational): string =>
  grouped(toSignificant(value, {digits: 8n, rounding: 'half'}));

/** A part as a percentage, to 0.0001%. */
export const percent = (part: Rational): string =>
  `${grouped(toDecimal(multiply(part, rational(100n)), {digits: 4n, rounding: 'half'}))}%`;

/** A line with an amount in whole tokens and in raw units. */
export const amountLine = (
  label: string,
  {raw, decimals, unit}: {raw: bigint; decimals: bigint; unit: string},
): Result => ({label, human: `${tokens(raw, decimals)} ${unit}`, full: `${raw}`});

/** Digits of what is copied of a value that may never end. */
const FULL_DIGITS = 30n;

/** A line with a price, short and with many digits. */
export const priceLine = (label: string, price: Rational, unit: string): Result => ({
  label,
  human: `${figure(price)} ${unit}`,
  full: toSignificant(price, {digits: FULL_DIGITS, rounding: 'half'}),
});

/** A line with what something is worth in whole tokens, short and to the raw unit. */
export function worthLine(
  label: string,
  {worth, decimals, unit}: {worth: Rational; decimals: bigint; unit: string},
): Result {
  const scaled = multiply(worth, powerOfTen(decimals));
  const raw = BigInt(toDecimal(scaled, {digits: 0n, rounding: 'half'}));
  return {
    label,
    human: `${figure(multiply(rational(raw), powerOfTen(-decimals)))} ${unit}`,
    full: formatUnits(raw, decimals),
  };
}
