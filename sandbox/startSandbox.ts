import {startAnvil} from './chain/startAnvil';
import type {Contents} from './contents';
import {savedState} from './savedState';

/** A local chain that runs, with the protocol at its mainnet addresses. */
export type Sandbox = {
  url: string;
  port: number;
  contents: Contents;
  /** Of the processes that serve it; `stop` ends them all. */
  processIds: readonly number[];
  /** Whether its state was built by this start, rather than loaded. */
  wasBuilt: boolean;
  /** Settles when the chain ends, with what it wrote to stderr. */
  ended: Promise<string>;
  stop: () => Promise<void>;
};

type Options = {
  /** 8545 unless told; 0 takes a free one. */
  port?: number;
  /** Where states are saved; `.cache/sandbox` unless told. */
  folder?: string;
};

/** Starts a chain from the saved state: each start is a fresh copy, and no start changes it. */
export async function startSandbox({port = 8545, folder}: Options = {}): Promise<Sandbox> {
  const {contents, stateFile, wasBuilt} = await savedState(folder);
  const {timestampSeconds} = contents.block;
  const node = await startAnvil({port, saved: {stateFile, timestampSeconds}});
  return {...node, contents, wasBuilt};
}
