import {deploy, inOrder, type ContractFacts} from './addressSet';
import {listedRows, withImplementations} from './listed/rows';
import {nameV3} from './listed/nameV3';
import {takeListed} from './takeListed';
import {v3Addresses} from './v3Addresses';

/** The chains of the list of November 2023, which stated releases. */
const FIRST_CHAINS = [1, 5, 10, 56, 137, 8453, 42161, 42220];

const POLYGON = 137;

const core = {package: '@uniswap/v3-core', version: '1.0.0', versionOn: FIRST_CHAINS};
const periphery = {package: '@uniswap/v3-periphery', version: '1.0.0', versionOn: FIRST_CHAINS};
const routers = {
  package: '@uniswap/swap-router-contracts',
  version: '1.1.0',
  versionOn: FIRST_CHAINS,
};
const pool = {kind: 'pool', ...core, note: 'Pool that pages use as an example'} as const;

const contracts: Readonly<Record<string, ContractFacts>> = {
  UniswapV3Factory: {kind: 'factory', ...core},
  NonfungiblePositionManager: {kind: 'position manager', ...periphery},
  SwapRouter: {
    kind: 'router',
    variant: 'SwapRouter',
    ...periphery,
    note: 'Deadline in each call; v3 pools only',
  },
  SwapRouter02: {
    kind: 'router',
    variant: 'SwapRouter02',
    ...routers,
    note: 'Deadline through multicall; v2 and v3',
  },
  Quoter: {kind: 'quoter', variant: 'Quoter', ...periphery, note: 'Off-chain calls only'},
  QuoterV2: {kind: 'quoter', variant: 'QuoterV2', ...routers, note: 'Off-chain calls only'},
  ViewQuoter: {
    kind: 'quoter',
    variant: 'ViewQuoter',
    note: 'Quoter of view-quoter-v3: a view version of QuoterV2’s calls',
  },
  MixedRouteQuoterV1: {
    kind: 'quoter',
    variant: 'MixedRouteQuoterV1',
    package: '@uniswap/swap-router-contracts',
    note: 'Off-chain calls only; routes over v2 and v3',
  },
  MixedRouteQuoterV2: {
    kind: 'quoter',
    variant: 'MixedRouteQuoterV2',
    note: 'Off-chain calls only; routes over v2, v3 and v4',
  },
  TickLens: {kind: 'lens', ...periphery},
  V3Migrator: {kind: 'migrator', ...periphery},
  UniswapV3Staker: {
    kind: 'staker',
    package: '@uniswap/v3-staker',
    version: '1.0.2',
    versionOn: [1, 10, 137, 8453, 42161],
  },
  UniswapV3StakerV1: {
    kind: 'staker',
    package: '@uniswap/v3-staker',
    version: '1.0.0',
    status: 'superseded',
    note: 'Has a known bug; use UniswapV3Staker',
  },
  Multicall: {kind: 'helper', package: '@uniswap/v3-periphery', note: 'Bundles read calls'},
  Multicall2: {kind: 'helper', note: 'Bundles read calls'},
  NonfungibleTokenPositionDescriptor: {
    kind: 'helper',
    ...periphery,
    // Polygon's proxy leads to another contract than the list of November 2023 names.
    versionOn: FIRST_CHAINS.filter((chainId) => chainId !== POLYGON),
    note: 'Describes a position’s NFT; behind TransparentUpgradeableProxy if that is listed',
  },
  NFTDescriptor: {kind: 'helper', ...periphery, note: 'Library of the position descriptor'},
  ProxyAdmin: {kind: 'helper', note: 'Administers the descriptor’s proxy'},
  TransparentUpgradeableProxy: {kind: 'helper', note: 'Proxy of the position descriptor'},
  PoolUsdcWeth3000: pool,
  PoolUsdcWeth500: pool,
  PoolUniWeth3000: pool,
  PoolUsdcUsdt500: pool,
};

/** The contracts of v3 on each chain. */
export const v3 = inOrder(contracts, [
  ...deploy({
    product: 'v3',
    sets: v3Addresses,
    contracts,
    sources: {
      '2023-11':
        'https://github.com/Uniswap/docs/blob/8aa30627/docs/contracts/v3/reference/Deployments.md',
      '2024-01': 'https://github.com/Uniswap/v3-staker/blob/6d06fe4/README.md',
      '2026-04': 'https://github.com/Uniswap/docs/tree/8c5d09e2',
      '2026-08': 'https://github.com/Uniswap/contracts/tree/b246f140/broadcast/Deploy-all.s.sol',
    },
  }),
  ...takeListed({
    product: 'v3',
    contracts,
    rows: withImplementations(listedRows.v3),
    nameOf: nameV3,
  }),
]);
