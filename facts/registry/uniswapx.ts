import {deploy} from './addressSet';
import type {Deployment} from './deployment';
import {uniswapxAddresses} from './uniswapxAddresses';

const sdk = {package: '@uniswap/uniswapx-sdk'};
const quoter = {kind: 'quoter', variant: 'OrderQuoter', ...sdk} as const;

const listed = deploy({
  product: 'uniswapx',
  sets: uniswapxAddresses,
  contracts: {
    ExclusiveDutchOrderReactor: {
      kind: 'reactor',
      ...sdk,
      note: 'Orders of version 1, and limit orders',
    },
    V2DutchOrderReactor: {kind: 'reactor', ...sdk, note: 'Cosigned orders of version 2'},
    V3DutchOrderReactor: {kind: 'reactor', ...sdk, note: 'Orders that decay by block'},
    PriorityOrderReactor: {kind: 'reactor', ...sdk, note: 'Auction by priority fee'},
    RelayOrderReactor: {kind: 'reactor', ...sdk},
    HybridOrderReactor: {kind: 'reactor', note: 'Resolvers and hooks, on a test network'},
    OrderQuoter: {...quoter, note: 'Off-chain calls only'},
    OrderQuoterOf2023: {...quoter, status: 'superseded', note: 'For orders of version 1'},
  },
  sources: {
    '2023-11': 'https://github.com/Uniswap/docs/tree/8aa30627/docs/contracts/uniswapx',
    '2026-04': 'https://github.com/Uniswap/docs/tree/8c5d09e2/docs/contracts/uniswapx',
    '2026-08': '@uniswap/uniswapx-sdk@3.1.0',
  },
});

/** The reactors and order quoters of UniswapX on each chain. */
export const uniswapx: readonly Deployment[] = listed.map((entry) =>
  entry.contract === 'V2DutchOrderReactor' && entry.chainId === 42161
    ? {...entry, status: 'retired', retired: '2025-04-15'}
    : entry,
);
