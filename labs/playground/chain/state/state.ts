import {unpadBytes} from '@ethereumjs/util';
import {bytesOf, type Hex, wordOf} from '../hex';
import type {SavedAccount} from '../saved';
import {NO_CODE_HASH} from './codes';

export type AccountFields = {nonce: bigint; balance: bigint; codeHash: Hex};

/** What a change replaced: an account, or one slot of its storage; `undefined` where there was none. */
type Change =
  | {address: string; slot?: undefined; value: AccountFields | undefined}
  | {address: string; slot: string; value: Uint8Array | undefined};

export const NO_VALUE = new Uint8Array(0);
const NO_ACCOUNT: AccountFields = {nonce: 0n, balance: 0n, codeHash: NO_CODE_HASH};

/**
 * The accounts and their storage, with a log of all changes: walked back, it undoes a call, a block
 * or all blocks since a snapshot, and it shows the state of an old block. Values of slots have no
 * zeros in front.
 */
export class State {
  readonly accounts = new Map<string, AccountFields>();
  readonly storage = new Map<string, Map<string, Uint8Array>>();
  private readonly log: Change[] = [];
  /** Is called with each account that changes, or slot. */
  onChange: (address: string, slot?: string) => void = () => undefined;

  constructor(saved: Readonly<Record<string, SavedAccount>>) {
    for (const [address, {nonce, balance, codeHash = NO_CODE_HASH, storage}] of Object.entries(
      saved,
    )) {
      this.accounts.set(address, {nonce: BigInt(nonce), balance: BigInt(balance), codeHash});
      if (storage) this.storage.set(address, slotsOf(storage));
    }
  }

  get(address: string): AccountFields {
    return this.accounts.get(address) ?? NO_ACCOUNT;
  }

  set(address: string, fields: Partial<AccountFields>): void {
    this.apply({address, value: {...this.get(address), ...fields}});
  }

  delete(address: string): void {
    if (!this.accounts.has(address)) return;
    this.clearStorage(address);
    this.apply({address, value: undefined});
  }

  slot(address: string, slot: string): Uint8Array | undefined {
    return this.storage.get(address)?.get(slot);
  }

  /** Sets a slot; `undefined` removes it, where zero may stay as `NO_VALUE`. */
  setSlot(address: string, slot: string, value: Uint8Array | undefined): void {
    this.apply({address, slot, value});
  }

  clearStorage(address: string): void {
    for (const slot of [...(this.storage.get(address)?.keys() ?? [])]) {
      this.setSlot(address, slot, NO_VALUE);
    }
  }

  /** How many changes there were: `undoTo` comes back here. */
  get position(): number {
    return this.log.length;
  }

  /** Undoes the newest changes; the result leads `redo` forward again. */
  undoTo(position: number): Change[] {
    const undone: Change[] = [];
    while (this.log.length > position) {
      undone.push(this.exchange(this.log.pop() as Change));
    }
    return undone;
  }

  redo(undone: Change[]): void {
    while (undone.length > 0) this.apply(undone.pop() as Change);
  }

  private apply(change: Change): void {
    this.log.push(this.exchange(change));
  }

  /** Makes a change and gives the one that undoes it. */
  private exchange(change: Change): Change {
    const {address} = change;
    this.onChange(address, change.slot);
    if (change.slot === undefined) {
      const before = this.accounts.get(address);
      put(this.accounts, address, change.value);
      return {address, value: before};
    }
    const slots = this.storage.get(address) ?? new Map<string, Uint8Array>();
    this.storage.set(address, slots);
    const before = slots.get(change.slot);
    put(slots, change.slot, change.value);
    return {address, slot: change.slot, value: before};
  }
}

function put<Value>(map: Map<string, Value>, key: string, value: Value | undefined): void {
  if (value === undefined) map.delete(key);
  else map.set(key, value);
}

/** Slots as they are named here, with values without zeros in front. */
export const slotsOf = (storage: Readonly<Record<string, Hex>>): Map<string, Uint8Array> =>
  new Map(
    Object.entries(storage).map(([slot, value]) => [
      wordOf(BigInt(slot)),
      unpadBytes(bytesOf(value)),
    ]),
  );
