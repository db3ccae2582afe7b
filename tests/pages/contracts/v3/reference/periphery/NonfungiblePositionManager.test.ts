import {readFileSync} from 'node:fs';
import {expect, test} from 'vitest';
import {readPage} from '../../../../../../testing/readPage';

const read = (file: string) => readFileSync(file, 'utf8');
const page = readPage('docs/contracts/v3/reference/periphery/NonfungiblePositionManager');
const programs = 'examples/v3/reference/positions';

test('states what share of the deposit a minimum of zero cost', () => {
  const printed = read(`${programs}/zeroMinimums.output.txt`);
  const [, deposit] = /takes (\d+) USDC \+ 0 WETH/.exec(printed) ?? [];
  const [, loss] = /loss: +(\S+) USDC/.exec(printed) ?? [];
  const share = ((Number(loss) / Number(deposit)) * 100).toFixed(1);
  expect(page).toContain(`lost ${share}% of the ${Number(deposit).toLocaleString('en-US')} USDC`);
});

test('states what was recorded as owed after the liquidity was removed', () => {
  const printed = read(`${programs}/lifecycle.output.txt`);
  const [, owed] = /liquidity - .*\n.*\n.*as owed (\S+) USDC/.exec(printed) ?? [];
  const [whole, fraction] = (owed ?? '').split('.');
  expect(page).toContain(`${Number(whole).toLocaleString('en-US')}.${fraction} USDC as owed`);
});

test('shows the ETH that one wei too little leaves behind', () => {
  const printed = read(`${programs}/payInEther.output.txt`).trim().split('\n');
  const weiOf = (line = '') => BigInt((/(\d+)\.(\d{18}) ETH/.exec(line) ?? []).slice(1).join(''));
  const [paid, left] = [printed[1], printed[5]].map(weiOf);
  expect(left).toBe((paid ?? 0n) - 1n);
});
