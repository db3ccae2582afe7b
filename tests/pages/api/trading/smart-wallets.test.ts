import {readFileSync} from 'node:fs';
import {toFunctionSelector} from 'viem';
import {expect, test} from 'vitest';
import {deployments} from '../../../../facts/registry/contracts';
import {readPage} from '../../../../testing/readPage';

const page = readPage('docs/api/trading/smart-wallets');

test('computes the selectors of Calibur', () => {
  const calls = '(address,uint256,bytes)[]';
  const batch = toFunctionSelector(`execute((${calls},bool))`);
  expect(page).toContain(`| \`execute(BatchedCall)\` | \`${batch}\` |`);
  expect(page).toContain(`\`data\` begins with \`${batch}\``);
  const byMode = toFunctionSelector('execute(bytes32,bytes)');
  expect(page).toContain(`| \`execute(bytes32 mode, bytes)\` | \`${byMode}\` |`);
});

test('counts the networks of both releases', () => {
  const networks = (name: string) => deployments.filter(({contract}) => contract === name).length;
  expect(networks('CaliburEntryV1_1')).toBe(11);
  expect(page).toContain(`list 1.0.0 on ${networks('CaliburEntry')} networks`);
});

test('repeats what the batch received', () => {
  const output = readFileSync('examples/api/batchSwap.output.txt', 'utf8');
  const [, received = ''] = /received +(\S+) WETH/.exec(output) ?? [];
  expect(page).toContain(`paid for ${received} WETH`);
  expect(page).toContain(`the same ${received} WETH`);
});
