import {expect, test} from 'vitest';
import type {Contract, Member} from '../../../facts/reference/model';
import type {Contents} from '../../../packages/sandbox/contents';
import {readNames} from './readNames';

const contents: Contents = {
  chainId: 1,
  block: {number: 204, timestampSeconds: 0, hash: '0x'},
  contracts: [{contract: 'QuoterV2', address: '0xAB', from: 'a@1'}],
  tokens: [{symbol: 'USDC', decimals: 6, address: '0xCD'}],
  pools: [{version: 'v3', pair: 'USDC/WETH', feePips: 3_000, address: '0xEF', seed: ''}],
  accounts: [{label: 'test account 0', address: '0xA0', privateKey: '0x', balances: {}}],
};

const member = (changes: Partial<Member>): Member => ({
  ...{kind: 'function', name: 'swap', declaration: '', signature: 'swap(uint256)'},
  ...{selector: '0x01', visibility: 'external', mutability: 'nonpayable'},
  ...{parameters: [], returns: []},
  ...changes,
});
const transfer = {
  kind: 'event',
  name: 'Transfer',
  signature: 'Transfer(address,uint256)',
  selector: '0x0e',
  parameters: [
    {name: 'to', type: 'address', isIndexed: true},
    {name: 'value', type: 'Amount'},
  ],
} as const;
const contractOf = (...members: Member[]) => ({members}) as unknown as Contract;

test('names addresses, functions that change state, and events by their canonical types', () => {
  const names = readNames(contents, [
    contractOf(
      member({}),
      member({selector: '0x02', mutability: 'view'}),
      member({...transfer, parameters: [...transfer.parameters]}),
    ),
    contractOf(
      member({...transfer, parameters: [{name: 'dst', type: 'address', isIndexed: true}]}),
    ),
  ]);
  expect(names).toEqual({
    head: 204,
    addresses: {
      '0xab': 'QuoterV2',
      '0xcd': 'USDC',
      '0xef': 'v3 pool USDC/WETH 0.3%',
      '0xa0': 'test account 0',
    },
    tokens: {'0xcd': {symbol: 'USDC', decimals: 6}},
    functions: {'0x01': 'swap(uint256)'},
    events: {
      '0x0e': [
        {
          type: 'event',
          name: 'Transfer',
          inputs: [
            {name: 'to', type: 'address', indexed: true},
            {name: 'value', type: 'uint256', indexed: false},
          ],
        },
        {type: 'event', name: 'Transfer', inputs: [{name: 'dst', type: 'address', indexed: true}]},
      ],
    },
  });
});
