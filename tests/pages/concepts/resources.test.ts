import {readFileSync} from 'node:fs';
import {expect, test} from 'vitest';
import {readPage} from '../../../testing/readPage';

/** The page without the padding of its tables. */
const page = readPage('docs/concepts/resources');

const [spot, lower, upper] = [2_000, 1_500, 2_500] as const;
const liquidity = Math.sqrt(2_000_000 * 1_000);
const usdc = liquidity * (Math.sqrt(spot) - Math.sqrt(lower));
const weth = liquidity * (1 / Math.sqrt(spot) - 1 / Math.sqrt(upper));
const readable = (value: number, digits: number) =>
  value.toLocaleString('en', {minimumFractionDigits: digits, maximumFractionDigits: digits});

test('states the amounts of the running position as the formulas do', () => {
  expect(page).toContain(`| ${readable(liquidity, 2)} |`);
  expect(page).toContain(`| 2,000,000 | ${readable(usdc, 2)} |`);
  expect(page).toContain(`| 1,000 | ${readable(weth, 6)} |`);
  expect(page).toContain(`| 4,000,000 | ${readable(usdc + weth * spot, 2)} |`);
});

test('counts the lines of the program it names', () => {
  const lines = readFileSync('examples/sdk/v3/poolAddress.ts', 'utf8').trimEnd().split('\n');
  expect(page).toContain(`a program of ${lines.length} lines`);
});
