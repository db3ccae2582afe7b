import {readFileSync} from 'node:fs';
import {formatUnits} from 'viem';
import {expect, test} from 'vitest';
import {readPage} from '../../../../../../testing/readPage';

const page = readPage('docs/contracts/v2/guides/smart-contract-integration/building-an-oracle');
const printed = (program: string) =>
  readFileSync(`examples/v2/guides/${program}.output.txt`, 'utf8');

const [usdc, weth] = [2_000_000n * 10n ** 6n, 1_000n * 10n ** 18n];
const sold = (dx: bigint, x: bigint, y: bigint) => (997n * dx * y) / (1_000n * x + 997n * dx);
const price = (reserve0: bigint, reserve1: bigint) => (reserve0 << 112n) / reserve1;
const worth = (priceX112: bigint) => (priceX112 * 10n ** 18n) >> 112n;
const shown = (raw: bigint) => formatUnits(raw, 6);
const rounded = (raw: bigint) =>
  (Number(raw) / 1e6).toLocaleString('en-US', {minimumFractionDigits: 3, maximumFractionDigits: 3});

const pushed = 1_000_000n * 10n ** 6n;
const bought = sold(pushed, usdc, weth);
const returned = sold(bought, weth - bought, usdc + pushed);
const prices = [
  price(usdc, weth),
  price(usdc + pushed, weth - bought),
  price(usdc + pushed - returned, weth),
] as const;
const seconds = [1_800n, 12n, 1_788n] as const;
const parts = seconds.map((length, at) => (prices[at] ?? 0n) * length);
const average = parts.reduce((sum, part) => sum + part) / 3_600n;

test('computes the average of a pushed price as the contract did', () => {
  const [start, during, after] = prices;
  const lines = [
    `at the start  ${shown(worth(start))} USDC per WETH`,
    `pushed to     ${shown(worth(during))} USDC per WETH for 12 s`,
    `then          ${shown(worth(after))} USDC per WETH`,
    `the push cost ${shown(pushed - returned)} USDC`,
    `average       ${shown(worth(average))} USDC per WETH over 3600 s`,
    `from the logs ${shown(worth(average))} USDC per WETH`,
  ];
  expect(printed('oracleFixed').split('\n').slice(0, 6)).toEqual(lines);
});

test('weighs each price by its seconds', () => {
  const [, during, after] = prices.map((one) => rounded(worth(one)));
  const [before = '', push = '', later = ''] = parts.map((part) => rounded(worth(part / 3_600n)));
  expect(page).toContain(`| until the push | 2,000.000 | 1,800 | ${before} |`);
  expect(page).toContain(`| while it lasts | ${during} | 12 | ${push} |`);
  expect(page).toContain(`| after it | ${after} | 1,788 | ${later} |`);
  expect(page).toContain(`| in total | | 3,600 | ${rounded(worth(average))} |`);
});

test('states the error of the push, its cost, and how far the average moved', () => {
  const [start, during] = prices;
  const error = ((worth(during) - worth(start)) * 12n) / 3_600n;
  expect(page).toContain(`That is ${rounded(error)} for the push itself`);
  expect(page).toContain(
    `The push cost ${Number(shown(pushed - returned)).toLocaleString('en-US', {maximumFractionDigits: 6})} USDC`,
  );
  const moved = (Number(worth(average)) / Number(worth(start)) - 1) * 100;
  expect(page).toContain(`but the average of the hour moved by ${moved.toFixed(3)}%`);
});

test('states the harmonic mean that the other sum leads to', () => {
  const inverse = [
    [usdc, weth],
    [usdc + pushed, weth - bought],
    [usdc + pushed - returned, weth],
  ].map(([reserve0 = 0n, reserve1 = 0n], at) => price(reserve1, reserve0) * (seconds[at] ?? 0n));
  const average0 = inverse.reduce((sum, part) => sum + part) / 3_600n;
  const harmonic = shown(worth(2n ** 224n / average0));
  expect(printed('oracleFixed')).toContain(`1 ÷ average0  ${harmonic} USDC`);
  expect(page).toContain(
    `${Number(harmonic).toLocaleString('en-US', {maximumFractionDigits: 6})} USDC`,
  );
});

test('states how much time a window of steps covers', () => {
  const [step, steps] = [600, 6];
  expect(page).toContain(
    `with ${steps} steps of ${step} s the average covers ${((steps - 2) * step) / 60} to ${(steps * step) / 60} minutes.`,
  );
  expect(page).toContain(`the window is ${((steps - 1) * step).toLocaleString('en-US')} s`);
});

test('has each message of the contracts', () => {
  for (const message of [
    'no window closed',
    'window is open',
    'average is old',
    'reading is missing',
    'not of this pair',
  ]) {
    expect(page).toContain(`| \`${message}\` |`);
    expect(printed('oracleErrors')).toContain(message);
  }
});
