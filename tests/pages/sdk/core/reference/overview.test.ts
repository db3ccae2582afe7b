import * as core from '@uniswap/sdk-core';
import {readFileSync} from 'node:fs';
import {expect, test} from 'vitest';
import {parse} from 'yaml';
import {readPage} from '../../../../../testing/readPage';
import {v3} from '../../../../../facts/registry/v3';

const {ChainId, QUOTER_ADDRESSES, SUPPORTED_CHAINS, SWAP_ROUTER_02_ADDRESSES, WETH9} = core;
const notes = parse(readFileSync('docs/sdk/core/reference/overview.yaml', 'utf8')) as {
  groups: {exports: string[]}[];
  internal: Record<string, string>;
  exports: Record<string, {does: string; see?: string[]}>;
};
const saidOf = (name: string): string => notes.exports[name]?.does ?? '';

/** Names of the contracts that the registry has at an address. */
const contractsAt = (chainId: number, address: string | undefined): string[] =>
  v3
    .filter((one) => one.chainId === chainId && one.address === address)
    .map(({contract}) => contract);

test('counts the names', () => {
  const listed = notes.groups.flatMap(({exports}) => exports);
  const count = listed.length + Object.keys(notes.internal).length;
  expect(readPage('docs/sdk/core/reference/overview')).toContain(`exports ${count} names`);
});

test.each([
  'WETH9',
  'SUPPORTED_CHAINS',
  'AVERAGE_BLOCK_TIMES_SECONDS',
  'V3_MIGRATOR_ADDRESSES',
  'V2_FACTORY_ADDRESSES',
  'V2_ROUTER_ADDRESSES',
  'UNI_ADDRESSES',
] as const)('counts the chains of %s', (name) => {
  expect(saidOf(name)).toContain(`${Object.keys(core[name]).length} chains`);
});

test('names what wraps a currency that is not ether', () => {
  const others = Object.values(WETH9).filter(({symbol}) => symbol !== 'WETH');
  expect(others).toHaveLength(5);
  for (const {symbol} of others) expect(saidOf('WETH9')).toContain(symbol);
});

test('states which quoter stands in the map', () => {
  expect(contractsAt(ChainId.MAINNET, QUOTER_ADDRESSES[ChainId.MAINNET])).toEqual(['Quoter']);
  expect(contractsAt(ChainId.BASE, QUOTER_ADDRESSES[ChainId.BASE])).toEqual(['QuoterV2']);
});

test.each([ChainId.MAINNET, ChainId.OPTIMISM, ChainId.POLYGON])(
  'misses the tick lens of chain %i rightly',
  (chainId) => {
    expect(core.TICK_LENS_ADDRESSES[chainId]).toBeUndefined();
    const lenses = v3.filter((one) => one.chainId === chainId && one.contract === 'TickLens');
    expect(lenses).toHaveLength(1);
  },
);

test('names the chains on which another router is deployed than the function says', () => {
  const wrong = SUPPORTED_CHAINS.filter((chainId) => {
    const router = v3.find((one) => one.chainId === chainId && one.contract === 'SwapRouter02');
    const said = SWAP_ROUTER_02_ADDRESSES(chainId).toLowerCase();
    return router !== undefined && router.address.toLowerCase() !== said;
  });
  expect(wrong.map((id) => ChainId[id]).sort()).toEqual(['CELO', 'CELO_ALFAJORES', 'ZORA_SEPOLIA']);
});
