import {deploy, inOrder, type ContractFacts} from './addressSet';
import type {Creation, Deployment} from './deployment';
import {nameRouter} from './listed/nameRouter';
import {listedRows} from './listed/rows';
import {takeListed} from './takeListed';
import {universalRouterAddresses} from './universalRouterAddresses';

const router = (release: string, facts: Partial<ContractFacts>): ContractFacts => ({
  kind: 'router',
  variant: `UniversalRouter ${release}`,
  ...facts,
});

/** A release that 2.1.2 succeeded, whose code the package holds. */
const older = (release: string, note: string): ContractFacts =>
  router(release, {package: '@uniswap/universal-router', status: 'superseded', note});

const REFUSED = 'Still runs; the Trading API has rejected requests for it since 2026-10-21';

const contracts: Readonly<Record<string, ContractFacts>> = {
  UniversalRouterV1: older('1.0', 'Deployed in 2022'),
  UniversalRouterV1_2NoV2: older('1.2', 'For chains without v2 at that time: no v2 swaps'),
  UniversalRouter: {
    ...older('1.2', 'Deployed since April 2023, from the code of release 1.4.0'),
    version: '1.4.0',
  },
  UniversalRouterV1_3: older('1.3', 'September 2023, withdrawn: it wrapped stETH'),
  UniversalRouterV2_0: older('2.0', `${REFUSED}. Without the NFT commands`),
  UniversalRouterV2_1_1: router('2.1.1', {status: 'superseded', note: REFUSED}),
  UniversalRouterV2_1_2: router('2.1.2', {
    note: 'Recommended since 2026-09-21; takes the calldata of 2.1.1',
  }),
  UniversalRouterV2_2_0: router('2.2.0, permissioned pools', {
    note: 'For permissioned pools; it does not replace 2.1.2',
  }),
  UnsupportedProtocol: {
    kind: 'helper',
    note: 'Placeholder that reverts for a protocol that the chain lacks; not a router',
  },
  SwapProxy: {
    kind: 'helper',
    note: 'Runs a router plan with tokens from an ERC-20 allowance, without Permit2; not a router',
  },
};

/** Blocks of mainnet by the SDK, and days that follow from them. */
const created: Readonly<Record<string, Creation>> = {
  UniversalRouter: {date: '2023-04-28', block: 17143817},
  UniversalRouterV2_0: {date: '2025-01-23', block: 21689092},
  UniversalRouterV2_1_1: {date: '2026-03-17', block: 24680568, isEstimate: true},
  UniversalRouterV2_1_2: {date: '2026-09-17', block: 25999984, isEstimate: true},
  UniversalRouterV2_2_0: {date: '2026-09-18', block: 26006366, isEstimate: true},
};

const listed = inOrder(contracts, [
  ...deploy({
    product: 'universal-router',
    sets: universalRouterAddresses,
    contracts,
    sources: {
      '2023-11': 'https://github.com/Uniswap/universal-router/tree/deda9a9a/deploy-addresses',
      '2026-08': 'https://github.com/Uniswap/universal-router/tree/fb25ff09/deploy-addresses',
    },
  }),
  ...takeListed({
    product: 'universal-router',
    contracts,
    rows: listedRows.universalRouter,
    nameOf: nameRouter,
    created,
  }),
]);

const ZKSYNC_ERA = 324;

/** Every release of the Universal Router on each chain; ZKsync Era has no later one than 1.2. */
export const universalRouter: readonly Deployment[] = listed.map((entry) =>
  entry.chainId === ZKSYNC_ERA && entry.kind === 'router' ? {...entry, status: 'live'} : entry,
);
