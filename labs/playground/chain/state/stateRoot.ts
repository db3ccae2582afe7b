import {RLP} from '@ethereumjs/rlp';
import {keccak_256} from '@noble/hashes/sha3.js';
import {bytesOf} from '../hex';
import type {SavedAccount} from '../saved';
import {type Leaf, rootOf} from '../trie';
import type {State} from './state';

/** Hashes of addresses and slots, which are keys in tries; a new chain asks for the same ones again. */
const hashes = new Map<string, Uint8Array>();

/** Computes the root of a state as a header has it; remembers what did not change since the last time. */
export class StateRoot {
  private readonly accounts = new Map<string, Uint8Array>();
  private readonly storageRoots = new Map<string, Uint8Array>();

  constructor(
    private readonly state: State,
    saved: Readonly<Record<string, SavedAccount>>,
  ) {
    for (const [address, {storageRoot}] of Object.entries(saved)) {
      if (storageRoot) this.storageRoots.set(address, bytesOf(storageRoot));
    }
    state.onChange = (address, slot) => {
      this.accounts.delete(address);
      if (slot !== undefined) this.storageRoots.delete(address);
    };
  }

  compute(): Uint8Array {
    const addresses = [...this.state.accounts.keys()];
    return rootOf(addresses.map((address): Leaf => [hashOf(address), this.account(address)]));
  }

  private account(address: string): Uint8Array {
    const known = this.accounts.get(address);
    if (known) return known;

    const {nonce, balance, codeHash} = this.state.get(address);
    const encoded = RLP.encode([nonce, balance, this.storageRoot(address), bytesOf(codeHash)]);
    this.accounts.set(address, encoded);
    return encoded;
  }

  private storageRoot(address: string): Uint8Array {
    const known = this.storageRoots.get(address);
    if (known) return known;

    const root = storageRootOf(this.state.storage.get(address) ?? new Map());
    this.storageRoots.set(address, root);
    return root;
  }
}

/** The root of a storage, by slots of 32 bytes. */
export const storageRootOf = (slots: ReadonlyMap<string, Uint8Array>): Uint8Array =>
  rootOf([...slots].map(([slot, value]): Leaf => [hashOf(slot), RLP.encode(value)]));

function hashOf(key: string): Uint8Array {
  const hash = hashes.get(key) ?? keccak_256(bytesOf(key));
  hashes.set(key, hash);
  return hash;
}
