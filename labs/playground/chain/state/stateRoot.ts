import {RLP} from '@ethereumjs/rlp';
import {KECCAK256_RLP} from '@ethereumjs/util';
import {keccak_256} from '@noble/hashes/sha3.js';
import {bytesOf} from '../hex';
import {type Leaf, rootOf} from '../trie';
import type {State} from './state';

/** Computes the root of a state as a header has it; remembers what did not change since the last time. */
export class StateRoot {
  private readonly accounts = new Map<string, Uint8Array>();
  private readonly hashes = new Map<string, Uint8Array>();

  constructor(private readonly state: State) {
    state.onChange = (address) => this.accounts.delete(address);
  }

  compute(): Uint8Array {
    const addresses = [...this.state.accounts.keys()];
    return rootOf(addresses.map((address): Leaf => [this.hashOf(address), this.account(address)]));
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
    const slots = this.state.storage.get(address);
    if (!slots) return KECCAK256_RLP;
    return rootOf([...slots].map(([slot, value]): Leaf => [this.hashOf(slot), RLP.encode(value)]));
  }

  private hashOf(key: string): Uint8Array {
    const hash = this.hashes.get(key) ?? keccak_256(bytesOf(key));
    this.hashes.set(key, hash);
    return hash;
  }
}
