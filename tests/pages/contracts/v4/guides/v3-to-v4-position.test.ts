import {readFileSync} from 'node:fs';
import {expect, test} from 'vitest';
import {readPage} from '../../../../../testing/readPage';
import {amountsFor} from '../../../../../examples/v4/migration/support/liquidity';

const page = readPage('docs/contracts/v4/guides/v3-to-v4-position');
const printed = readFileSync('examples/v4/migration/movePosition.output.txt', 'utf8');

test('states what came back of each move', () => {
  const returned = [...printed.matchAll(/returned: ETH \+(\S+), USDC \+(\S+)/g)];
  expect(returned).toHaveLength(2);
  for (const [, eth, usdc] of returned) expect(page).toContain(`| ${eth} | ${usdc} |`);
});

test('turns the range of the program over', () => {
  const [, lower, upper] = /ticks -(\d+) to -(\d+)/.exec(printed) ?? [];
  expect(page).toContain(`${upper} to ${lower} becomes −${lower} to −${upper}`);
});

test('relates 0.5% of the amounts to about 0.1% of the price', () => {
  const range = {tickLower: -2_220, tickUpper: 2_220};
  const at = (sqrtPriceX96: bigint) => amountsFor(10n ** 24n, {sqrtPriceX96, ...range})[0];
  const [before, after] = [at(2n ** 96n), at((2n ** 96n * 10_005n) / 10_000n)]; // 0.1% of the price
  expect(Number(before - after) / Number(before)).toBeCloseTo(0.005, 3);
  expect(page).toContain('0.5% of the amounts corresponds to about 0.1% of the price');
});
