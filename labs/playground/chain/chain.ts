import {Ledger, type Sources} from './ledger';
import {METHODS} from './methods';
import {checkSize} from './methods/bounds';
import {RpcError} from './rpcError';
import type {SavedChain} from './saved';

/** A request of JSON-RPC, in the shape of EIP-1193. */
export type ChainRequest = {method: string; params?: readonly unknown[]};

/** A chain in memory that answers as the anvil of the sandbox does. */
export class Chain {
  private queue: Promise<unknown> = Promise.resolve();

  private constructor(private readonly ledger: Ledger) {}

  /** A chain as it was saved. Each is a copy: none changes what it was made from. */
  static async create(saved: SavedChain, sources: Sources): Promise<Chain> {
    return new Chain(await Ledger.create(saved, sources));
  }

  /** Answers one request after the other; rejects with an `RpcError` where anvil refuses. */
  request({method, params = []}: ChainRequest): Promise<unknown> {
    const answer = this.queue.then(() => this.answer(method, params));
    this.queue = answer.catch(() => undefined);
    return answer;
  }

  private async answer(method: string, params: readonly unknown[]): Promise<unknown> {
    const answer = METHODS.get(method);
    if (!answer) throw new RpcError(-32601, 'Method not found');
    checkSize(params);
    return answer(this.ledger, params);
  }
}
