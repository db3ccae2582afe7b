import {readFileSync} from 'node:fs';
import {SwapRouter} from '@uniswap/v3-sdk';
import {parseUnits} from 'viem';
import {expect, test} from 'vitest';
import {readPage} from '../../../../../../testing/readPage';

const page = readPage('docs/sdk/v3/guides/swaps/trading');
const printed = (program: string) => readFileSync(`examples/sdk/v3/${program}.output.txt`, 'utf8');
const trade = printed('trade');

/** What the program printed after a word, without what follows the number. */
const numberAfter = (word: string) => new RegExp(`^${word} +([\\d.]+)`, 'm').exec(trade)?.[1] ?? '';
const thousands = (amount: string) => amount.replace(/^(\d)(\d{3})\./, '$1,$2.');

test('states the selectors that the programs print', () => {
  const [, multicall, single] =
    /(0x\w{8})… with (0x\w{8})…, 420 bytes/.exec(printed('tradeRouter02')) ?? [];
  expect(page).toContain(
    `\`exactInputSingle\` \`${SwapRouter.INTERFACE.getSighash('exactInputSingle')}\``,
  );
  expect(page).toContain(`\`exactInputSingle\` \`${single}\` | in \`multicall\` \`${multicall}\``);
  expect(page).toContain(`the same ${/(\d+) bytes/.exec(trade)?.[1]} bytes`);
});

test('states the amounts that the program prints', () => {
  const quote = numberAfter('quote');
  expect(page).toContain(`${thousands(quote)} USDC (\`${parseUnits(quote, 6)}\`)`);
  expect(page).toContain(`The minimum is ${thousands(numberAfter('minimum'))} USDC`);
  expect(page).toContain(`makes ${thousands(numberAfter('worst price'))} USDC per WETH the worst`);
  expect(page).toContain(`here ${numberAfter('price impact')}% including the fee`);
});

test('states what an exact output sends in ETH', () => {
  const [, value] =
    /receive 1000 USDC\n.*\n +value +([\d.]+) ETH/.exec(printed('tradeEther')) ?? [];
  expect(page).toContain(`the maximum, ${value} ETH`);
});

test('shows that each router and client gives what was quoted', () => {
  const quote = numberAfter('quote');
  const received = [...printed('tradeClients').matchAll(/→ ([\d.]+) USDC/g)];
  expect(received.map(([, amount]) => amount)).toEqual(Array(4).fill(quote));
  for (const program of ['trade', 'tradeRouter02', 'tradeUniversal']) {
    expect(printed(program)).toMatch(new RegExp(`^received +${quote} USDC$`, 'm'));
  }
});
