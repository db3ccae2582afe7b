import type {Hex} from '../hex';
import type {SentTransaction} from './transaction';

/** Transactions that wait for a block, in the order in which they came. */
export class Pool {
  private waiting: readonly SentTransaction[] = [];

  get all(): readonly SentTransaction[] {
    return this.waiting;
  }

  add(sent: SentTransaction): void {
    this.waiting = [...this.waiting, sent];
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
