import {type Node, startAnvil} from './chain/startAnvil';
import type {Contents} from './contents';

/** A local chain that runs, with the protocol at the addresses of a public one. */
export type Sandbox = {
  /** `http://127.0.0.1:` and the port. */
  url: string;
  port: number;
  contents: Contents;
  /** Of the processes that serve it; `stop` ends them all. */
  processIds: readonly number[];
  /** Settles when the chain ends, with what it wrote to stderr. */
  ended: Promise<string>;
  stop: () => Promise<void>;
};

type Options = {
  /** 0 takes a free one. */
  port: number;
  contents: Contents;
  /** The state with these contents, as anvil writes it. */
  stateFile: string;
};

/** Starts a chain from a saved state: each start is a fresh copy, and none changes the file. */
export async function startSaved({port, contents, stateFile}: Options): Promise<Sandbox> {
  const {chainId, block} = contents;
  const saved = {stateFile, timestampSeconds: block.timestampSeconds};
  const node: Node = await startAnvil({port, chainId, saved});
  return {...node, contents};
}
