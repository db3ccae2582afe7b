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

  /** How many transactions of a sender wait. */
  countOf(from: Hex): number {
    return this.waiting.filter((sent) => sent.from === from).length;
  }
}
