import {expect, test} from 'vitest';
import {readIntent} from './readIntent';

test.each([
  ['@uniswap/v4-sdk', 'package'],
  ['exactInputSingle', 'name'],
  ['PoolManager unlock()', 'name'],
  ['what is slippage', 'meaning'],
  ['feeGrowthInside0LastX128 meaning', 'meaning'],
  ['quoter address', 'address'],
  ['universal router on base', 'address'],
  ['add liquidity to a position', 'task'],
] as const)('takes "%s" for a query about a %s', (query, aim) => {
  expect(readIntent(query).aim).toBe(aim);
});

test('reads every version that a query names', () => {
  expect(readIntent('migrate from V3 to v4').versions).toEqual(['v3', 'v4']);
});

test.each([
  ['swap in TypeScript', 'sdk'],
  ['sign in a frontend', 'sdk'],
  ['top pools graphql', 'subgraph'],
  ['swap with solidity', 'contracts'],
  ['swap reverted', 'errors'],
  ['mock of a swap router', 'tests'],
  ['swap tokens', undefined],
])('reads from "%s" the part of the site', (query, part) => {
  expect(readIntent(query).part).toBe(part);
});
