import type {Hex} from '../hex';
import type {State} from '../state/state';
import {feeCapOf, type SentTransaction} from '../transactions/transaction';

/** Waiting transactions in the order in which anvil puts them into a block. */
export class Queue {
  /** What is not taken yet; at the end, what waits for a transaction that was not sent. */
  waiting: readonly SentTransaction[];
  private readonly taken = new Set<string>();

  constructor(all: readonly SentTransaction[]) {
    this.waiting = all;
  }

  /** Takes the one that pays most of those that are ready, the oldest where several do. */
  take(state: State): SentTransaction | undefined {
    const ready = this.waiting.filter(({from, transaction: {nonce}, isOrdered}) => {
      const isFollowing = this.taken.has(placeOf(from, nonce - 1n));
      return isFollowing || !isOrdered || nonce === state.get(from).nonce;
    });
    const [best] = ready.sort((a, b) => Number(feeCapOf(b.transaction) - feeCapOf(a.transaction)));
    if (!best) return undefined;
    this.waiting = this.waiting.filter((one) => one !== best);
    this.taken.add(placeOf(best.from, best.transaction.nonce));
    return best;
  }
}

const placeOf = (from: Hex, nonce: bigint): string => `${from} ${nonce}`;
