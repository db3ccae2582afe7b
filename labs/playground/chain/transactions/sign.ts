import {bytesToBigInt} from '@ethereumjs/util';
import {secp256k1} from '@noble/curves/secp256k1.js';
import {bytesOf, type Hex} from '../hex';
import {digestOf} from './serialize';
import type {Signature, Transaction} from './transaction';

/** The signature of a private key under a transaction. */
export function sign(transaction: Transaction, key: Hex): Signature {
  const options = {prehash: false, format: 'recovered'} as const;
  const signed = secp256k1.sign(digestOf(transaction), bytesOf(key), options);
  return {
    yParity: signed[0] ?? 0,
    r: bytesToBigInt(signed.subarray(1, 33)),
    s: bytesToBigInt(signed.subarray(33)),
  };
}
