import {Price, Token} from '@uniswap/sdk-core';
import {nearestUsableTick, priceToClosestTick, tickToPrice} from '@uniswap/v3-sdk';
import {expect, test} from 'vitest';
import {readPage} from '../../../testing/readPage';

const page = readPage('docs/concepts/glossary');
const usdc = new Token(1, '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48', 6, 'USDC');
const weth = new Token(1, '0xC02aaA39b223FE8D0A0e5C4F27eAD9083C756Cc2', 18, 'WETH');
const reserveUsdc = 2_000_000n * 10n ** 6n;
const reserveWeth = 1_000n * 10n ** 18n;

const entries = page
  .split(/^## /m)
  .slice(1)
  .filter((entry) => !entry.includes('{/* #next */}'))
  .map((entry) => ({entry, term: entry.split(' {')[0] ?? ''}));

const readable = (value: number, digits: number) =>
  value.toLocaleString('en', {minimumFractionDigits: digits, maximumFractionDigits: digits});
const priceAt = (tick: number) => readable(Number(tickToPrice(weth, usdc, tick).toFixed(8)), 2);
const tickAt = (dollars: number) =>
  priceToClosestTick(new Price(weth, usdc, String(10n ** 18n), String(dollars * 1e6)));

test('defines 33 terms, in alphabetical order', () => {
  const terms = entries.map(({term}) => term);
  expect(terms).toHaveLength(33);
  expect(terms).toEqual([...terms].sort((one, other) => one.localeCompare(other)));
});

test.each(entries)(
  'defines $term in 40 words, tells it from another and links one page',
  ({entry}) => {
    const definition = entry.split('\n\n')[1] ?? '';
    expect(definition.split(/\s+/).length).toBeLessThanOrEqual(40);
    expect(entry).toContain('- **Not to be confused with:**');
    expect(entry.match(/\]\(/g)).toHaveLength(1);
  },
);

test('states the swap of 10,000 USDC as the v2 formula does', () => {
  const paid = 10_000n * 10n ** 6n;
  const received = (997n * paid * reserveWeth) / (1_000n * reserveUsdc + 997n * paid);
  const averageBeforeFee = 9_970 / (Number(received) / 1e18);
  expect(page).toContain(`for ${readable(Number(received) / 1e18, 6)} WETH`);
  expect(page).toContain(`costs ${readable(averageBeforeFee, 2)} USDC before the fee`);
  expect(page).toContain(`an impact of ${readable((averageBeforeFee / 2_000 - 1) * 100, 2)}%`);

  const minimum = (received * 9_950n) / 10_000n;
  expect(page).toContain(`a minimum of ${String(minimum / 10n ** 12n).replace(/(\d{6})$/, '.$1')}`);
});

test('states liquidity, fees and flash fee as the formulas do', () => {
  const root = 44_721_359_549_995_793n;
  expect(root ** 2n <= reserveUsdc * reserveWeth).toBe(true);
  expect((root + 1n) ** 2n > reserveUsdc * reserveWeth).toBe(true);
  expect(page).toContain(`\`${root}\``);
  expect(page).toContain(`${readable((3 / 997) * 100, 4)}%`);
  expect(page).toContain(
    `buys WETH at ${readable(2_000 / 0.997, 2)} and sells it at ${readable(2_000 * 0.997, 2)}`,
  );
  expect(page).toContain(`\`${reserveUsdc}\` = 2,000,000 USDC`);
});

test('states the ticks and their prices as the SDK does', () => {
  const [lower, upper] = [2_500, 1_500].map((dollars) => nearestUsableTick(tickAt(dollars), 60));
  expect(page).toContain(`ticks ${readable(Number(lower), 0)} to ${readable(Number(upper), 0)}`);
  expect(page).toContain(`${priceAt(Number(upper))} to ${priceAt(Number(lower))}`);
  expect(page).toContain(
    `Tick ${readable(tickAt(2_000), 0)} is ${priceAt(tickAt(2_000))} USDC per WETH`,
  );

  const start = Math.floor(tickAt(2_000) / 60) * 60;
  expect(page).toContain(
    `ticks ${readable(start, 0)} to ${readable(start + 60, 0)} reach from ${priceAt(start)} down to ${priceAt(start + 60)}`,
  );
  expect(page).toContain(`about ${readable((1.0001 ** 60 - 1) * 100, 2)}% of price`);
});

test('states the square root price of 2,000 USDC per WETH, rounded down', () => {
  const root = /is `(\d{30,})`/.exec(page)?.[1] ?? '';
  const exact = 500_000_000n * 2n ** 192n;
  expect(BigInt(root) ** 2n <= exact).toBe(true);
  expect((BigInt(root) + 1n) ** 2n > exact).toBe(true);
});

test('states the time-weighted average of two ticks, rounded down', () => {
  const mean = Math.floor((1_200 * tickAt(2_000) + 600 * tickAt(2_200)) / 1_800);
  expect(page).toContain(
    `average to tick ${readable(mean, 0)}, which is ${priceAt(mean)} USDC per WETH`,
  );
});
