import {readFileSync} from 'node:fs';
import {formatEther, parseGwei, toFunctionSelector} from 'viem';
import {expect, test} from 'vitest';
import {readPage} from '../../../../../testing/readPage';

const page = readPage('docs/sdk/v3/guides/web3-development-basics');
const printed = (program: string) =>
  readFileSync(`examples/sdk/v3/basics/${program}.output.txt`, 'utf8');

test('states what the wrap used and costs', () => {
  const [, gas = ''] = /, (\d+) gas/.exec(printed('wrapEther')) ?? [];
  expect(page).toContain(`The wrap used ${Number(gas).toLocaleString('en')} gas.`);
  expect(page).toContain(`that is ${formatEther(BigInt(gas) * parseGwei('10'))} ETH`);
});

test('states the calldata of deposit', () => {
  const selector = toFunctionSelector('function deposit()');
  expect(printed('wrapEther')).toContain(selector);
  expect(page).toContain(`the calldata \`${selector}\``);
});

test('explains each failure that the program prints', () => {
  const output = printed('callErrors');
  for (const words of [
    'Uni::_transferTokens: ',
    'returned no data ("0x")',
    'The total cost ',
    ' exceeds the balance of the account',
    'Nonce provided ',
    ' is lower',
    'status reverted',
    'transaction failed',
  ]) {
    expect(output).toContain(words);
    expect(page).toContain(words);
  }
  expect(output.trim().split('\n')).toHaveLength(6);
});
