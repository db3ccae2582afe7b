import {expect, test} from 'vitest';
import {chains} from '../../facts/registry/chains';
import {deployments} from '../../facts/registry/contracts';
import {entryOf} from '../../testing/atlas.fixture';
import {pairsOf, placedOn, revertsOf} from './homeData';

const placed = placedOn(deployments, chains);

test('lists mainnet first, and no network that has ended', () => {
  const labels = placed.map(({label}) => label);
  expect(labels[0]).toBe('Ethereum mainnet (1)');
  expect(labels).toContain('Base (8453)');
  expect(labels).not.toContain('Görli (5)');
});

test('has each contract once on a chain, with the address of the registry', () => {
  for (const {label, found} of placed) {
    const names = found.map(({contract}) => contract);
    expect(new Set(names).size, label).toBe(names.length);
  }
  const base = placed.find(({label}) => label === 'Base (8453)')?.found;
  expect(base?.map(({contract}) => contract)).toEqual(
    expect.arrayContaining([
      ...['SwapRouter02', 'PoolManager', 'UniversalRouterV2_1_2', 'Permit2'],
      'UniswapV2Router02',
    ]),
  );
});

test('leads to the ABI that fits a contract', () => {
  const base = placed.find(({label}) => label === 'Base (8453)')?.found ?? [];
  const abiOf = (name: string) => base.find(({contract}) => contract === name)?.abi;
  expect(abiOf('SwapRouter02')).toEqual({file: 'abi/SwapRouter02.json', label: 'ABI'});
  expect(abiOf('UniversalRouterV2_1_2')?.label).toBe('ABI of 2.1.0');
});

test('has the newest Universal Router of a chain', () => {
  const routers = (chain: string) =>
    placed
      .find(({label}) => label === chain)
      ?.found.filter(({contract}) => contract.startsWith('UniversalRouter'))
      .map(({contract}) => contract);
  expect(routers('Base (8453)')).toEqual(['UniversalRouterV2_1_2']);
  expect(routers('ZKsync Era (324)')).toEqual(['UniversalRouter']);
});

test('has WETH and USDC of chains on which the lower address is another of the two', () => {
  const isWethLower = new Map(
    pairsOf(deployments, chains).map(({chain, weth, usdc}) => [
      chain,
      weth.toLowerCase() < usdc.toLowerCase(),
    ]),
  );
  expect(isWethLower.get('Ethereum mainnet')).toBe(false);
  expect(isWethLower.get('Base')).toBe(true);
});

test('says of a revert why it happens and what to do, beside where it is explained', () => {
  const {identifier, condition, fix} = entryOf();
  const [revert] = revertsOf([entryOf()]);
  expect(revert).toMatchObject({identifier, condition, fix});
  expect(revert?.href).toMatch(/^\/contracts\/v3\/reference\/error-codes#/);
});
