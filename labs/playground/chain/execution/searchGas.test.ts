import {expect, test} from 'vitest';
import {searchGas} from './searchGas';

const MOST = 30_000_000n;

/** A search over a call that succeeds with these limits, with the number of its runs. */
async function search(spent: bigint, suffices: (gas: bigint) => boolean) {
  let runs = 0;
  const succeeds = async (gas: bigint) => {
    runs++;
    return suffices(gas);
  };
  const gas = await searchGas({spent, used: spent, most: MOST, isCreation: false, succeeds});
  return {gas, runs};
}

test('finds in two runs that what was spent suffices', async () => {
  expect(await search(46_123n, (gas) => gas >= 46_123n)).toEqual({gas: 46_123n, runs: 2});
});

test.each([64n, 900n, 1_000_000n])('finds to the unit that %s more is needed', async (more) => {
  const {gas} = await search(200_000n, (limit) => limit >= 200_000n + more);

  expect(gas).toBe(200_000n + more);
});

test('goes the way of anvil where less suffices again, since a failure was caught', async () => {
  const {gas} = await search(55_377n, (limit) => limit >= 31_382n);

  expect(gas).toBe(31_382n);
});

test('gives all gas where nothing less suffices', async () => {
  expect((await search(200_000n, (gas) => gas >= MOST)).gas).toBe(MOST);
});
