import {V2_FACTORY_ADDRESSES, V2_ROUTER_ADDRESSES} from '@uniswap/sdk-core';
import {expect, test} from 'vitest';
import {chains} from '../../../../../../facts/registry/chains';
import {deployments} from '../../../../../../facts/registry/contracts';
import {readPage} from '../../../../../../testing/readPage';

const page = readPage('docs/contracts/v2/reference/smart-contracts/v2-deployments');
const v2 = deployments.filter(({product}) => product === 'v2');
const inUse = chains.filter(({status}) => status !== 'retired');
const has = (id: number, contract: string) =>
  v2.some((entry) => entry.chainId === id && entry.contract === contract);

test('states rightly which chains lack v2, or its router', () => {
  const ofV3 = chains.filter(
    ({id, status}) =>
      status === 'live' &&
      deployments.some((entry) => entry.chainId === id && entry.contract === 'UniswapV3Factory'),
  );
  const without = (contract: string) =>
    ofV3.filter(({id}) => !has(id, contract)).map(({name}) => name);
  expect(without('UniswapV2Factory')).toEqual(['Rootstock', 'ZKsync Era']);
  expect(without('UniswapV2Router02')).toEqual(['Rootstock', 'ZKsync Era', 'Celo']);
  expect(page).toContain('Rootstock and ZKsync Era have v3 and no v2.');
  expect(page).toContain('On Celo, the lists contain the factory alone.');
});

test('states rightly where Router01 is', () => {
  const statuses = chains.filter(({id}) => has(id, 'UniswapV2Router01'));
  expect(statuses.filter(({id}) => id !== 1).map(({status}) => status)).toEqual(
    Array.from({length: 4}, () => 'retired'),
  );
  expect(has(1, 'UniswapV2Router01')).toBe(true);
});

test.each([
  ['UniswapV2Factory', V2_FACTORY_ADDRESSES, ['Zora']],
  ['UniswapV2Router02', V2_ROUTER_ADDRESSES, ['Ink', 'Zora']],
])('states rightly what the SDK knows of %s', (contract, addresses, lacking) => {
  const listed = v2.filter((entry) => entry.contract === contract);
  for (const [id, address] of Object.entries(addresses)) {
    const entry = listed.find(({chainId}) => chainId === Number(id));
    expect(entry?.address.toLowerCase()).toBe(address.toLowerCase());
  }
  const unknown = inUse.filter(({id}) => has(id, contract) && !addresses[id]);
  expect(unknown.map(({name}) => name)).toEqual(lacking);
});

test('counts four pairs', () => {
  expect(v2.filter(({kind}) => kind === 'pool')).toHaveLength(4);
  expect(page).toContain('four pairs that pages show');
});
