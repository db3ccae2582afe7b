import {triedOf} from '../../testing/tier';
import {maxUnsigned, minimum} from '../../src/protocol/integers';
import {
  getSqrtPriceAtTick,
  MAX_SQRT_PRICE_X96,
  MAX_TICK,
  MIN_SQRT_PRICE_X96,
  MIN_TICK,
} from '../../src/protocol/tickMath';
import {below, between, bits, happens, oneOf} from './random';

/** Where the values of one argument come from. */
export type Source = {boundaries: readonly bigint[]; random: () => bigint};

/** Unsigned integers of every length up to so many bits. */
export const unsigned = (width: number): Source => {
  const all = 1n << BigInt(width);
  const powers = Array.from({length: width}, (_, power) => 1n << BigInt(power));
  return {
    boundaries: [
      0n,
      1n,
      2n,
      3n,
      all - 2n,
      all - 1n,
      ...powers,
      ...powers.map((power) => power - 1n),
    ],
    random: () => bits(1 + below(width)),
  };
};

/** Signed integers of every length. */
export const signed = (width: number): Source => {
  const {boundaries, random} = unsigned(width - 1);
  return {
    boundaries: [-(1n << BigInt(width - 1)), ...boundaries, ...boundaries.map((one) => -one)],
    random: () => (happens(0.5) ? random() : -random()),
  };
};

export const flag: Source = {boundaries: [0n, 1n], random: () => bits(1)};

/** Ticks, also a little outside of what prices reach. */
export const tick: Source = {
  boundaries: [
    MIN_TICK - 1n,
    MIN_TICK,
    MIN_TICK + 1n,
    -2n,
    -1n,
    0n,
    1n,
    2n,
    MAX_TICK - 1n,
    MAX_TICK,
    MAX_TICK + 1n,
    -(2n ** 23n),
    2n ** 23n - 1n,
  ],
  random: () => between(MIN_TICK, MAX_TICK),
};

/** √prices: at ticks, beside them, between them, and at the ends of what pools and 160 bits hold. */
export const sqrtPrice: Source = {
  boundaries: [
    0n,
    1n,
    MIN_SQRT_PRICE_X96 - 1n,
    MIN_SQRT_PRICE_X96,
    MIN_SQRT_PRICE_X96 + 1n,
    2n ** 96n - 1n,
    2n ** 96n,
    2n ** 96n + 1n,
    2n ** 128n - 1n,
    2n ** 128n,
    MAX_SQRT_PRICE_X96 - 1n,
    MAX_SQRT_PRICE_X96,
    MAX_SQRT_PRICE_X96 + 1n,
    2n ** 160n - 1n,
  ],
  random() {
    const at = getSqrtPriceAtTick(tick.random());
    const near = oneOf([at, at - 1n, at + 1n, at + bits(40), between(at, at + at / 10_000n)]);
    // Above the last tick the bits end: what is beyond them, a contract would cut.
    return minimum(near, maxUnsigned(160n));
  },
};

export const feePips: Source = {
  boundaries: [
    0n,
    1n,
    100n,
    500n,
    3_000n,
    10_000n,
    999_999n,
    1_000_000n,
    1_000_001n,
    2n ** 24n - 1n,
  ],
  random: () => between(0n, 999_999n),
};

/** Amounts and liquidity as people have them: from 1 raw unit to 10^30. */
export const amount: Source = {
  boundaries: [0n, 1n, 1_000n, 10n ** 6n, 10n ** 18n],
  random: () => between(1n, 10n ** BigInt(1 + below(30))),
};

/** One of several sources, drawn again each time. */
export const either = (...sources: readonly Source[]): Source => ({
  boundaries: sources.flatMap(({boundaries}) => boundaries),
  random: () => oneOf(sources).random(),
});

/** Ticks that prices reach. */
export const realTick: Source = {
  ...tick,
  boundaries: tick.boundaries.filter((one) => one >= MIN_TICK && one <= MAX_TICK),
};

/** The same below 0. */
export const negative = ({boundaries, random}: Source): Source => ({
  boundaries: boundaries.map((one) => -one),
  random: () => -random(),
});

/** The same without 0. */
export const above0 = ({boundaries, random}: Source): Source => ({
  boundaries: boundaries.filter((one) => one > 0n),
  random: () => random() || 1n,
});

/** How many inputs each function is compared on. */
export const LEAST_INPUTS = triedOf(10_000);

/** At least so many lists of arguments: each boundary of each argument, then boundaries and random values mixed. */
export function inputsOf(sources: readonly Source[], least = LEAST_INPUTS): bigint[][] {
  const mixed = () =>
    sources.map(({boundaries, random}) => (happens(0.25) ? oneOf(boundaries) : random()));
  const bounds = sources.flatMap(({boundaries}, place) =>
    boundaries.map((boundary) =>
      mixed().map((value, other) => (other === place ? boundary : value)),
    ),
  );
  const rest = Math.max(0, least - bounds.length);
  return [...bounds, ...Array.from({length: rest}, mixed)];
}
