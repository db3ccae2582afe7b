import {expect, test} from 'vitest';
import {readPage} from '../../../testing/readPage';

const page = readPage('docs/concepts/overview');

const reserveUsdc = 2_000_000n * 10n ** 6n;
const reserveWeth = 1_000n * 10n ** 18n;
const output = 10n * 10n ** 18n;
const input = (1_000n * reserveUsdc * output) / (997n * (reserveWeth - output)) + 1n;
const readable = (value: number) =>
  value.toLocaleString('en', {minimumFractionDigits: 2, maximumFractionDigits: 2});

test('states the cost of 10 WETH as the v2 formula does', () => {
  const cost = Number(input) / 1e6;
  expect(page).toContain(`/ 0.997 = ${readable(cost)} USDC`);
  expect(page).toContain(`That is ${readable(cost / 10)} USDC per WETH`);
  expect(page).toContain(`The ${readable(cost / 10 - 2_000)} USDC above the start`);
});
