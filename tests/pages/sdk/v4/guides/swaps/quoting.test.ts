import {readFileSync} from 'node:fs';
import {DYNAMIC_FEE_FLAG} from '@uniswap/v4-sdk';
import {expect, test} from 'vitest';
import {readPage} from '../../../../../../testing/readPage';

const page = readPage('docs/sdk/v4/guides/swaps/quoting');
const printed = (program: string) =>
  readFileSync(`examples/sdk/v4/swaps/${program}.output.txt`, 'utf8');

test('states the amounts that the program prints', () => {
  const output = printed('quote');
  const [, quoted = ''] = /V4Quoter +1 ETH → ([\d.]+) USDC/.exec(output) ?? [];
  const [, computed] = /SDK +1 ETH → ([\d.]+) USDC/.exec(output) ?? [];
  const [, minimum = ''] = /minimum +([\d.]+) USDC/.exec(output) ?? [];
  const grouped = (amount: string) =>
    Number(amount).toLocaleString('en', {minimumFractionDigits: 6});
  expect(computed).toBe(quoted);
  expect(page).toContain(`The swap pays ${grouped(quoted)} USDC`);
  expect(page).toContain(`the minimum is ${grouped(minimum)} USDC`);
  expect(Math.floor(Number(quoted) * 1e6 * 0.995) / 1e6).toBe(Number(minimum));

  const impact = 1 - Number(quoted) / (2_000 * (1 - 0.003));
  expect((impact * 100).toFixed(1)).toBe('0.1');
  expect(page).toContain('and 0.1% is the [price impact]');
});

test('states what the flag of a dynamic fee is taken for', () => {
  const [, wrong = '', right] =
    /1 ETH → ([\d.]+) USDC\n +by the key alone: ([\d.]+)/.exec(printed('quoteFees')) ?? [];
  expect(page).toContain(`a fee of ${DYNAMIC_FEE_FLAG / 10_000}%`);
  const shown = Number(right).toLocaleString('en', {maximumFractionDigits: 2});
  expect(page).toContain(`returns ${shown} USDC for 1 ETH, about eight times the right amount`);
  expect(Math.round(Number(right) / Number(wrong))).toBe(8);
});

test('explains each message that the program prints', () => {
  const lines = printed('quoteErrors').trim().split('\n');
  const messages = lines
    .filter((line) => !line.endsWith('and no error'))
    .map((line) => line.replace(/^.*? {2,}/, '').replace(/^0x6190b2b0, in it /, ''));
  for (const message of messages) expect(page).toContain(`| \`${message}\``);
});
