import {RLP} from '@ethereumjs/rlp';
import {bigIntToUnpaddedBytes} from '@ethereumjs/util';
import type {Outcome} from '../execution/execute';
import {bytesOf, type Hex, lower, quantity} from '../hex';
import type {Log, Receipt} from '../saved';
import {type SentTransaction, TYPE_NUMBERS} from '../transactions/transaction';
import {bloomOf} from './bloom';

/** A transaction that was executed in a block, with the price that it paid, in wei per gas. */
export type Executed = {sent: SentTransaction; outcome: Outcome; price: bigint};

/** The block that receipts name, all but its hash. */
type Place = {number: bigint; timestamp: bigint; blockHash: Hex};

/** What a failed transaction logged does not count. */
export const logsOf = ({outcome}: Executed): readonly Log[] =>
  outcome.end === 'success' ? outcome.logs : [];

/** The receipts of a block, in its order. */
export function receiptsOf(executed: readonly Executed[], place: Place): Receipt[] {
  const gasUsed = cumulativeGas(executed);
  let logIndex = 0;
  return executed.map((one, index) => {
    const {sent, outcome, price} = one;
    const position = {
      blockHash: place.blockHash,
      blockNumber: quantity(place.number),
      transactionHash: sent.hash,
      transactionIndex: quantity(index),
    };
    const logs = logsOf(one);
    return {
      ...position,
      type: quantity(TYPE_NUMBERS[sent.transaction.type]),
      status: statusOf(one),
      cumulativeGasUsed: quantity(gasUsed[index] ?? 0n),
      logs: logs.map((log) => ({
        ...log,
        ...position,
        blockTimestamp: quantity(place.timestamp),
        logIndex: quantity(logIndex++),
        removed: false,
      })),
      logsBloom: bloomOf(logs),
      gasUsed: quantity(outcome.gasUsed),
      effectiveGasPrice: quantity(price),
      blobGasPrice: '0x1',
      from: sent.from,
      to: sent.transaction.to ? lower(sent.transaction.to) : null,
      contractAddress: outcome.created ?? null,
      blockTimestamp: Number(place.timestamp),
    };
  });
}

/** Receipts as they are hashed. */
export function receiptBytes(executed: readonly Executed[]): Uint8Array[] {
  const gasUsed = cumulativeGas(executed);
  return executed.map((one, index) => {
    const type = TYPE_NUMBERS[one.sent.transaction.type];
    const logs = logsOf(one);
    const body = RLP.encode([
      bigIntToUnpaddedBytes(BigInt(statusOf(one))),
      bigIntToUnpaddedBytes(gasUsed[index] ?? 0n),
      bytesOf(bloomOf(logs)),
      logs.map(({address, topics, data}) => [bytesOf(address), topics.map(bytesOf), bytesOf(data)]),
    ]);
    return type === 0 ? body : Uint8Array.from([type, ...body]);
  });
}

const statusOf = ({outcome}: Executed): Hex => (outcome.end === 'success' ? '0x1' : '0x0');

/** Gas of each transaction with those before it. */
function cumulativeGas(executed: readonly Executed[]): bigint[] {
  let sum = 0n;
  return executed.map(({outcome}) => (sum += outcome.gasUsed));
}
