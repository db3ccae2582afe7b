import {Tick, TickListDataProvider} from '@uniswap/v3-sdk';
import {expect, test} from 'vitest';

/** Far more reads than a binary search of six ticks needs. */
const mostReads = 1_000;

/** Asks for a tick of a list with these indexes, and gives up a search that does not end. */
async function search(indexes: readonly number[], asked: number) {
  let reads = 0;
  const ticks = indexes.map((index, at) => {
    const liquidityNet = at === 0 ? indexes.length - 1 : -1; // the sum must be 0
    const tick = new Tick({index, liquidityGross: 1, liquidityNet});
    return Object.defineProperty(tick, 'index', {
      get() {
        if (++reads > mostReads) throw new Error('the search does not end');
        return index;
      },
    });
  });
  const found = await new TickListDataProvider(ticks, 60).getTick(asked);
  return ticks.findIndex((tick) => tick === found);
}

test.each([
  [0, 60, 60],
  [0, 60, 60, 120],
  [-60, 0, 60, 60, 120, 180],
])('never finds the doubled tick of %i, %i, %i …', async (...indexes) => {
  await expect(search(indexes, 60)).rejects.toThrow('the search does not end');
});

test('throws at the doubled tick of a list of two', async () => {
  await expect(search([0, 0], 0)).rejects.toThrow(
    "Cannot read properties of undefined (reading 'index')",
  );
});

test('finds the second of two where one more comes after, and each tick without doubles', async () => {
  expect(await search([0, 0, 60], 0)).toBe(1);
  expect(await search([0, 60, 120], 60)).toBe(1);
});
