import {expect, test} from 'vitest';
import {readPage} from '../../../../../../../testing/readPage';

const page = readPage('docs/contracts/v3/reference/core/libraries/Oracle');

test('states the mean tick of the example, and its price', () => {
  const meanTick = Math.floor((1_200 * 200_311 + 600 * 199_358) / 1_800);
  const price = (1e12 / 1.0001 ** meanTick).toLocaleString('en-US', {maximumFractionDigits: 2});
  expect(page).toContain(
    `mean tick is ${meanTick.toLocaleString('en-US')}, a price of ${price} USDC per WETH`,
  );
});
