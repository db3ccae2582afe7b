import type {ContractFacts} from './addressSet';
import {listedRows, withImplementations} from './listed/rows';
import {takeListed} from './takeListed';

const periphery = {package: '@uniswap/v4-periphery'};

const contracts: Readonly<Record<string, ContractFacts>> = {
  PoolManager: {
    kind: 'pool manager',
    package: '@uniswap/v4-core',
    note: 'Holds every pool of the chain',
  },
  PositionManager: {kind: 'position manager', ...periphery},
  PositionDescriptor: {kind: 'helper', ...periphery, note: 'Proxy; describes a position’s NFT'},
  PositionDescriptorImplementation: {
    kind: 'helper',
    ...periphery,
    note: 'What the proxy PositionDescriptor was created with',
  },
  StateView: {kind: 'lens', ...periphery, note: 'Off-chain calls only'},
  V4Quoter: {kind: 'quoter', variant: 'V4Quoter', ...periphery, note: 'Off-chain calls only'},
  ReservesLens: {kind: 'lens'},
  WETHHook: {kind: 'hook'},
  WstETHHook: {kind: 'hook'},
  WstETHRoutingHook: {kind: 'hook'},
};

/** The contracts of v4 on each chain, and hooks that wrap. */
export const v4 = takeListed({
  product: 'v4',
  contracts,
  rows: withImplementations(listedRows.v4),
  nameOf: ([row]) => row?.contract.replace(' (implementation)', 'Implementation'),
});
