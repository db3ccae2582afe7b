import {bytesToHex} from '@ethereumjs/util';
import {keccak_256} from '@noble/hashes/sha3.js';
import {bytesOf, type Hex} from '../hex';
import type {Log} from '../saved';

/** The filter of 2,048 bits in which a receipt and a header note addresses and topics of logs. */
export function bloomOf(logs: readonly Log[]): Hex {
  const bits = new Uint8Array(256);
  for (const {address, topics} of logs) {
    for (const item of [address, ...topics]) {
      for (const bit of bitsOf(item)) {
        const at = 255 - (bit >> 3);
        bits[at] = (bits[at] ?? 0) | (1 << (bit & 7));
      }
    }
  }
  return bytesToHex(bits);
}

/** Three bits for each item: the lowest eleven of the first three pairs of bytes of its hash. */
function bitsOf(item: Hex): number[] {
  const hash = keccak_256(bytesOf(item));
  return [0, 2, 4].map((at) => (((hash[at] ?? 0) << 8) | (hash[at + 1] ?? 0)) & 2047);
}
