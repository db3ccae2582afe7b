import {bytesToHex} from '@ethereumjs/util';
import type {Dump, DumpedAccount} from './dump';
import {bytesOf, keccak, quantity} from './hex';
import type {CodeGroup, SavedAccount, SavedChain, SavedHistory} from './saved';
import {savedHistory} from './savedHistory';
import {slotsOf} from './state/state';
import {storageRootOf} from './state/stateRoot';

export type SavedParts = {
  state: SavedChain;
  history: SavedHistory;
  /** Every code. `state.groups` is empty until they are put into groups. */
  codes: CodeGroup;
};

/** A chain for a reader's tab from anvil's dump, as JSON text; without traces and what else no call reads. */
export function savedChain(dump: string): SavedParts {
  const {accounts, blocks, transactions} = JSON.parse(dump) as Dump;
  const history = savedHistory(blocks, transactions);
  const block = history.blocks.at(-1);
  if (!block) throw new Error('expected a dump with a block, got one without');

  const saved = Object.entries(accounts).map(([address, account]) => [address, trim(account)]);
  return {
    state: {accounts: Object.fromEntries(saved), block, groups: {}},
    history,
    codes: codesOf(Object.values(accounts)),
  };
}

function trim({nonce, balance, code, storage}: DumpedAccount): SavedAccount {
  const slots = Object.entries(storage).map(([slot, value]) => [
    quantity(BigInt(slot)),
    quantity(BigInt(value)),
  ]);
  const storageRoot = bytesToHex(storageRootOf(slotsOf(storage)));
  return {
    nonce,
    balance,
    ...(code !== '0x' && {codeHash: keccak(bytesOf(code))}),
    ...(slots.length > 0 && {storage: Object.fromEntries(slots), storageRoot}),
  };
}

const codesOf = (accounts: readonly DumpedAccount[]): CodeGroup =>
  Object.fromEntries(
    accounts.filter(({code}) => code !== '0x').map(({code}) => [keccak(bytesOf(code)), code]),
  );
