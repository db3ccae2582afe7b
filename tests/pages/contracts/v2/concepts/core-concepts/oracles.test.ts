import {readFileSync} from 'node:fs';
import {expect, test} from 'vitest';
import {readPage} from '../../../../../../testing/readPage';

const page = readPage('docs/contracts/v2/concepts/core-concepts/oracles');

const reserve0 = 2_000_000n * 10n ** 6n;
const reserve1 = 1_000n * 10n ** 18n;

/** Reserves after an input of whole USDC, and the WETH that it buys. */
function swap(wholeUsdc: bigint) {
  const input = wholeUsdc * 10n ** 6n;
  const output = (997n * input * reserve1) / (1_000n * reserve0 + 997n * input);
  return {output, usdc: reserve0 + input, weth: reserve1 - output};
}

const calm = (reserve0 << 112n) / reserve1;
const human = (priceX112: bigint) => Number((priceX112 * 10n ** 24n) >> 112n) / 1e12;
const readable = (value: number, digits: number) =>
  value.toLocaleString('en', {minimumFractionDigits: digits, maximumFractionDigits: digits});

test('states price, sums and average of the worked example', () => {
  const {output, usdc, weth} = swap(100_000n);
  const risen = (usdc << 112n) / weth;
  const sum = calm * 1_200n + risen * 600n;
  expect(page).toContain(`for ${String(output).replace(/(\d{18})$/, '.$1')} WETH`);
  expect(page).toContain(`| 1,200 | ${readable(human(risen), 3)} | 2,400,000 |`);
  expect(page).toContain(`| 1,800 | ${readable(human(risen), 3)} | ${readable(human(sum), 0)} |`);
  expect(page).toContain(`average to ${readable(human(sum / 1_800n), 2)} USDC per WETH`);
  expect(page).toContain(`not ${readable((2_000 + human(risen)) / 2, 2)}?`);

  const calm0 = (reserve1 << 112n) / reserve0;
  const average0 = (calm0 * 1_200n + ((weth << 112n) / usdc) * 600n) / 1_800n;
  expect(page).toContain(
    `the former corresponds to ${readable(human(2n ** 224n / average0), 2)} USDC per WETH`,
  );
});

test('states what a false price costs, and how far it moves the average', () => {
  const {output, usdc, weth} = swap(831_000n);
  const falsePrice = (usdc << 112n) / weth;
  const worth = (Number(output) / 1e18) * 2_000;
  expect(page).toContain(`hold a price of ${readable(human(falsePrice), 2)} USDC`);
  expect(page).toContain(`gets ${readable(Number(output) / 1e18, 6)} WETH`);
  expect(page).toContain(`worth ${readable(worth, 0)} USDC elsewhere`);
  expect(page).toContain(`the difference of ${readable(831_000 - worth, 0)} USDC`);

  const back = (997n * output * usdc) / (1_000n * weth + 997n * output);
  expect(page).toContain(`costs ${readable(831_000 - Number(back) / 1e6, 0)} USDC in fees`);

  const moved = (seconds: bigint) => (calm * (seconds - 12n) + falsePrice * 12n) / seconds;
  const percent = (seconds: bigint) => readable(human(moved(seconds)) / 20 - 100, 2);
  expect(page).toContain(`from 2,000.00 to ${readable(human(moved(1_800n)), 2)}`);
  expect(page).toContain(`| 5 minutes | ${percent(300n)}% |`);
  expect(page).toContain(`| 30 minutes | ${percent(1_800n)}% |`);
  expect(page).toContain(`| 24 hours | ${percent(86_400n)}% |`);
});

test('states how the sums and times wrap', () => {
  expect(BigInt.asUintN(32, 10n - 4_294_967_290n)).toBe(16n);
  expect(page).toContain('at `4294967290` and one at `10` are 16 seconds apart');
  expect(new Date(2 ** 32 * 1_000).toISOString()).toMatch(/^2106-02-07/);
  expect(Math.floor(2 ** 32 / 86_400 / 365.25)).toBe(136);
  expect((2n ** 224n - 1n) * (2n ** 32n - 1n)).toBeLessThan(2n ** 256n);
});

test('computes the average that the executed program read from the pair', () => {
  const printed = readFileSync('examples/v2/concepts/oracle.output.txt', 'utf8');
  const {usdc, weth} = swap(100_000n);
  expect(printed).toContain(
    `average1X112  ${(calm * 1_200n + ((usdc << 112n) / weth) * 600n) / 1_800n}`,
  );
});
