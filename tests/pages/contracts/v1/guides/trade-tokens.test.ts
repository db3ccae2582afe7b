import {readFileSync} from 'node:fs';
import {toFunctionSelector} from 'viem';
import {expect, test} from 'vitest';
import {exchangeAbi} from '../../../../../examples/v1/support/exchangeAbi';
import {readPage} from '../../../../../testing/readPage';

const page = readPage('docs/contracts/v1/guides/trade-tokens');
const printed = readFileSync('examples/v1/tradeTokens.output.txt', 'utf8');

const wei = (amount: string) => {
  const [whole = '', fraction = ''] = amount.split('.');
  return BigInt(whole) * 10n ** 18n + BigInt(fraction.padEnd(18, '0'));
};

test('states the selectors of the six functions', () => {
  const told = [...page.matchAll(/`(\w+)` `(0x\w{8})`/g)];
  expect(told).toHaveLength(6);
  for (const [, name, selector] of told) {
    const item = exchangeAbi.find((one) => one.type === 'function' && one.name === name);
    expect(item?.type === 'function' && toFunctionSelector(item)).toBe(selector);
  }
});

test('states what the program quoted, asked and got back', () => {
  const [dx, x, y] = [10n ** 18n, 100n * 10n ** 18n, 200_000n * 10n ** 6n];
  const quoted = (997n * dx * y) / (1_000n * x + 997n * dx);
  expect(page).toContain(`(\`${quoted}\`)`);
  expect(printed).toContain(`(${quoted})`);
  expect(page).toContain('0.5% less is 1,964.444487');
  expect(printed).toContain('at least 1964.444487 USDC');

  const [, sent = ''] = /sent (\S+) ETH/.exec(printed) ?? [];
  const [, paid = ''] = /paid (\S+) ETH/.exec(printed) ?? [];
  expect(page).toContain(`The purchase cost ${paid} ETH`);
  const back = `0.${String(wei(sent) - wei(paid)).padStart(18, '0')}`;
  expect(page).toContain(`and ${back} ETH came back`);
});

test('states what two fees of 0.3% amount to', () => {
  expect(page).toContain(`1 − 0.997² = ${((1 - 0.997 ** 2) * 100).toFixed(4)}%`);
});
