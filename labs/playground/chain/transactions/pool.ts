import type {Hex} from '../hex';
import {RpcError} from '../rpcError';
import {feeCapOf, type SentTransaction} from './transaction';

/** Transactions that wait for a block, in the order in which they came. */
export class Pool {
  private waiting: readonly SentTransaction[] = [];

  get all(): readonly SentTransaction[] {
    return this.waiting;
  }

  /** Takes a transaction, in place of one with its sender and nonce that pays less. */
  add(sent: SentTransaction): void {
    if (this.find(sent.hash)) throw new RpcError(-32003, 'transaction already imported');
    const rival = this.waiting.find((one) => isRival(one, sent));
    if (rival && feeCapOf(sent.transaction) <= feeCapOf(rival.transaction)) {
      throw new RpcError(-32003, 'replacement transaction underpriced');
    }
    this.waiting = [...this.waiting.filter((one) => one !== rival), sent];
  }

  replace(left: readonly SentTransaction[]): void {
    this.waiting = left;
  }

  find(hash: Hex): SentTransaction | undefined {
    return this.waiting.find((sent) => sent.hash === hash);
  }

  /** The nonce after those that wait, where none is missing before them. */
  nextNonce(from: Hex, nonce: bigint): bigint {
    const isTaken = (next: bigint) =>
      this.waiting.some((sent) => sent.from === from && sent.transaction.nonce === next);
    let next = nonce;
    while (isTaken(next)) next++;
    return next;
  }
}

const isRival = (one: SentTransaction, other: SentTransaction): boolean =>
  one.from === other.from && one.transaction.nonce === other.transaction.nonce;
