import {deploy, type ContractFacts} from './addressSet';
import type {Deployment} from './deployment';
import {universalRouterAddresses} from './universalRouterAddresses';

const router = (release: string, facts: Partial<ContractFacts>): ContractFacts => ({
  kind: 'router',
  variant: `UniversalRouter ${release}`,
  ...facts,
});

/** A release that 2.1.2 succeeded, whose code the package holds. */
const older = (release: string, note: string): ContractFacts =>
  router(release, {package: '@uniswap/universal-router', status: 'superseded', note});

const REFUSED = 'Runs; the Trading API refuses requests for it since 2026-10-21';

const listed = deploy({
  product: 'universal-router',
  sets: universalRouterAddresses,
  contracts: {
    UniversalRouterV1: older('1.0', 'Deployed in 2022'),
    UniversalRouterV1_2NoV2: older('1.2', 'For chains without v2 at that time: no v2 swaps'),
    UniversalRouter: {
      ...older('1.2', 'Deployed since April 2023, from the code of release 1.4.0'),
      version: {'2023-11': '1.4.0', '2026-08': '1.4.0', '2026-09': '1.4.0'},
    },
    UniversalRouterV1_3: older('1.3', 'September 2023, withdrawn: it wrapped stETH'),
    UniversalRouterV2_0: older('2.0', `${REFUSED}. Without the NFT commands`),
    UniversalRouterV2_1_1: router('2.1.1', {status: 'superseded', note: REFUSED}),
    UniversalRouterV2_1_2: router('2.1.2', {
      note: 'Recommended since 2026-09-21; takes the calldata of 2.1.1',
    }),
    UniversalRouterV2_2_0: router('2.2.0, permissioned pools', {
      note: 'For permissioned pools; it does not succeed 2.1.2',
    }),
    UnsupportedProtocol: {
      kind: 'helper',
      note: 'Placeholder that reverts for a protocol that the chain lacks; not a router',
    },
  },
  sources: {
    '2023-11': 'https://github.com/Uniswap/universal-router/tree/deda9a9a/deploy-addresses',
    '2026-08': 'https://github.com/Uniswap/universal-router/tree/fb25ff09/deploy-addresses',
    '2026-09': '@uniswap/universal-router-sdk@5.13.0',
  },
});

/** Where Uniswap/contracts records it; universal-router-sdk names an older one, see differences.ts. */
export const SWAP_PROXY_CHAINS = [
  1, 10, 56, 130, 137, 143, 196, 480, 1301, 1868, 4326, 4663, 5042, 8453, 10143, 42161, 42220,
  43114, 57073, 59144, 81457, 7777777, 11155111,
];

const swapProxies = deploy({
  product: 'universal-router',
  sets: SWAP_PROXY_CHAINS.map((chainId) => ({
    chainId,
    era: '2026-08',
    addresses: {SwapProxy: '0x0000000085E102724e78eCd2F45DC9cA239Affad'},
    ...(chainId === 1 && {created: {SwapProxy: {date: '2026-06-03'}}}),
  })),
  contracts: {
    SwapProxy: {
      kind: 'helper',
      note: 'Runs a plan of the router with tokens by an ERC-20 allowance, without Permit2; not a router',
    },
  },
  sources: {'2026-08': 'https://github.com/Uniswap/contracts/tree/b246f140/deployments/json'},
});

const ZKSYNC_ERA = 324;

/** Every release of the Universal Router on each chain; ZKsync Era has no later one than 1.2. */
export const universalRouter: readonly Deployment[] = [...listed, ...swapProxies].map((entry) =>
  entry.chainId === ZKSYNC_ERA && entry.kind === 'router' ? {...entry, status: 'live'} : entry,
);
