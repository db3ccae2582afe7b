import {expect, test} from 'vitest';
import {choiceIn, searchWith} from './choice';
import type {DeploymentRow} from './readRows';

const rows = [
  ['Ethereum mainnet (1)', 'Quoter', 'live'],
  ['Arbitrum One (42161)', 'QuoterV2', 'live'],
  ['Arbitrum Sepolia (421614)', 'QuoterV2', 'live'],
  ['Görli (5)', 'Quoter', 'retired 2024-04'],
].map(([chain, contract, status]) => ({chain, contract, status}) as DeploymentRow);

test.each([
  ['?chain=ethereum-mainnet', 'Ethereum mainnet (1)'],
  ['?chain=421614', 'Arbitrum Sepolia (421614)'],
  ['?chain=Arbitrum', 'Arbitrum One (42161)'],
  ['?chain=görli', 'Görli (5)'],
  ['?chain=nowhere', ''],
  ['?chain=', ''],
  ['', ''],
])('reads the chain of %s', (search, chain) => {
  expect(choiceIn(search, rows)).toEqual({chain, contract: '', status: ''});
});

test('reads back each choice that it writes', () => {
  for (const {chain, contract, status} of rows) {
    const search = searchWith(searchWith('', 'chain', chain), 'contract', contract);
    expect(choiceIn(searchWith(search, 'status', status), rows)).toEqual({chain, contract, status});
  }
});

test('keeps what else an address asks for, and takes a choice out again', () => {
  expect(searchWith('?q=1', 'chain', 'Görli (5)')).toBe('?q=1&chain=gorli');
  expect(searchWith('?q=1&chain=gorli', 'chain', '')).toBe('?q=1');
  expect(searchWith('?chain=gorli', 'chain', '')).toBe('');
});
