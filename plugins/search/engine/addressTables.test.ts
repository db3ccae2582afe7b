// cspell:ignore poolmanager swaprouter universalrouter
import {expect, test} from 'vitest';
import {chains} from '../../../facts/registry/chains';
import {addressTablesOf, calledOf, listingAddress} from './addressTables';
import {CHAIN_WORDS, PARTS_OF_CHAINS} from './chainWords';
import type {Version} from './versions';

const urls = [
  '/contracts/v3/reference/deployments#deployments',
  '/contracts/v4/reference/deployments#deployments',
  '/contracts/v2/reference/smart-contracts/v2-deployments#deployments',
  '/contracts/permit2/overview#address',
];
const tables = addressTablesOf([
  {addressesOf: ['UniswapV3Factory', 'QuoterV2', 'SwapRouter02', 'NonfungiblePositionManager']},
  {addressesOf: ['PoolManager', 'V4Quoter', 'WETHHook']},
  {addressesOf: ['UniswapV2Factory', 'UniswapV2Router02', 'UniswapV2Router02']},
  {addressesOf: ['Permit2']},
  {},
]);
const weights = [1, 0.57, 0.25, 1];
const listing = (query: string, versions: Version[] = []) =>
  listingAddress(query, {tables, urls, versions, weightOf: (id) => weights[id] ?? 0});

test.each([
  ['UniswapV2Router02', 'router'],
  ['UniversalRouterV2_1_2', 'universalrouter'],
  ['QuoterV2', 'quoter'],
  ['Permit2', 'permit'],
  ['PoolManager', 'poolmanager'],
  ['UNI', 'uni'],
])('leaves out of "%s" what readers leave out', (contract, called) => {
  expect(calledOf(contract)).toBe(called);
});

test('keeps a table once for each contract', () => {
  expect(tables.router).toEqual([2]);
  expect(tables.factory).toEqual([0, 2]);
});

test.each<[string, Version[], number[]]>([
  ['v2 router sepolia', ['v2'], [2]],
  ['where is the Pool Manager deployed on bnb chain?', [], [1]],
  ['permit2 address', [], [3]],
  ['V4Quoter address', [], [1]],
  ['QuoterV2 contract address on base', [], [0, 1]],
  ['factory address', [], [0, 2]],
  ['nonfungible position manager world chain', [], [0]],
  ['position manager on x layer', [], [0]],
  ['swaprouter02 celo', [], [0]],
  ['swaprouter02 görli', [], [0]],
])('finds the tables for "%s"', (query, versions, ids) => {
  expect(listing(query, versions)).toEqual(ids);
});

test.each<[string, Version[]]>([
  ['pool manager', []],
  ['base', []],
  ['eth factory', []],
  ['contract address', []],
  ['v4 router sepolia', ['v4']],
  ['swap on base', []],
  ['hooks on base', []],
  ['hook deployment', []],
  ['how to deploy my contract on sepolia', []],
  ['QUOTER_ADDRESSES', []],
  ['SWAP_ROUTER_02_ADDRESSES', []],
  ['exactInputSingle of the router fails on base', []],
])('finds none for "%s"', (query, versions) => {
  expect(listing(query, versions)).toEqual([]);
});

test('knows every chain of the registry by its words', () => {
  const words = chains.flatMap(({name}) => name.toLowerCase().split(' '));
  const known = new Set([...CHAIN_WORDS, ...PARTS_OF_CHAINS, 'chain', 'smart', 'testnet']);
  expect(words.filter((word) => !known.has(word))).toEqual([]);
});
