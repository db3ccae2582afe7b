import {
  SWAP_PROXY_ADDRESS,
  UNIVERSAL_ROUTER_ADDRESS,
  UNIVERSAL_ROUTER_CREATION_BLOCK,
  UniversalRouterVersion,
} from '@uniswap/universal-router-sdk';
import {readFileSync} from 'node:fs';
import {getAddress} from 'viem';
import {expect, test} from 'vitest';
import {chains} from './chains';
import {differences} from './differences';
import {universalRouter} from './universalRouter';

const routers = universalRouter.filter(({kind}) => kind === 'router');
const on = (chainId: number) => routers.filter((entry) => entry.chainId === chainId);
const live = (chainId: number) =>
  on(chainId)
    .filter(({status}) => status === 'live')
    .map(({contract}) => contract);
const inUse = chains.filter(({id, status}) => status === 'live' && on(id).length > 0);

test('calls 2.1.2 live wherever it is, beside 2.2.0, which does not succeed it', () => {
  const others = inUse.filter(({id}) => !live(id).includes('UniversalRouterV2_1_2'));
  expect(others.map(({name}) => name)).toEqual(['ZKsync Era']);
  expect(live(1)).toEqual(['UniversalRouterV2_1_2', 'UniversalRouterV2_2_0']);
  expect(live(57073)).toEqual(['UniversalRouterV2_1_2', 'UniversalRouterV2_2_0']);
});

test('lacks 2.2.0 on Base as long as the SDK does, and the overview says so', () => {
  expect(() => UNIVERSAL_ROUTER_ADDRESS(UniversalRouterVersion.V2_2_0, 8453)).toThrow();
  expect(live(8453)).toEqual(['UniversalRouterV2_1_2']);
  const overview = readFileSync('docs/contracts/universal-router/overview.mdx', 'utf8');
  expect(overview).toMatch(/5\.13\.1 also names Base\. .* its address is missing here\./);
});

test('names the only router of ZKsync Era 1.2, and the sources that say 2.0', () => {
  expect(on(324).map(({contract, status}) => [contract, status])).toEqual([
    ['UniversalRouter', 'live'],
  ]);
  const explained = differences.filter(
    ({chainId, contract}) => chainId === 324 && contract !== 'SwapProxy',
  );
  expect(explained.map(({contract, where}) => [contract, where])).toEqual([
    ['UniversalRouterV2_0', '@uniswap/universal-router-sdk@5.13.0'],
    ['UniversalRouterV2_0', 'the list of chains of the Trading API, 2026'],
  ]);
});

test.each(['UniversalRouterV2_0', 'UniversalRouterV2_1_1'])(
  'says since when the Trading API refuses %s',
  (contract) => {
    expect(routers.find((one) => one.contract === contract)?.note).toContain('2026-10-21');
  },
);

test.each([420, 44787, 80001, 421613, 84531])(
  'names the router of ended network %d without v2 as such',
  (chainId) => {
    expect(on(chainId).map(({contract}) => contract)).not.toContain('UniversalRouter');
    expect(on(chainId).map(({contract}) => contract)).toContain('UniversalRouterV1_2NoV2');
  },
);

test('names a package only for releases whose code one holds', () => {
  const namesWithPackage = routers.filter((entry) => entry.package).map(({contract}) => contract);
  expect([...new Set(namesWithPackage)].sort()).toEqual([
    'UniversalRouter',
    'UniversalRouterV1',
    'UniversalRouterV1_2NoV2',
    'UniversalRouterV1_3',
    'UniversalRouterV2_0',
  ]);
});

/** Seconds at which Uniswap/contracts b246f140 recorded deployments on mainnet, by their blocks. */
const RECORDED = [
  [17143817, 1682675111],
  [21689092, 1737658355],
  [23836348, 1763594449],
  [25195294, 1779988805],
  [25426423, 1782773508],
] as const;

/** The UTC day of a block, as if blocks had the same distance between two that are recorded. */
function dayOf(block: number): string {
  const before = Math.max(0, RECORDED.filter(([recorded]) => recorded <= block).length - 1);
  const [first, last] = RECORDED.slice(Math.min(before, RECORDED.length - 2));
  if (!first || !last) throw new Error('two blocks are needed');
  const secondsPerBlock = (last[1] - first[1]) / (last[0] - first[0]);
  const second = first[1] + (block - first[0]) * secondsPerBlock;
  return new Date(second * 1_000).toISOString().slice(0, 10);
}

const versions = Object.values(UniversalRouterVersion);

test.each(versions)('dates %s on mainnet by the block that the SDK publishes', (version) => {
  const address = getAddress(UNIVERSAL_ROUTER_ADDRESS(version, 1));
  const {created} = on(1).find((entry) => entry.address === address) ?? {};
  const block = UNIVERSAL_ROUTER_CREATION_BLOCK(version, 1);
  expect(created).toMatchObject({block, date: dayOf(block)});
  expect(created?.isEstimate ?? false).toBe(!RECORDED.some(([recorded]) => recorded === block));
});

test('explains where the SDK names another SwapProxy', () => {
  const proxies = universalRouter.filter(({contract}) => contract === 'SwapProxy');
  const unlike = proxies.filter(({chainId, address}) => SWAP_PROXY_ADDRESS(chainId) !== address);
  const explained = differences.filter(({contract}) => contract === 'SwapProxy');
  const onlyOfSdk = [324, 4217, 84532];
  expect(unlike.length).toBeGreaterThan(20);
  expect(explained.map(({chainId, listed}) => [chainId, listed])).toEqual(
    [...unlike.map(({chainId}) => chainId), ...onlyOfSdk]
      .sort((one, other) => one - other)
      .map((chainId) => [chainId, SWAP_PROXY_ADDRESS(chainId)]),
  );
});
