import {compare, multiply, powerOfTen, rational, type Rational} from './rational';

/** What a reader typed, as a value; or one sentence that says what would do. */
export type Parsed<Value> = {value: Value} | {problem: string};

type Limits = {
  /** Refused unless allowed. */
  negative?: boolean;
  /** Refused unless allowed. */
  zero?: boolean;
  /** The greatest value, included; 2^256 − 1 unless given. */
  most?: Rational;
};

/** More digits than any amount or price of the protocol has, with every bit of it. */
const MOST_DIGITS = 400n;
const MOST_EXPONENT = 100n;
const LARGEST: Rational = {numerator: (1n << 256n) - 1n, denominator: 1n};

const NUMBER = /^([+-]?)(\d*)(?:\.(\d*))?(?:e([+-]?\d+))?$/i;
/** Commas between thousands; underscores, apostrophes and spaces between digits. */
const THOUSANDS = /^[+-]?\d{1,3}(,\d{3})+(\.\d*)?$/;

/** Reads a number as people write it, "1,234.5", "1_000", "1e18", exactly and without ever throwing. */
export function parseDecimal(text: string, limits: Limits = {}): Parsed<Rational> {
  const trimmed = text.trim().replace(/^[−–]/, '-');
  if (trimmed === '') return {problem: 'Enter a number.'};
  if (BigInt(trimmed.length) > MOST_DIGITS) {
    return {problem: `Enter at most ${MOST_DIGITS} characters.`};
  }
  const plain = trimmed.replace(/(?<=\d)[_'’\s](?=\d)/g, '');
  if (plain.includes(',') && !THOUSANDS.test(plain)) {
    return {
      problem: 'Use commas between thousands only, and a point before the fraction: 1,234.5.',
    };
  }
  const [, sign, whole = '', fraction = '', exponent = '0'] =
    NUMBER.exec(plain.replaceAll(',', '')) ?? [];
  if (sign === undefined || whole + fraction === '') {
    return {problem: 'Enter a number in digits, such as 1234.5 or 1e18.'};
  }
  return accept({sign, digits: whole + fraction, fraction, exponent}, limits);
}

type NumberParts = {sign: string; digits: string; fraction: string; exponent: string};

function accept({sign, digits, fraction, exponent}: NumberParts, limits: Limits): Parsed<Rational> {
  const {negative = false, zero = false, most = LARGEST} = limits;
  const power = BigInt(exponent.replace('+', ''));
  if (power > MOST_EXPONENT || power < -MOST_EXPONENT) {
    return {problem: `Enter an exponent from −${MOST_EXPONENT} to ${MOST_EXPONENT}.`};
  }
  const magnitude = multiply(rational(BigInt(digits)), powerOfTen(power - BigInt(fraction.length)));
  if (magnitude.numerator === 0n) {
    return zero ? {value: magnitude} : {problem: 'Enter a number other than 0.'};
  }
  if (sign === '-' && !negative) return {problem: 'Enter a number that is not negative.'};
  if (compare(magnitude, most) > 0n) return {problem: `Enter a smaller number: ${bound(most)}.`};
  return {value: sign === '-' ? {...magnitude, numerator: -magnitude.numerator} : magnitude};
}

const bound = (most: Rational): string =>
  compare(most, LARGEST) === 0n
    ? 'at most 2^256 − 1'
    : `at most ${most.numerator / most.denominator}`;

type Amount = {
  /** Digits after the point that the token has. */
  decimals: bigint;
  zero?: boolean;
};

/** Reads an amount of tokens into raw units; more digits than the token has are refused, not rounded. */
export function parseAmount(text: string, {decimals, zero}: Amount): Parsed<bigint> {
  const parsed = parseDecimal(text, {zero});
  if ('problem' in parsed) return parsed;
  const raw = multiply(parsed.value, powerOfTen(decimals));
  if (raw.denominator !== 1n) {
    return {
      problem: `Enter at most ${decimals} digits after the point: the token has no smaller unit.`,
    };
  }
  return raw.numerator <= LARGEST.numerator
    ? {value: raw.numerator}
    : {problem: `Enter a smaller amount: at most ${LARGEST.numerator} raw units.`};
}

/** Reads a whole number, such as a tick, raw units or basis points; bounds are included. */
export function parseInteger(
  text: string,
  {least, most}: {least: bigint; most: bigint},
): Parsed<bigint> {
  const parsed = parseDecimal(text, {zero: true, negative: true});
  if ('problem' in parsed) return parsed;
  const {numerator, denominator} = parsed.value;
  if (denominator !== 1n) return {problem: 'Enter a whole number.'};
  return numerator >= least && numerator <= most
    ? {value: numerator}
    : {problem: `Enter a whole number from ${least} to ${most}.`};
}
