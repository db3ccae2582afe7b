import {readFileSync} from 'node:fs';
import {numberToHex} from 'viem';
import {expect, test} from 'vitest';
import {bitsOf, type Flag, flagsOf} from './flags';

const hooks = readFileSync('node_modules/@uniswap/v4-core/src/libraries/Hooks.sol', 'utf8');
const published = [...hooks.matchAll(/constant (\w+)_FLAG = 1 << (\d+);/g)];
/** AFTER_SWAP_RETURNS_DELTA becomes afterSwapReturnDelta, as in Hooks.Permissions. */
const nameOf = (constant = '') =>
  constant
    .toLowerCase()
    .replace('returns', 'return')
    .replace(/_(.)/g, (_, letter: string) => letter.toUpperCase()) as Flag;

test('each flag of Hooks.sol has its bit, and an address with that bit has the flag alone', () => {
  expect(published).toHaveLength(14);
  for (const [, constant, bit] of published) {
    const address = numberToHex(1n << BigInt(bit ?? 0), {size: 20});
    expect(flagsOf(address)).toEqual([nameOf(constant)]);
    expect(bitsOf([nameOf(constant)])).toBe(BigInt(address));
  }
});

test('bits above the lowest 14 are no flags', () => {
  expect(flagsOf(numberToHex(1n << 14n, {size: 20}))).toEqual([]);
});
