import {expect, test} from 'vitest';
import {readPage} from '../../../../../../../testing/readPage';

const page = readPage('docs/contracts/v3/reference/periphery/libraries/LiquidityAmounts');

/** USDC per WETH at a tick of the pool, to a cent. */
const priceAt = (tick: number): string =>
  (10 ** 12 / 1.0001 ** tick).toLocaleString('en-US', {maximumFractionDigits: 2});

test('states the prices at the ends of the range', () => {
  expect(page).toContain(`from tick 198,060 (${priceAt(198_060)} USDC per WETH)`);
  expect(page).toContain(`to 203,160 (${priceAt(203_160)})`);
});
