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
};

export const TYPE_NUMBERS = {legacy: 0, eip2930: 1, eip1559: 2} as const;

/** The most that it pays, in wei per gas. */
export const feeCapOf = (transaction: Transaction): bigint =>
  transaction.type === 'eip1559' ? transaction.maxFeePerGas : transaction.gasPrice;

/** What it pays in a block of this base fee, in wei per gas. */
export function priceOf(transaction: Transaction, baseFee: bigint): bigint {
  if (transaction.type !== 'eip1559') return transaction.gasPrice;
  const {maxFeePerGas, maxPriorityFeePerGas} = transaction;
  const wanted = baseFee + maxPriorityFeePerGas;
  return wanted < maxFeePerGas ? wanted : maxFeePerGas;
}

export const accessListOf = (transaction: Transaction): AccessList =>
  transaction.type === 'legacy' ? [] : transaction.accessList;

/** What a legacy transaction's `v` is: with a chain (EIP-155), without one, without a signature. */
export function legacyV(chainId: number | undefined, signature: Signature | undefined): bigint {
  if (!signature) return 0n;
  return BigInt(signature.yParity + (chainId === undefined ? 27 : 35 + 2 * chainId));
}
