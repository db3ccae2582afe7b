import {RLP} from '@ethereumjs/rlp';
import {bytesToBigInt, bytesToHex} from '@ethereumjs/util';
import {secp256k1} from '@noble/curves/secp256k1.js';
import {keccak_256} from '@noble/hashes/sha3.js';
import type {AccessList} from '../execution/intrinsicGas';
import {bytesOf, type Hex, keccak} from '../hex';
import {invalidParams, RpcError} from '../rpcError';
import {digestOf, isTyped} from './serialize';
import type {SentTransaction, Signature, Transaction} from './transaction';

type Item = Uint8Array | readonly Item[];

const TYPES: Readonly<Record<number, 'eip2930' | 'eip1559'>> = {1: 'eip2930', 2: 'eip1559'};
const LENGTHS = {legacy: 9, eip2930: 11, eip1559: 12} as const;

/** What was signed, and who signed it. */
export function parse(raw: Hex): SentTransaction {
  const bytes = bytesOf(raw);
  if (bytes.length === 0) throw new RpcError(-32602, 'Empty transaction data');
  const {transaction, signature} = isTyped(bytes) ? parseTyped(bytes) : parseLegacy(bytes);
  const from = signerOf(digestOf(transaction), signature);
  return {transaction, from, signature, raw, hash: keccak(bytes), isOrdered: true};
}

type Parsed = {transaction: Transaction; signature: Signature};

function parseLegacy(bytes: Uint8Array): Parsed {
  const items = itemsOf(bytes, LENGTHS.legacy);
  const [nonce, gasPrice, gas] = items.map(toNumber) as [bigint, bigint, bigint];
  const [v = 0n, r = 0n, s = 0n] = items.slice(6).map(toNumber);
  const chain = v >= 35n ? {chainId: Number((v - 35n) / 2n)} : {};
  const yParity = Number((v >= 35n ? v - 35n : v - 27n) % 2n);
  return {
    transaction: {type: 'legacy', ...chain, nonce, gasPrice, gas, ...bodyOf(items.slice(3))},
    signature: {r, s, yParity},
  };
}

function parseTyped(bytes: Uint8Array): Parsed {
  const type = TYPES[bytes[0] ?? 0];
  if (!type) {
    throw invalidParams(`transactions of type ${bytes[0]} are not supported in this tab`);
  }
  const items = itemsOf(bytes.subarray(1), LENGTHS[type]);
  const fees = type === 'eip1559' ? 2 : 1;
  const [chainId = 0n, nonce = 0n, first = 0n, ...more] = items.slice(0, 3 + fees).map(toNumber);
  const [second = 0n, gas = 0n] = type === 'eip1559' ? more : [first, ...more];
  const rest = items.slice(3 + fees);
  const [yParity = 0n, r = 0n, s = 0n] = rest.slice(4).map(toNumber);
  const common = {
    ...{chainId: Number(chainId), nonce, gas, ...bodyOf(rest)},
    accessList: accessListOf(rest[3] ?? []),
  };
  return {
    transaction:
      type === 'eip1559'
        ? {type, ...common, maxPriorityFeePerGas: first, maxFeePerGas: second}
        : {type, ...common, gasPrice: first},
    signature: {r, s, yParity: Number(yParity)},
  };
}

function itemsOf(bytes: Uint8Array, length: number): readonly Item[] {
  const items = decoded(bytes);
  if (!Array.isArray(items) || items.length !== length) throw undecodable();
  return items;
}

function decoded(bytes: Uint8Array): unknown {
  try {
    return RLP.decode(bytes);
  } catch {
    throw undecodable();
  }
}

const undecodable = (): RpcError => new RpcError(-32602, 'Failed to decode transaction');

function bodyOf([to, value, data]: readonly Item[]): {to?: Hex; value: bigint; data: Hex} {
  const target = bytesToHex(toBytes(to));
  return {
    ...(target !== '0x' && {to: target}),
    value: toNumber(value),
    data: bytesToHex(toBytes(data)),
  };
}

const accessListOf = (list: Item): AccessList =>
  toList(list).map((entry) => {
    const [address, keys = []] = toList(entry);
    return {
      address: bytesToHex(toBytes(address)),
      storageKeys: toList(keys).map((key) => bytesToHex(toBytes(key))),
    };
  });

function toBytes(item: Item | undefined): Uint8Array {
  if (!(item instanceof Uint8Array)) throw undecodable();
  return item;
}

function toList(item: Item): readonly Item[] {
  if (item instanceof Uint8Array) throw undecodable();
  return item;
}

function toNumber(item: Item | undefined): bigint {
  const bytes = item instanceof Uint8Array ? item : new Uint8Array(0);
  return bytes.length === 0 ? 0n : bytesToBigInt(bytes);
}

/** The address whose key made a signature. */
function signerOf(digest: Uint8Array, {r, s, yParity}: Signature): Hex {
  try {
    const signature = new secp256k1.Signature(r, s, yParity);
    const key = signature.recoverPublicKey(digest).toBytes(false);
    return bytesToHex(keccak_256(key.subarray(1)).subarray(-20));
  } catch {
    throw new RpcError(-32602, 'could not recover signer');
  }
}
