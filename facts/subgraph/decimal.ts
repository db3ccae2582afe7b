/** A decimal number, `digits` divided by ten to the power of `places`, as subgraphs compute them. */
export type Decimal = {digits: bigint; places: number};

/** Results of arithmetic are rounded to so many digits. */
const PRECISION = 34;

export const ZERO: Decimal = {digits: 0n, places: 0};
export const ONE: Decimal = {digits: 1n, places: 0};

/** Reads `-12.5`; throws where the text is no decimal number. */
export function decimal(text: string): Decimal {
  const [, whole, fraction = ''] = /^(-?\d+)(?:\.(\d+))?$/.exec(text) ?? [];
  if (whole === undefined) throw new Error(`"${text}" is no decimal number, such as -12.5`);
  return normal({digits: BigInt(whole + fraction), places: fraction.length});
}

/** A raw amount of a token in whole tokens. */
export const inWholeTokens = (raw: bigint, decimals: number): Decimal =>
  normal({digits: raw, places: decimals});

export function plus(one: Decimal, other: Decimal): Decimal {
  const [first, second, places] = aligned(one, other);
  return normal({digits: first + second, places});
}

export const minus = (one: Decimal, {digits, places}: Decimal): Decimal =>
  plus(one, {digits: -digits, places});

export const times = (one: Decimal, other: Decimal): Decimal =>
  normal({digits: one.digits * other.digits, places: one.places + other.places});

/** Zero where the divisor is zero, as the mappings of Uniswap have it. */
export function dividedBy(one: Decimal, other: Decimal): Decimal {
  if (other.digits === 0n) return ZERO;
  const shift = PRECISION + 2 + lengthOf(other.digits);
  return normal({
    digits: (one.digits * 10n ** BigInt(shift)) / other.digits,
    places: one.places - other.places + shift,
  });
}

/** The product of so many of one number; one divided by it where the exponent is negative. */
export function power(base: Decimal, exponent: number): Decimal {
  if (exponent < 0) return dividedBy(ONE, power(base, -exponent));
  if (exponent === 0) return ONE;
  const half = power(base, Math.floor(exponent / 2));
  const square = times(half, half);
  return exponent % 2 === 0 ? square : times(square, base);
}

/** Without its sign. */
export const absolute = ({digits, places}: Decimal): Decimal => ({
  digits: digits < 0n ? -digits : digits,
  places,
});

/** Below zero, zero or above zero, as the first is less, equal or greater. */
export function compare(one: Decimal, other: Decimal): number {
  const [first, second] = aligned(one, other);
  return first < second ? -1 : Number(first > second);
}

/** Without an exponent and without zeros at the end: `0.0005`. */
export function format({digits, places}: Decimal): string {
  const sign = digits < 0n ? '-' : '';
  const text = String(digits < 0n ? -digits : digits).padStart(places + 1, '0');
  return places === 0 ? sign + text : `${sign}${text.slice(0, -places)}.${text.slice(-places)}`;
}

function normal({digits, places}: Decimal): Decimal {
  const excess = lengthOf(digits) - PRECISION;
  if (excess > 0) return normal({digits: rounded(digits, excess), places: places - excess});
  if (places < 0) return {digits: digits * 10n ** BigInt(-places), places: 0};
  if (places > 0 && digits % 10n === 0n) return normal({digits: digits / 10n, places: places - 1});
  return {digits, places};
}

/** Without its last digits, halves away from zero. */
function rounded(digits: bigint, dropped: number): bigint {
  const unit = 10n ** BigInt(dropped);
  const half = digits < 0n ? -unit / 2n : unit / 2n;
  return (digits + half) / unit;
}

const lengthOf = (digits: bigint): number => String(digits < 0n ? -digits : digits).length;

function aligned(one: Decimal, other: Decimal): [bigint, bigint, number] {
  const places = Math.max(one.places, other.places);
  const [first, second] = [one, other].map(
    (each) => each.digits * 10n ** BigInt(places - each.places),
  );
  return [first ?? 0n, second ?? 0n, places];
}
