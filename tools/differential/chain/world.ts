import type {Address, Hex} from 'viem';
import type {SavedParts} from '../../../labs/playground/chain/savedChain';
import type {Contents} from '../../../packages/sandbox/contents';

/** What generated requests are about. */
export type World = {
  /** By name. */
  contracts: Readonly<Record<string, Address>>;
  /** Contracts, with the selectors that their code compares with. */
  codes: readonly {address: Address; selectors: readonly Hex[]}[];
  accounts: readonly {address: Address; key: Hex}[];
  /** Accounts, tokens and contracts. */
  addresses: readonly Address[];
  timestampSeconds: bigint;
};

/** The sandbox as a draw needs it. */
export function worldOf({state, codes}: SavedParts, contents: Contents): World {
  const {contracts, accounts, tokens, block} = contents;
  const withCode = Object.entries(state.accounts).flatMap(([address, {codeHash}]) => {
    const code = codeHash && codes[codeHash];
    return code ? [{address: address as Address, selectors: selectorsIn(code)}] : [];
  });
  const keys = accounts.flatMap(({address, privateKey}) =>
    privateKey ? [{address: address as Address, key: privateKey as Hex}] : [],
  );
  return {
    contracts: Object.fromEntries(contracts.map(({contract, address}) => [contract, address])),
    codes: withCode.filter(({selectors}) => selectors.length > 0),
    accounts: keys,
    addresses: [
      ...keys.map(({address}) => address),
      ...tokens.map(({address}) => address as Address),
      ...contracts.map(({address}) => address),
    ],
    timestampSeconds: BigInt(block.timestampSeconds),
  };
}

/** Numbers of four bytes that code pushes: selectors are among them. */
const selectorsIn = (code: Hex): Hex[] =>
  [...code.matchAll(/63([0-9a-f]{8})(?:14|81|82|11)/g)].map(([, digits]): Hex => `0x${digits}`);
