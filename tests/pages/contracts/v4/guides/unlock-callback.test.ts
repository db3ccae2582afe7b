import {readFileSync} from 'node:fs';
import {formatEther, parseEther, parseUnits, toFunctionSelector} from 'viem';
import {expect, test} from 'vitest';
import {readPage} from '../../../../../testing/readPage';

const page = readPage('docs/contracts/v4/guides/unlock-callback');
const output = readFileSync('examples/v4/guides/poolSwapper.output.txt', 'utf8');

test('states what the swap up to a price took, and what came back', () => {
  const [, taken = ''] = /the swap took (\S+) ETH/.exec(output) ?? [];
  expect(page).toContain(`took ${taken} ETH`);
  expect(page).toContain(`the other ${formatEther(parseEther('10') - parseEther(taken))}`);
});

test('gives for 1 ETH what the Universal Router gives', () => {
  const ofRouter = readFileSync('examples/v4/swaps/swap.output.txt', 'utf8');
  const change = '1 ETH sold: ETH -1, USDC +1992.013962';
  expect(output).toContain(change);
  expect(ofRouter).toContain(change);
  expect(page).toContain(`1992.013962 USDC (\`${parseUnits('1992.013962', 6)}\`)`);
});

test.each([
  'ManagerLocked()',
  'CurrencyNotSettled()',
  'PriceLimitAlreadyExceeded(uint160,uint160)',
])('tells the selector of %s', (error) => {
  expect(page).toContain(`\`${toFunctionSelector(`function ${error}`)}\``);
});
