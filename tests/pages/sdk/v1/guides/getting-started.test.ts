import {readFileSync} from 'node:fs';
import {toFunctionSelector} from 'viem';
import {expect, test} from 'vitest';
import {readPage} from '../../../../../testing/readPage';

const page = readPage('docs/sdk/v1/guides/getting-started');
const printed = readFileSync('examples/sdk/v1/gettingStarted.output.txt', 'utf8');

test.each([
  ['ethToTokenSwapInput', 'function ethToTokenSwapInput(uint256, uint256)'],
  ['swapExactETHForTokens', 'function swapExactETHForTokens(uint256, address[], address, uint256)'],
  [
    'exactInputSingle',
    'function exactInputSingle((address, address, uint24, address, uint256, uint256, uint256, uint160))',
  ],
])('tells the selector of %s', (name, signature) => {
  expect(page).toContain(`\`${name}\` \`${toFunctionSelector(signature)}\``);
});

test('states what the program printed of the quote', () => {
  const [, quoted = ''] = /quoted +(\S+) USDC/.exec(printed) ?? [];
  const withComma = quoted.replace(/^(\d)(\d{3})\./, '$1,$2.');
  expect(page).toContain(`gives ${withComma} USDC (\`${quoted.replace('.', '')}\`)`);
});
