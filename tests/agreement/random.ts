import {randomInt} from 'node:crypto';

/** `SEED=123 npx vitest run tests/agreement` repeats a run; without it, each run has another. */
export const seed = Number(process.env.SEED ?? randomInt(2 ** 31));
console.log(`SEED=${seed}`);

let state = seed;

/** 32 random bits (mulberry32). */
function word(): number {
  state = (state + 0x6d2b79f5) | 0;
  let mixed = Math.imul(state ^ (state >>> 15), state | 1);
  mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
  return (mixed ^ (mixed >>> 14)) >>> 0;
}

/** Whether a thing of that probability happens. */
export const happens = (probability: number): boolean => word() < probability * 2 ** 32;

/** A number from 0 to one below the count. */
export const below = (count: number): number => Math.floor((word() / 2 ** 32) * count);

/** One of several. */
export const oneOf = <Item>(items: readonly Item[]): Item => items[below(items.length)] as Item;

/** A value of exactly so many random bits. */
export function bits(count: number): bigint {
  let value = 0n;
  for (let drawn = 0; drawn < count; drawn += 32) value = (value << 32n) | BigInt(word());
  return BigInt.asUintN(count, value);
}

/** A value from the first to the last, each about equally often. */
export const between = (first: bigint, last: bigint): bigint =>
  first + (bits((last - first).toString(2).length + 32) % (last - first + 1n));
