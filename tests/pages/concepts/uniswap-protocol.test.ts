import {expect, test} from 'vitest';
import {readPage} from '../../../testing/readPage';

/** The page without the padding of its tables. */
const page = readPage('docs/concepts/uniswap-protocol');

const usdcUnit = 10n ** 6n;
const wethUnit = 10n ** 18n;
const reserveUsdc = 2_000_000n * usdcUnit;
const reserveWeth = 1_000n * wethUnit;
const asks = [
  {size: 20, price: 2_005},
  {size: 30, price: 2_010},
  {size: 50, price: 2_030},
];

const readable = (value: number, digits = 2) =>
  value.toLocaleString('en', {minimumFractionDigits: digits, maximumFractionDigits: digits});
const dollars = (raw: bigint) => Number(raw) / 1e6;

const inputFor = (output: bigint) =>
  (1_000n * reserveUsdc * output) / (997n * (reserveWeth - output)) + 1n;
const averageInPool = (size: number) => dollars(inputFor(BigInt(size) * wethUnit)) / size;

function averageInBook(size: number): number {
  let left = size;
  let paid = 0;
  for (const ask of asks) {
    const taken = Math.min(left, ask.size);
    paid += taken * ask.price;
    left -= taken;
  }
  return paid / size;
}

const output = 10n * wethUnit;
const input = inputFor(output);

test.each([1, 10, 50, 100])('compares pool and book for %i WETH', (size) => {
  const row = `| ${size} | ${readable(averageInPool(size))} | ${readable(averageInBook(size))} |`;
  expect(page).toContain(row);
});

test('states the pool alone a price for more than the book offers', () => {
  expect(page).toContain(`| 150 | ${readable(averageInPool(150))} | not possible`);
  expect(page).toContain(`Buying 500 of the 1,000 WETH costs ${readable(averageInPool(500))} USDC`);
});

test('follows the trade of 10 WETH from input to the next price', () => {
  expect(page).toContain(`\`${input}\` = ${readable(dollars(input), 6)} USDC`);
  expect(page).toContain(
    `two [reserves](/concepts/glossary#reserves): ${readable(dollars(input))} USDC`,
  );
  expect(page).toContain(`now ${readable(dollars(reserveUsdc + input))} USDC and 990 WETH`);
  expect(page).toContain(`the new price: ${readable(dollars(reserveUsdc + input) / 990)} USDC`);
  expect(page).toContain(`same 10 WETH costs ${readable(averageInBook(10) * 10, 0)} USDC`);
  expect(page).toContain(`so ${readable(dollars(input) * 0.003)} USDC of the payment`);
});

test('lets the product of the reserves grow by the fee', () => {
  const before = reserveUsdc * reserveWeth;
  const after = (reserveUsdc + input) * (reserveWeth - output);
  const growth = (Number(after - before) / Number(before)) * 100;
  expect(page).toContain(`raises it by ${readable(growth, 3)}%`);
});

test('states the round trip and the provider’s share', () => {
  const paidIn = 997n * output;
  const [usdc, weth] = [reserveUsdc + input, reserveWeth - output];
  const back = (paidIn * usdc) / (1_000n * weth + paidIn);
  expect(page).toContain(`receive ${readable(dollars(back))} USDC`);
  expect(page).toContain(`difference of ${readable(dollars(input - back))} USDC`);
  expect(page).toContain(`${readable(dollars(usdc) / 10)} USDC and 99 WETH`);
  expect(page).toContain(`raw ratio here is ${readable(Number(reserveWeth / reserveUsdc), 0)} wei`);
});
