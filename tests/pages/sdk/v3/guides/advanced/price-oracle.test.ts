import {readFileSync} from 'node:fs';
import {expect, test} from 'vitest';
import {meansOf} from '../../../../../../examples/sdk/v3/advanced/support/oracle';
import {readPage} from '../../../../../../testing/readPage';

const page = readPage('docs/sdk/v3/guides/advanced/price-oracle');
const printed = readFileSync('examples/sdk/v3/advanced/priceOracle.output.txt', 'utf8');
const found = (pattern: RegExp) => pattern.exec(printed)?.slice(1) ?? [];
const separated = (value = '') => Number(value).toLocaleString('en', {maximumFractionDigits: 6});

test('states the average that the program prints for its window', () => {
  const [tick, price = '', liquidity] = found(/1800 s +tick (\d+), ([\d.]+) USDC.*liquidity (\d+)/);
  expect(page).toContain(
    `the mean tick is ${separated(tick)}, which is ${separated(price)} USDC (\`${price.replace('.', '')}\`)`,
  );
  expect(page).toContain(`The mean liquidity is \`${liquidity}\``);
});

test('states how a trade moves spot price and average', () => {
  const [first, second, third] = [...printed.matchAll(/spot ([\d.]+), average ([\d.]+)/g)];
  const [, spot, average] = first ?? [];
  const [, moved, later] = third ?? [];
  expect(page).toContain(`from ${separated(spot)} to ${separated(moved)} USDC per WETH`);
  expect(second?.[2]).toBe(average);
  const percent = 100 * (Number(later) / Number(average) - 1);
  expect(page).toContain(`by ${percent.toFixed(1)}% after 12 s`);
});

test('states how far back a pool remembers, and what more slots cost', () => {
  expect(page).toContain(`history is ${separated(found(/remembers (\d+) s/)[0])} s long`);
  const [slots, gas] = found(/later (\d+), for (\d+) gas/);
  expect(page).toContain(`gets ${slots} slots for ${separated(gas)} gas`);
  expect(Number(slots)).toBe(1_800 / 12 + 1);
});

test('rounds a negative mean tick down, as it says', () => {
  const [quotient, tick] = found(/(-[\d.]+) is tick (-\d+)/);
  expect(page).toContain(
    `${separated(quotient)}, which rounds to tick ${separated(tick)}`.replaceAll('-', '−'),
  );
  const readings = {ticks: [0n, -5n], perLiquidityX128: [0n, 1n << 64n]} as const;
  expect(meansOf(readings, 2).tick).toBe(-3);
});

test('takes the difference of sums that overflowed in between', () => {
  const ticks = [2n ** 55n - 10n, -(2n ** 55n) + 10n] as const;
  const perLiquidityX128 = [2n ** 160n - 1n, (1n << 128n) - 1n] as const;
  expect(meansOf({ticks, perLiquidityX128}, 2)).toEqual({tick: 10, liquidity: 1n});
});
