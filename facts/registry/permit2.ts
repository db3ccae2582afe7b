import {deploy, type AddressSet} from './addressSet';
import type {Address, Era} from './deployment';

/** The address that the contract's CREATE2 salt gives on every chain with Ethereum's bytecode. */
const canonical: Address = '0x000000000022D473030F116dDEE9F6B43aC78BA3';

const chainsByEra: readonly [Era, readonly number[]][] = [
  ['2023-11', [1, 5, 10, 56, 137, 8453, 42161, 42220]],
  [
    '2026-08',
    [
      30, 100, 130, 143, 196, 480, 1284, 1301, 1868, 4217, 4326, 4663, 5042, 10143, 43114, 57073,
      59144, 81457, 84532, 421614, 7777777, 11155111, 11155420, 999999999,
    ],
  ],
];

const sets: readonly AddressSet[] = [
  ...chainsByEra.flatMap(([era, ids]) =>
    ids.map((chainId): AddressSet => ({chainId, era, addresses: {Permit2: canonical}})),
  ),
  {
    chainId: 324,
    era: '2026-04',
    addresses: {Permit2: '0x0000000000225e31D15943971F47aD3022F714Fa'},
  },
];

/** Permit2 on each chain. */
export const permit2 = deploy({
  product: 'permit2',
  sets,
  contracts: {
    Permit2: {kind: 'permit', note: 'Everywhere the same address but on ZKsync Era'},
  },
  sources: {
    '2023-11':
      'https://github.com/Uniswap/docs/blob/8aa30627/docs/contracts/v3/reference/Deployments.md',
    '2026-04': 'https://github.com/Uniswap/docs/tree/8c5d09e2',
    '2026-08': '@uniswap/uniswapx-sdk@3.1.0',
  },
});
