import {deploy} from './addressSet';
import {v3Addresses} from './v3Addresses';

const core = {package: '@uniswap/v3-core', version: {'2023-11': '1.0.0'}};
const periphery = {package: '@uniswap/v3-periphery', version: {'2023-11': '1.0.0'}};
const routers = {package: '@uniswap/swap-router-contracts', version: {'2023-11': '1.1.0'}};
const pool = {kind: 'pool', ...core, note: 'Pool that pages use as an example'} as const;

/** The contracts of v3 on each chain. */
export const v3 = deploy({
  product: 'v3',
  sets: v3Addresses,
  contracts: {
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
      note: 'Quoter of view-quoter-v3: a view function with the calls of QuoterV2',
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
      version: {'2024-01': '1.0.2'},
    },
    UniswapV3StakerV1: {
      kind: 'staker',
      package: '@uniswap/v3-staker',
      version: {'2024-01': '1.0.0'},
      status: 'superseded',
      note: 'Has a known bug; use UniswapV3Staker',
    },
    Multicall: {kind: 'helper', package: '@uniswap/v3-periphery', note: 'Bundles read calls'},
    Multicall2: {kind: 'helper', note: 'Bundles read calls'},
    NonfungibleTokenPositionDescriptor: {kind: 'helper', ...periphery},
    NFTDescriptor: {kind: 'helper', ...periphery, note: 'Library of the position descriptor'},
    ProxyAdmin: {kind: 'helper', note: 'Administers the descriptor’s proxy'},
    TransparentUpgradeableProxy: {kind: 'helper', note: 'Proxy of the position descriptor'},
    V3FeeAdapter: {
      kind: 'governance',
      status: 'superseded',
      note: 'Owned the factory from December 2025 to 2026-03-06; V3OpenFeeAdapter followed',
    },
    PoolUsdcWeth3000: pool,
    PoolUsdcWeth500: pool,
    PoolUniWeth3000: pool,
    PoolUsdcUsdt500: pool,
  },
  sources: {
    '2023-11':
      'https://github.com/Uniswap/docs/blob/8aa30627/docs/contracts/v3/reference/Deployments.md',
    '2024-01': 'https://github.com/Uniswap/v3-staker/blob/6d06fe4/README.md',
    '2026-04': 'https://github.com/Uniswap/docs/tree/8c5d09e2',
    '2026-08': 'https://github.com/Uniswap/contracts/tree/b246f140/deployments/json',
    '2026-09': '@uniswap/sdk-core@7.19.4',
  },
});
