import type {ContractFacts} from './addressSet';
import {listedRows, withImplementations} from './listed/rows';
import {takeListed} from './takeListed';

/** Was born with its PoolManager. */
const UNICHAIN = 130;

const QUOTER_1_0_1 = [1, 10, 56, UNICHAIN, 137, 480, 1868, 8453, 42161, 57073, 81457, 7777777];
const QUOTER_1_0_3 = [196, 4217, 4326, 4663, 5042, 59144];
/**
 * The networks whose deployment transactions hold the creation code of the package byte for byte,
 * as the records of Uniswap/contracts at b246f140 have them.
 */
const RECORDED = [...QUOTER_1_0_1, ...QUOTER_1_0_3];

const periphery = {package: '@uniswap/v4-periphery'};
const recorded = {...periphery, version: '1.0.3', versionOn: RECORDED};

const contracts: Readonly<Record<string, ContractFacts>> = {
  PoolManager: {
    kind: 'pool manager',
    package: '@uniswap/v4-core',
    version: '1.0.2',
    versionOn: RECORDED.filter((chainId) => chainId !== UNICHAIN),
    note: 'Holds every pool of the chain',
  },
  PositionManager: {kind: 'position manager', ...recorded},
  PositionDescriptor: {kind: 'helper', ...periphery, note: 'Proxy; describes a position’s NFT'},
  PositionDescriptorImplementation: {
    kind: 'helper',
    ...periphery,
    note: 'What the proxy PositionDescriptor was created with',
  },
  StateView: {kind: 'lens', ...recorded, note: 'Off-chain calls only'},
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
}).map((entry) => ({...entry, ...(entry.contract === 'V4Quoter' && quoterOn(entry.chainId))}));

/** The release of the quoter, which networks since the end of 2025 have newer. */
function quoterOn(chainId: number): {version?: string} {
  if (QUOTER_1_0_1.includes(chainId)) return {version: '1.0.1'};
  return QUOTER_1_0_3.includes(chainId) ? {version: '1.0.3'} : {};
}
