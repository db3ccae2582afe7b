import {type Hex, lower, quantity} from '../hex';
import type {TransactionJson} from '../saved';
import {feeCapOf, legacyV, type SentTransaction, TYPE_NUMBERS} from './transaction';

/** Where a transaction was mined, and what it paid, in wei per gas. */
export type Place = {
  blockHash: Hex;
  blockNumber: Hex;
  blockTimestamp: Hex;
  transactionIndex: Hex;
  price: bigint;
};

/** A transaction as JSON-RPC answers it, mined or waiting. */
export function transactionJson(
  sent: Omit<SentTransaction, 'isOrdered'>,
  place?: Place,
): TransactionJson {
  const {transaction, from, hash, signature} = sent;
  const {type, nonce, gas, to, value, data} = transaction;
  return {
    type: quantity(TYPE_NUMBERS[type]),
    ...feesOf(sent),
    nonce: quantity(nonce),
    gas: quantity(gas),
    gasPrice: quantity(place?.price ?? feeCapOf(transaction)),
    to: to ? lower(to) : null,
    value: quantity(value),
    input: data,
    r: quantity(signature?.r ?? 0n),
    s: quantity(signature?.s ?? 0n),
    from,
    hash,
    blockHash: place?.blockHash ?? null,
    blockNumber: place?.blockNumber ?? null,
    transactionIndex: place?.transactionIndex ?? null,
    ...(place && {blockTimestamp: place.blockTimestamp}),
  };
}

/** The fields that types have of their own. */
function feesOf({
  transaction,
  signature,
}: Pick<SentTransaction, 'transaction' | 'signature'>): Record<string, unknown> {
  if (transaction.type === 'legacy') {
    const {chainId} = transaction;
    return {
      ...(chainId !== undefined && {chainId: quantity(chainId)}),
      v: quantity(legacyV(chainId, signature)),
    };
  }
  const yParity = quantity(signature?.yParity ?? 0);
  const {chainId, accessList} = transaction;
  return {
    chainId: quantity(chainId),
    accessList,
    yParity,
    v: yParity,
    ...(transaction.type === 'eip1559' && {
      maxFeePerGas: quantity(transaction.maxFeePerGas),
      maxPriorityFeePerGas: quantity(transaction.maxPriorityFeePerGas),
    }),
  };
}
