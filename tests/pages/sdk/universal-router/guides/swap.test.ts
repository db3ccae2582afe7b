import {readFileSync} from 'node:fs';
import {Percent} from '@uniswap/sdk-core';
import {parseUnits} from 'viem';
import {expect, test} from 'vitest';
import {readPage} from '../../../../../testing/readPage';

const page = readPage('docs/sdk/universal-router/guides/swap');
const printed = (program: string) =>
  readFileSync(`examples/sdk/universal-router/${program}.output.txt`, 'utf8');
const swap = printed('swap');

/** What the program printed after a word, in units of USDC. */
const unitsAfter = (word: string) =>
  parseUnits(new RegExp(`^${word} +([\\d.]+) USDC$`, 'm').exec(swap)?.[1] ?? '', 6);

/** As the page writes USDC: 7,964.091676. */
const shown = (units: bigint) =>
  `${(units / 1_000_000n).toLocaleString('en')}.${String(units % 1_000_000n).padStart(6, '0')}`;

test('states the quote and the minimum that the program prints', () => {
  const [quoted, minimum] = [unitsAfter('quoted'), unitsAfter('minimum')];
  expect(page).toContain(`The quote is ${shown(quoted)} USDC (\`${quoted}\` units)`);
  expect(page).toContain(`and the minimum is 0.5% less: ${shown(minimum)} USDC`);
  expect(minimum).toBe((quoted * 9_950n) / 10_000n);
});

test('shows a fee of 0.25% that adds up to the quote with what is received', () => {
  const [quoted, fee, received] = ['quoted', 'fee', 'received'].map(unitsAfter);
  expect(fee).toBe(((quoted ?? 0n) * 25n) / 10_000n);
  expect((fee ?? 0n) + (received ?? 0n)).toBe(quoted);
  expect(page).toContain(
    `The fee and the payment add up to the quote, ${shown(quoted ?? 0n)} USDC`,
  );
});

test('gives the same by ETH, by WETH and by a browser wallet', () => {
  const quoted = shown(unitsAfter('quoted')).replace(',', '');
  expect(printed('ether')).toContain(`-4 ETH, ${quoted} USDC`);
  expect(printed('browserWallet')).toMatch(new RegExp(`received +${quoted} USDC`));
});

test('names a fee as the share that the program charges', () => {
  expect(page).toContain(`pays ${new Percent(25, 10_000).toFixed(2)}% of the output`);
});
