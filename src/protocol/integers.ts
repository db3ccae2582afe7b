import {expectThat} from './outOfRange';

export const Q96 = 1n << 96n;
export const Q128 = 1n << 128n;
export const Q192 = 1n << 192n;

/** The largest unsigned integer of so many bits. */
export const maxUnsigned = (bits: bigint): bigint => (1n << bits) - 1n;

/** Throws `OutOfRange` unless each value fits an unsigned integer of so many bits; names are said in the message. */
export function expectUnsigned(bits: bigint, values: Record<string, bigint>): void {
  for (const [name, value] of Object.entries(values)) {
    expectThat(
      value >= 0n && value >> bits === 0n,
      `${name} from 0 to 2^${bits} − 1, got ${value}`,
    );
  }
}

/** Throws `OutOfRange` unless each value fits a signed integer of so many bits. */
export function expectSigned(bits: bigint, values: Record<string, bigint>): void {
  const half = 1n << (bits - 1n);
  for (const [name, value] of Object.entries(values)) {
    expectThat(
      value >= -half && value < half,
      `${name} from −2^${bits - 1n} to 2^${bits - 1n} − 1, got ${value}`,
    );
  }
}

/** What unchecked arithmetic of a contract keeps of a value: the remainder modulo 2^bits. */
export const wrapUnsigned = (bits: bigint, value: bigint): bigint => value & maxUnsigned(bits);

/** The same for a signed integer, in two's complement. */
export function wrapSigned(bits: bigint, value: bigint): bigint {
  const bitsOfValue = wrapUnsigned(bits, value);
  return bitsOfValue >> (bits - 1n) === 0n ? bitsOfValue : bitsOfValue - (1n << bits);
}

export const minimum = (a: bigint, b: bigint): bigint => (a < b ? a : b);
export const maximum = (a: bigint, b: bigint): bigint => (a > b ? a : b);
export const absolute = (value: bigint): bigint => (value < 0n ? -value : value);

/** The quotient rounded towards negative infinity; the divisor is positive. */
export function divideDown(dividend: bigint, divisor: bigint): bigint {
  const quotient = dividend / divisor;
  return dividend < 0n && dividend % divisor !== 0n ? quotient - 1n : quotient;
}

/** The quotient rounded towards positive infinity; the divisor is positive. */
export const divideUp = (dividend: bigint, divisor: bigint): bigint =>
  -divideDown(-dividend, divisor);

/** The square root of a value of 0 or more, rounded down, by Newton's method from above. */
export function squareRoot(value: bigint): bigint {
  expectThat(value >= 0n, `a value of 0 or more to take the square root of, got ${value}`);
  if (value < 2n) return value;
  let root = 1n;
  for (let rest = value; rest > 0n; rest >>= 2n) root <<= 1n;
  for (;;) {
    const next = (root + value / root) >> 1n;
    if (next >= root) return root;
    root = next;
  }
}
