import {listedRows} from './listed/rows';
import {takeListed} from './takeListed';

/** Permit2 on each chain: its CREATE2 salt gives one address wherever Ethereum's bytecode runs. */
export const permit2 = takeListed({
  product: 'permit2',
  contracts: {
    Permit2: {kind: 'permit', note: 'The same address on every chain except ZKsync Era'},
  },
  rows: listedRows.permit2,
  nameOf: () => 'Permit2',
});
