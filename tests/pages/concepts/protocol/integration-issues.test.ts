import {expect, test} from 'vitest';
import {readPage} from '../../../../testing/readPage';

const page = readPage('docs/concepts/protocol/integration-issues');

const TOKEN = 10n ** 18n;
const reserveTax = 2_000_000n * TOKEN;
const reserveWeth = 1_000n * TOKEN;
const sold = 1_000n * TOKEN;
const arrived = afterTransferFee(sold);

test('states the output the plain and the supporting function ask for', () => {
  expect(page).toContain('990 TAX reaches the pair');
  expect(arrived).toBe(990n * TOKEN);
  const plain = amountOut(sold, reserveTax, reserveWeth);
  const supporting = amountOut(arrived, reserveTax, reserveWeth);
  expect(page).toContain(`computes ${decimal(plain)} WETH from the full 1,000 TAX`);
  expect(page).toContain(`requests ${decimal(supporting)} WETH`);
  expect(page).toContain(`arrives and buys ${decimal(supporting)} WETH`);
});

test('fails the K check of the pair for the plain function only', () => {
  expect(passesK(sold, amountOut(sold, reserveTax, reserveWeth))).toBe(true);
  expect(passesK(arrived, amountOut(sold, reserveTax, reserveWeth))).toBe(false);
  expect(passesK(arrived, amountOut(arrived, reserveTax, reserveWeth))).toBe(true);
});

test('states what a buyer receives below the minimum', () => {
  const sent = amountOut(TOKEN, reserveWeth, reserveTax);
  const minimum = (sent * 995n) / 1_000n;
  const received = afterTransferFee(sent);
  expect(received).toBeLessThan(minimum);
  for (const amount of [sent, received, minimum]) expect(page).toContain(`${decimal(amount)} TAX`);
  expect(page).toContain(`${decimal(received).slice(0, 8)} TAX instead of at least`);
  expect(page).toContain(`at least ${decimal(minimum).slice(0, 8)} TAX`);
});

test('states the shares and the surplus of a v2 deposit', () => {
  const tax = afterTransferFee(2_000n * TOKEN);
  const matchedWeth = (tax * reserveWeth) / reserveTax;
  expect(page).toContain(
    `shares for ${decimal(tax).split('.')[0]} TAX and ${Number(matchedWeth) / 1e18} WETH`,
  );
  expect(page).toContain(`other ${Number(TOKEN - matchedWeth) / 1e18} WETH`);
});

test('states what each provider is paid after the rebase', () => {
  const left = (2_000_000 * 90) / 100;
  const owed = [1_200_000, 800_000] as const;
  const paidByV3 = [owed[0], left - owed[0]] as const;
  expect(page).toContain(`leaving ${grouped(left)}`);
  expect(page).toContain(
    `| First to leave, 60% | ${grouped(owed[0])} | ${grouped(left * 0.6)} | ${grouped(paidByV3[0])} |`,
  );
  expect(page).toContain(
    `| Last to leave, 40% | ${grouped(owed[1])} | ${grouped(left * 0.4)} | ${grouped(paidByV3[1])} |`,
  );
});

test('states the largest balance of a v2 pair', () => {
  expect(page).toContain(`${((2n ** 112n - 1n) / TOKEN).toLocaleString('en-US')} tokens`);
});

/** What arrives of a transfer when the token keeps 1%, rounded down. */
function afterTransferFee(amount: bigint) {
  return amount - (amount * 100n) / 10_000n;
}

/** UniswapV2Library.getAmountOut. */
function amountOut(amountIn: bigint, reserveIn: bigint, reserveOut: bigint) {
  return (997n * amountIn * reserveOut) / (1_000n * reserveIn + 997n * amountIn);
}

/** The invariant check of UniswapV2Pair.swap for TAX paid in and WETH paid out. */
function passesK(taxIn: bigint, wethOut: bigint) {
  const adjustedTax = (reserveTax + taxIn) * 1_000n - taxIn * 3n;
  const adjustedWeth = (reserveWeth - wethOut) * 1_000n;
  return adjustedTax * adjustedWeth >= reserveTax * reserveWeth * 1_000n ** 2n;
}

function decimal(raw: bigint) {
  return `${grouped(raw / TOKEN)}.${(raw % TOKEN).toString().padStart(18, '0')}`;
}

function grouped(value: bigint | number) {
  return value.toLocaleString('en-US');
}
