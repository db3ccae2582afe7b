import {readFileSync} from 'node:fs';
import {SwapQuoter} from '@uniswap/v3-sdk';
import {parseUnits} from 'viem';
import {expect, test} from 'vitest';
import {readPage} from '../../../../../../testing/readPage';

const page = readPage('docs/sdk/v3/guides/swaps/quoting');
const printed = readFileSync('examples/sdk/v3/quote.output.txt', 'utf8');

/** What the program printed after a word, without what follows the number. */
const numberAfter = (word: string) => new RegExp(`^${word} +([\\d.]+)`, 'm').exec(printed)?.[1];
const thousands = (price = '') => Number(price).toLocaleString('en', {maximumFractionDigits: 2});

test.each([
  ['QuoterV2', SwapQuoter.V2INTERFACE],
  ['Quoter', SwapQuoter.V1INTERFACE],
])('tells the selector of %s as its release has it', (quoter, abi) => {
  const row = page.split('\n').find((line) => line.includes(`<Address of="${quoter}" />`));
  expect(row).toContain(`\`quoteExactInputSingle\` \`${abi.getSighash('quoteExactInputSingle')}\``);
});

test('states the amounts and prices that the program prints', () => {
  expect(page).toContain(`\`${parseUnits(numberAfter('pay') ?? '', 6)}\``);
  expect(page).toContain(`The mid price is ${thousands(numberAfter('mid price'))} USDC`);
  expect(page).toContain(`the quoted price is ${thousands(numberAfter('quoted price'))}.`);
  expect(page).toContain(`\`priceImpact\` is ${numberAfter('price impact')}%`);
  expect(page).toContain(`The minimum, ${numberAfter('minimum')} WETH`);
  expect(page).toContain(`whose price is ${thousands(numberAfter('price after'))} USDC per WETH:`);
});

test('shows amounts that agree to the last digit', () => {
  expect(numberAfter('computed')).toBe(numberAfter('quote'));
  expect(numberAfter('received')).toBe(numberAfter('quote'));
});
