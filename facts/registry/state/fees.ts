import {sources} from './sources';
import type {State} from './state';

/** Since when each network's protocol fees go to its TokenJar, by version. */
const NETWORKS: readonly {chainId: number; v2?: string; v3: string; v4?: string}[] = [
  {chainId: 10, v2: '2026-03', v3: '2026-03', v4: '2026-07'},
  {chainId: 56, v2: '2026-06', v3: '2026-06', v4: '2026-07'},
  {chainId: 137, v2: '2026-06', v3: '2026-06', v4: '2026-07'},
  {chainId: 196, v2: '2026-03', v3: '2026-03'},
  {chainId: 480, v2: '2026-03', v3: '2026-03'},
  {chainId: 1868, v2: '2026-03', v3: '2026-03'},
  {chainId: 4663, v2: '2026-07', v3: '2026-07', v4: '2026-07'},
  {chainId: 8453, v2: '2026-03', v3: '2026-03', v4: '2026-07'},
  {chainId: 42161, v2: '2026-03', v3: '2026-03', v4: '2026-07'},
  // Two official sources name different factories of v2 on Celo, so its `feeTo` is not stated.
  {chainId: 42220, v3: '2026-06'},
  {chainId: 7777777, v2: '2026-03', v3: '2026-03'},
];

const listed = {asOf: '2026-09-21', source: sources.feeDeployments};
const readOnMainnet = {chainId: 1, asOf: '2026-09-19', source: sources.chainReading};

const v2FeeTo = {
  id: 'v2-fee-to',
  subject: 'Receiver of v2’s protocol fee',
  value: {contract: 'TokenJar'},
  read: {contract: 'UniswapV2Factory', signature: 'function feeTo() view returns (address)'},
};
const v3Owner = {
  id: 'v3-factory-owner',
  subject: 'Owner of the v3 factory',
  value: {contract: 'V3OpenFeeAdapter'},
  read: {contract: 'UniswapV3Factory', signature: 'function owner() view returns (address)'},
};
const v4Controller = {
  id: 'v4-fee-controller',
  subject: 'Account that sets v4’s protocol fees',
  value: {contract: 'V4FeeAdapter'},
  read: {
    contract: 'PoolManager',
    signature: 'function protocolFeeController() view returns (address)',
  },
};

const onEthereum: readonly State[] = [
  {...v2FeeTo, ...listed, chainId: 1, since: '2025-12-27'},
  {
    id: 'v2-fee-to-setter',
    subject: 'Account that sets v2’s receiver',
    value: {contract: 'Timelock'},
    chainId: 1,
    since: '2025-12-27',
    // Nothing later names it: the weekly list asks to read it again.
    asOf: '2025-12-27',
    source: sources.unification,
    read: {
      contract: 'UniswapV2Factory',
      signature: 'function feeToSetter() view returns (address)',
    },
  },
  {...v3Owner, ...readOnMainnet, since: '2026-03-06'},
  {
    id: 'v3-adapter-owner',
    subject: 'Owner of V3OpenFeeAdapter',
    value: {contract: 'Timelock'},
    ...readOnMainnet,
    read: {contract: 'V3OpenFeeAdapter', signature: 'function owner() view returns (address)'},
  },
  {
    id: 'v3-fee-setter',
    subject: 'Account that sets v3’s fees',
    value: {contract: 'Timelock'},
    ...readOnMainnet,
    read: {contract: 'V3OpenFeeAdapter', signature: 'function feeSetter() view returns (address)'},
  },
  {
    id: 'v3-default-fees',
    subject: 'Default protocol fee of v3 by tier',
    value: '1/4 of the swap fee for the 0.01% and 0.05% tiers (`68`), 1/6 for 0.3% and 1% (`102`)',
    asOf: '2026-09-21',
    source: sources.feeTable,
    chainId: 1,
    read: {
      contract: 'V3OpenFeeAdapter',
      signature: 'function feeTierDefaults(uint24) view returns (uint8)',
      args: [3000],
    },
  },
  {...v4Controller, ...listed, chainId: 1, since: '2026-07'},
  {
    id: 'token-jar-releaser',
    subject: 'Contract that may empty TokenJar',
    value: {contract: 'Firepit'},
    chainId: 1,
    ...listed,
    read: {contract: 'TokenJar', signature: 'function releaser() view returns (address)'},
  },
  {
    id: 'firepit-threshold',
    subject: 'UNI that a release from TokenJar costs',
    value: '4,000 UNI (`4000000000000000000000`)',
    chainId: 1,
    ...listed,
    read: {contract: 'Firepit', signature: 'function threshold() view returns (uint256)'},
  },
];

const onNetworks: readonly State[] = NETWORKS.flatMap(({chainId, v2, v3, v4}) => [
  ...(v2 ? [{...v2FeeTo, ...listed, chainId, since: v2}] : []),
  {...v3Owner, ...listed, chainId, since: v3},
  ...(v4 ? [{...v4Controller, ...listed, chainId, since: v4}] : []),
]);

/** Who holds the fee settings and receives the protocol fees, on each network where they are on. */
export const feeStates: readonly State[] = [...onEthereum, ...onNetworks];
