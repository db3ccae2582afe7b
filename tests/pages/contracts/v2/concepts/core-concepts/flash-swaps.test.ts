import {readFileSync} from 'node:fs';
import {expect, test} from 'vitest';
import {readPage} from '../../../../../../testing/readPage';

const page = readPage('docs/contracts/v2/concepts/core-concepts/flash-swaps');

const reserve0 = 2_000_000n * 10n ** 6n;
const reserve1 = 1_000n * 10n ** 18n;
const loan = 10_000n * 10n ** 6n;

/** Whether the pair lets a loan of USDC pass for what came back of both tokens. */
const passes = (amount: bigint, back: {usdc: bigint; weth: bigint}) =>
  ((reserve0 - amount + back.usdc) * 1_000n - 3n * back.usdc) *
    ((reserve1 + back.weth) * 1_000n - 3n * back.weth) >=
  reserve0 * reserve1 * 1_000n ** 2n;
const feeOf = (amount: bigint) => (3n * amount + 996n) / 997n;

test('states the fee of 10,000 USDC, below which the check fails', () => {
  const fee = feeOf(loan);
  expect(page).toContain(`this is \`${fee}\`, ${Number(fee) / 1e6} USDC`);
  expect(page).toContain(`${((Number(fee) / Number(loan)) * 100).toFixed(4)}% of the loan`);
  expect(passes(loan, {usdc: loan + fee, weth: 0n})).toBe(true);
  expect(passes(loan, {usdc: loan + fee - 1n, weth: 0n})).toBe(false);
});

test('states for which amounts the common form is one unit too much', () => {
  const common = (amount: bigint) => (amount * 3n) / 997n + 1n;
  const exact = (amount: bigint) => amount % 997n !== 0n;
  for (const amount of [1n, 996n, 997n, 998n, 1_994n, 1_000_000n, loan]) {
    expect(common(amount) - feeOf(amount)).toBe(exact(amount) ? 0n : 1n);
  }
  expect(page).toContain(`for \`997\` it gives \`${common(997n)}\` instead of \`${feeOf(997n)}\``);
});

test('states the payment in WETH, below which the check fails', () => {
  const payment = (1_000n * reserve1 * loan) / (997n * (reserve0 - loan)) + 1n;
  const human = String(payment).replace(/(\d{18})$/, '.$1');
  expect(page).toContain(`costs \`${payment}\` wei: ${human} WETH`);
  expect(passes(loan, {usdc: 0n, weth: payment})).toBe(true);
  expect(passes(loan, {usdc: 0n, weth: payment - 1n})).toBe(false);
  expect(page).toContain(
    `${((0.997 * Number(payment)) / 5e16 - 100).toFixed(2)}% is [price impact]`,
  );
});

test('answers the question about 1 USDC', () => {
  const fee = feeOf(1_000_000n);
  expect(page).toContain(`The fee is ${fee.toLocaleString('en')} raw units`);
  expect(passes(1_000_000n, {usdc: 1_003_009n, weth: 0n})).toBe(false);
  expect(page).toContain(
    `since ${(3_000_000 / 997).toLocaleString('en', {maximumFractionDigits: 2})}`,
  );
});

test('computes what the pair of the executed program asked for', () => {
  const printed = readFileSync('examples/v2/concepts/flashSwap.output.txt', 'utf8');
  const payment = (1_000n * reserve1 * loan) / (997n * (reserve0 - loan)) + 1n;
  expect(printed).toContain(`${Number(feeOf(loan)) / 1e6} USDC`);
  expect(printed).toContain(`${String(payment).replace(/(\d{18})$/, '.$1')} WETH`);
});
