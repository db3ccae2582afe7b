import {priceOf as paidOf} from '../execution/fees';
import type {AccessList} from '../execution/intrinsicGas';
import type {Hex} from '../hex';

type Common = {
  nonce: bigint;
  gas: bigint;
  /** Nothing for the creation of a contract. */
  to?: Hex;
  /** In wei. */
  value: bigint;
  data: Hex;
};

/** Fees in wei per gas. */
export type Transaction = Common &
  (
    | {type: 'legacy'; chainId?: number; gasPrice: bigint}
    | {type: 'eip2930'; chainId: number; gasPrice: bigint; accessList: AccessList}
    | {
        type: 'eip1559';
        chainId: number;
        maxFeePerGas: bigint;
        maxPriorityFeePerGas: bigint;
        accessList: AccessList;
      }
  );

export type Signature = {r: bigint; s: bigint; yParity: number};

/** A transaction on its way into a block. Without a signature where its sender is impersonated. */
export type SentTransaction = {
  transaction: Transaction;
  from: Hex;
  hash: Hex;
  raw: Hex;
  signature?: Signature;
  /** Whether it waits for the one with the nonce before it, taken by a block or not. */
  isOrdered: boolean;
};

export const TYPE_NUMBERS = {legacy: 0, eip2930: 1, eip1559: 2} as const;

/** The most that it pays, in wei per gas. */
export const feeCapOf = (transaction: Transaction): bigint =>
  transaction.type === 'eip1559' ? transaction.maxFeePerGas : transaction.gasPrice;

/** What it pays in a block of this base fee, in wei per gas. */
export const priceOf = (transaction: Transaction, baseFee: bigint): bigint =>
  transaction.type === 'eip1559'
    ? paidOf({cap: transaction.maxFeePerGas, tip: transaction.maxPriorityFeePerGas}, baseFee)
    : transaction.gasPrice;

export const accessListOf = (transaction: Transaction): AccessList =>
  transaction.type === 'legacy' ? [] : transaction.accessList;

/** What a legacy transaction's `v` is: with a chain (EIP-155) or without one; unsigned as if even. */
export const legacyV = (chainId: number | undefined, signature: Signature | undefined): bigint =>
  BigInt((signature?.yParity ?? 0) + (chainId === undefined ? 27 : 35 + 2 * chainId));
