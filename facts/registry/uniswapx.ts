import type {ContractFacts} from './addressSet';
import type {Deployment} from './deployment';
import type {ListedRow} from './listed/listedRow';
import {listedRows} from './listed/rows';
import {takeListed} from './takeListed';

const sdk = {package: '@uniswap/uniswapx-sdk'};
const quoter = {kind: 'quoter', variant: 'OrderQuoter', ...sdk} as const;

const contracts: Readonly<Record<string, ContractFacts>> = {
  ExclusiveDutchOrderReactor: {
    kind: 'reactor',
    ...sdk,
    note: 'Orders of version 1, and limit orders',
  },
  V2DutchOrderReactor: {kind: 'reactor', ...sdk, note: 'Cosigned orders of version 2'},
  V3DutchOrderReactor: {kind: 'reactor', ...sdk, note: 'Orders that decay by block'},
  PriorityOrderReactor: {
    kind: 'reactor',
    ...sdk,
    note: 'Auction by priority fee; kept while integrations wind down',
  },
  RelayOrderReactor: {kind: 'reactor', ...sdk},
  HybridOrderReactor: {kind: 'reactor', note: 'Resolvers and hooks, on a test network'},
  OrderQuoter: {...quoter, note: 'Off-chain calls only'},
  OrderQuoterOf2023: {...quoter, status: 'superseded', note: 'For orders of version 1'},
  OrderQuoterV4: {
    kind: 'quoter',
    variant: 'OrderQuoter of the hybrid reactor',
    ...sdk,
    note: 'For HybridOrderReactor, on a test network',
  },
  TokenTransferHook: {
    kind: 'helper',
    ...sdk,
    note: 'Moves the input of HybridOrderReactor, on a test network',
  },
  ExclusiveFillerValidation: {
    kind: 'helper',
    ...sdk,
    note: 'Lets one filler fill an order until a time',
  },
};

const NAMES: Readonly<Record<string, string>> = {
  Relay: 'RelayOrderReactor',
  'HybridAuctionResolver/Reactor v4': 'HybridOrderReactor',
  'OrderQuoter v4': 'OrderQuoterV4',
  'TokenTransferHook v4': 'TokenTransferHook',
};

/** Görli ended before the quoter of today was created. */
const GOERLI = 5;

function nameOf(rows: readonly ListedRow[]): string | undefined {
  const [{contract, chainId} = {contract: '', chainId: 0}] = rows;
  const isOf2023 = chainId === GOERLI || rows.some(({date}) => date?.startsWith('2023'));
  if (contract === 'OrderQuoter' && isOf2023) return 'OrderQuoterOf2023';
  return NAMES[contract] ?? contract;
}

const listed = takeListed({product: 'uniswapx', contracts, rows: listedRows.uniswapx, nameOf});

/** The reactors and order quoters of UniswapX on each chain. */
export const uniswapx: readonly Deployment[] = listed.map((entry) =>
  entry.contract === 'V2DutchOrderReactor' && entry.chainId === 42161
    ? {...entry, status: 'retired', retired: '2025-04-15'}
    : entry,
);
