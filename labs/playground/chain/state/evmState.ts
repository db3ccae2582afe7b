import type {StateManagerInterface} from '@ethereumjs/common';
import {Account, type Address, bytesToHex, KECCAK256_RLP, unpadBytes} from '@ethereumjs/util';
import {bytesOf} from '../hex';
import type {Codes} from './codes';
import {NO_VALUE, type State} from './state';
import type {Zeros} from './zeros';

type Fields = {nonce?: bigint; balance?: bigint};

/** The state as the EVM asks for it. */
export class EvmState implements StateManagerInterface {
  /** Positions of the state at each checkpoint. */
  private readonly checkpoints: number[] = [];
  /** Values of slots at the start of a transaction: what a write costs depends on them. */
  private readonly originals = new Map<string, Uint8Array>();
  readonly originalStorageCache = {
    get: async (address: Address, key: Uint8Array) => {
      const [account, slot] = [address.toString(), bytesToHex(key)];
      return this.originals.get(account + slot) ?? this.state.slot(account, slot) ?? NO_VALUE;
    },
    clear: () => this.originals.clear(),
  };

  constructor(
    private readonly state: State,
    private readonly codes: Codes,
    private readonly zeros: Zeros,
  ) {}

  /** Before a transaction, and after one that broke off. */
  begin(): void {
    this.checkpoints.length = 0;
    this.originals.clear();
  }

  async getAccount(address: Address): Promise<Account | undefined> {
    const key = address.toString();
    this.zeros.noteAccount(key);
    const found = this.state.accounts.get(key);
    // A copy: the EVM changes what it gets before it puts it.
    return found && new Account(found.nonce, found.balance, KECCAK256_RLP, bytesOf(found.codeHash));
  }

  async putAccount(address: Address, account?: Account): Promise<void> {
    if (!account) return this.deleteAccount(address);
    const {nonce, balance} = account;
    this.state.set(address.toString(), {nonce, balance});
  }

  async deleteAccount(address: Address): Promise<void> {
    this.state.delete(address.toString());
  }

  async modifyAccountFields(address: Address, {nonce, balance}: Fields): Promise<void> {
    const key = address.toString();
    const before = this.state.get(key);
    this.state.set(key, {nonce: nonce ?? before.nonce, balance: balance ?? before.balance});
  }

  async getCode(address: Address): Promise<Uint8Array> {
    const key = address.toString();
    this.zeros.noteAccount(key);
    return this.codes.get(this.state.get(key).codeHash);
  }

  async getCodeSize(address: Address): Promise<number> {
    return (await this.codes.get(this.state.get(address.toString()).codeHash)).length;
  }

  async putCode(address: Address, code: Uint8Array): Promise<void> {
    this.state.set(address.toString(), {codeHash: this.codes.add(code)});
  }

  async getStorage(address: Address, key: Uint8Array): Promise<Uint8Array> {
    const [account, slot] = [address.toString(), bytesToHex(key)];
    const value = this.state.slot(account, slot);
    if (value === undefined) this.zeros.noteRead(account, slot);
    return value ?? NO_VALUE;
  }

  async putStorage(address: Address, key: Uint8Array, value: Uint8Array): Promise<void> {
    this.write(address.toString(), bytesToHex(key), unpadBytes(value));
  }

  async clearStorage(address: Address): Promise<void> {
    this.state.clearStorage(address.toString());
  }

  private write(address: string, slot: string, value: Uint8Array): void {
    const id = address + slot;
    if (!this.originals.has(id)) {
      this.originals.set(id, this.state.slot(address, slot) ?? NO_VALUE);
    }
    this.zeros.noteWrite(address, slot);
    this.state.setSlot(address, slot, value);
  }

  async checkpoint(): Promise<void> {
    this.checkpoints.push(this.state.position);
  }

  async commit(): Promise<void> {
    this.checkpoints.pop();
  }

  async revert(): Promise<void> {
    this.state.undoTo(this.checkpoints.pop() ?? 0);
  }

  clearCaches(): void {
    this.originals.clear();
  }

  async getStateRoot(): Promise<Uint8Array> {
    throw new Error('the EVM does not ask for the root of the state');
  }

  async setStateRoot(): Promise<void> {
    throw new Error('no roots of old states are kept');
  }

  async hasStateRoot(): Promise<boolean> {
    return false;
  }

  shallowCopy(): StateManagerInterface {
    throw new Error('the state has no copies');
  }
}
