import {bytesToHex, hexToBytes} from '@ethereumjs/util';
import {keccak_256} from '@noble/hashes/sha3.js';

export type Hex = `0x${string}`;

export const ZERO_ADDRESS: Hex = `0x${'0'.repeat(40)}`;
export const ZERO_HASH: Hex = `0x${'0'.repeat(64)}`;

/** A number as JSON-RPC writes quantities. */
export const quantity = (value: bigint | number): Hex => `0x${value.toString(16)}`;

/** The bytes of hexadecimal text; an odd number of digits gets a zero in front. */
export const bytesOf = (text: string): Uint8Array =>
  hexToBytes(text.length % 2 ? `0x0${text.slice(2)}` : (text as Hex));

/** A number as 32 bytes, which is how slots are named and their values are written. */
export const wordOf = (value: bigint): Hex => `0x${value.toString(16).padStart(64, '0')}`;

export const keccak = (data: Uint8Array): Hex => bytesToHex(keccak_256(data));

/** Addresses and hashes are compared in lower case. */
export const lower = (text: string): Hex => text.toLowerCase() as Hex;
