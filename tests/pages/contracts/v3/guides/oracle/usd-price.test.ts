import {readFileSync} from 'node:fs';
import {expect, test} from 'vitest';
import {readPage} from '../../../../../../testing/readPage';

const page = readPage('docs/contracts/v3/guides/oracle/usd-price');
const printed = (program: string) =>
  readFileSync(`examples/v3/oracle/${program}.output.txt`, 'utf8');

test('states what the pool says with USDC at 90 cents, and how far off a dollar for it would be', () => {
  const [, dollars = ''] =
    /USDC at \$0\.90: by pool \$([\d.]+)/.exec(printed('usdPriceErrors')) ?? [];
  const usdc = (Number(dollars) / 0.9).toLocaleString('en-US', {maximumFractionDigits: 2});
  const usd = Number(dollars).toLocaleString('en-US', {maximumFractionDigits: 2});
  expect(page).toContain(`a pool price of ${usdc} USDC is $${usd}.`);
  expect((1 / 0.9 - 1) * 100).toBeCloseTo(11, 0);
  expect(page).toContain('value WETH 11 % too high');
});

test('gives in dollars what the pool gives in USDC, times the price of USDC', () => {
  const [, usdc = ''] = /, ([\d.]+) USDC per WETH/.exec(printed('usdPrice')) ?? [];
  const [, dollars = ''] = /by pool +\$([\d.]+)/.exec(printed('usdPrice')) ?? [];
  expect(Number(dollars)).toBeCloseTo(Number(usdc) * 0.9998, 5);
});

test('names each message that the contract reverts with', () => {
  const contract = readFileSync('examples/v3/oracle/UsdPrice.sol', 'utf8');
  const asked = contract.slice(contract.indexOf('function price()'));
  for (const [, message = ''] of asked.matchAll(/require\([^;]*, '([^']+)'\)/g)) {
    expect(page).toContain(`| \`${message}\` |`);
  }
});
