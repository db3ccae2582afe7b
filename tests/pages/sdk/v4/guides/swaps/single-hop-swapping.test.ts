import {readFileSync} from 'node:fs';
import {toFunctionSelector} from 'viem';
import {expect, test} from 'vitest';
import {readPage} from '../../../../../../testing/readPage';

const page = readPage('docs/sdk/v4/guides/swaps/single-hop-swapping');
const printed = (program: string) =>
  readFileSync(`examples/sdk/v4/swaps/${program}.output.txt`, 'utf8');

test('shows swaps that give what their quotes say', () => {
  const output = printed('swap');
  const quotes = [...output.matchAll(/^quoted ([\d.]+)/gm)].map(([, quote]) => quote);
  const changes = [...output.matchAll(/^.*(?:sold|bought): (.*)$/gm)].map(([, change]) => change);
  expect(quotes).toHaveLength(3);
  for (const [at, quote] of quotes.entries()) expect(changes[at]).toContain(quote);
});

test('explains each message that the program prints', () => {
  const table = page.slice(page.indexOf('{/* #troubleshooting */}'));
  const messages = printed('swapErrors').match(
    /overflow|Cannot read properties of undefined|invalid BigNumber value|(?<=: |permit +)[A-Z]\w+$/gm,
  );
  expect(messages).toHaveLength(7);
  for (const message of messages ?? []) expect(table).toContain(`\`${message}\``);
});

test('names what the wallet was asked, in its order', () => {
  expect(printed('swapInBrowser').match(/(?<=asked: )\w+/g)).toEqual([
    'wallet_switchEthereumChain',
    'eth_requestAccounts',
    'eth_sendTransaction',
    'eth_signTypedData_v4',
    'eth_sendTransaction',
  ]);
  expect(page).toContain(
    'switch the chain, connect, send the approval, sign the permit, and send the swap',
  );
});

test('is found by the selector of a permit that was used', () => {
  expect(page).toContain(`'${toFunctionSelector('InvalidNonce()')}'`);
});
