import {RLP} from '@ethereumjs/rlp';
import {bigIntToUnpaddedBytes, bytesToHex} from '@ethereumjs/util';
import {keccak_256} from '@noble/hashes/sha3.js';
import type {AccessList} from '../execution/intrinsicGas';
import {bytesOf, type Hex, keccak} from '../hex';
import {legacyV, type Signature, type Transaction, TYPE_NUMBERS} from './transaction';

type Item = Uint8Array | Item[];

const EMPTY = new Uint8Array(0);

/** The bytes that travel; an unsigned transaction has a signature of zeros. */
export function serialize(transaction: Transaction, signature?: Signature): Hex {
  const first =
    transaction.type === 'legacy'
      ? legacyV(transaction.chainId, signature)
      : BigInt(signature?.yParity ?? 0);
  const last = [first, signature?.r ?? 0n, signature?.s ?? 0n].map(numberBytes);
  return bytesToHex(withType(transaction, [...itemsOf(transaction), ...last]));
}

/** What a sender signs. */
export function digestOf(transaction: Transaction): Uint8Array {
  const chain =
    transaction.type === 'legacy' && transaction.chainId !== undefined
      ? [numberBytes(BigInt(transaction.chainId)), EMPTY, EMPTY]
      : [];
  return keccak_256(withType(transaction, [...itemsOf(transaction), ...chain]));
}

/** The hash that anvil gives a transaction without a signature: the sender stands at its end. */
export function impersonatedHash(raw: Hex, from: Hex): Hex {
  const bytes = bytesOf(raw);
  const encoded = isTyped(bytes) ? RLP.encode(bytes) : bytes;
  return keccak(Uint8Array.from([...encoded, ...bytesOf(from)]));
}

/** A legacy transaction begins as a list of RLP does, others with their type. */
export const isTyped = (bytes: Uint8Array): boolean => (bytes[0] ?? 0) < 0xc0;

function itemsOf(transaction: Transaction): Item[] {
  const {type, nonce, gas, to, value, data} = transaction;
  const body = [to ? bytesOf(to) : EMPTY, numberBytes(value), bytesOf(data)];
  if (type === 'legacy') {
    return [...[nonce, transaction.gasPrice, gas].map(numberBytes), ...body];
  }
  const fees =
    type === 'eip1559'
      ? [transaction.maxPriorityFeePerGas, transaction.maxFeePerGas]
      : [transaction.gasPrice];
  const numbers = [BigInt(transaction.chainId), nonce, ...fees, gas].map(numberBytes);
  return [...numbers, ...body, accessItems(transaction.accessList)];
}

const accessItems = (list: AccessList): Item[] =>
  list.map(({address, storageKeys}) => [bytesOf(address), storageKeys.map(bytesOf)]);

function withType({type}: Transaction, items: Item[]): Uint8Array {
  const encoded = RLP.encode(items);
  return type === 'legacy' ? encoded : Uint8Array.from([TYPE_NUMBERS[type], ...encoded]);
}

const numberBytes = (value: bigint): Uint8Array =>
  value === 0n ? EMPTY : bigIntToUnpaddedBytes(value);
