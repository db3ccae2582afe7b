import type {ContractFacts} from './addressSet';
import {listedRows} from './listed/rows';
import {takeListed} from './takeListed';

const contracts: Readonly<Record<string, ContractFacts>> = {
  PermissionedPositionManager: {kind: 'position manager'},
  PermissionedHooks: {kind: 'hook'},
  PermissionsAdapterFactory: {
    kind: 'factory',
    note: 'Creates the adapter through which a router pays a permissioned token',
  },
};

const HOOKS_OF_SDK = 'permissionedV4HooksAddress';

/** The contracts of pools whose tokens check who may hold them. */
export const permissionedPools = takeListed({
  product: 'permissioned-pools',
  contracts,
  rows: [
    ...listedRows.permissionedPools,
    ...listedRows.other.filter(({contract}) => contract === HOOKS_OF_SDK),
  ],
  nameOf: ([row]) => (row?.contract === HOOKS_OF_SDK ? 'PermissionedHooks' : row?.contract),
});

/** Contracts of the records that belong to no product of this site. */
export const others = takeListed({
  product: 'other',
  contracts: {
    CaliburEntryV1_1: {
      kind: 'helper',
      variant: 'Calibur 1.1.0',
      note: 'Code that an account delegates to by EIP-7702',
    },
    CaliburEntry: {
      kind: 'helper',
      variant: 'Calibur 1.0.0',
      note: 'Code that an account delegates to by EIP-7702; 1.1.0 has another address',
    },
    ERC7914Detector: {kind: 'helper'},
    FeeOnTransferDetector: {
      kind: 'helper',
      note: 'Measures a token’s transfer fee with a v2 flash swap',
    },
  },
  rows: listedRows.other.filter(({contract}) => contract !== HOOKS_OF_SDK),
  nameOf: ([row]) => (row?.version === '1.1.0' ? 'CaliburEntryV1_1' : row?.contract),
});
