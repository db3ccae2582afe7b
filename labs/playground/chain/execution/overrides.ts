import {unpadBytes} from '@ethereumjs/util';
import {bytesOf, type Hex, wordOf} from '../hex';
import type {Ledger} from '../ledger';

/** What a call finds in place of the state, by address. */
export type Overrides = Readonly<Record<Hex, AccountOverride>>;

export type AccountOverride = {
  nonce?: bigint;
  /** In wei. */
  balance?: bigint;
  code?: Hex;
  /** All of its storage, by slot. */
  state?: Readonly<Record<string, bigint>>;
  /** Some of its slots. */
  stateDiff?: Readonly<Record<string, bigint>>;
};

/** Changes the state for one call; the caller undoes it. */
export function override({state, codes}: Ledger, overrides: Overrides): void {
  for (const [address, account] of Object.entries(overrides)) {
    const before = state.get(address);
    state.set(address, {
      nonce: account.nonce ?? before.nonce,
      balance: account.balance ?? before.balance,
      codeHash: account.code === undefined ? before.codeHash : codes.add(bytesOf(account.code)),
    });
    if (account.state) state.clearStorage(address);
    for (const [slot, value] of Object.entries({...account.state, ...account.stateDiff})) {
      state.setSlot(address, wordOf(BigInt(slot)), unpadBytes(bytesOf(wordOf(value))));
    }
  }
}
