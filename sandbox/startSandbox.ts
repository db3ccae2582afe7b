import type {ChainName} from '../packages/sandbox/chain/chains';
import {type Sandbox as Started, startSaved} from '../packages/sandbox/startSaved';
import {savedState} from './savedState';

/** A local chain that runs, with the protocol at the addresses of a public one. */
export type Sandbox = Started & {
  /** Whether its state was built by this start, rather than loaded. */
  wasBuilt: boolean;
};

type Options = {
  /** 8545 unless told; 0 takes a free one. */
  port?: number;
  /** Whose addresses it has; mainnet unless told. */
  chain?: ChainName;
  /** Where states are saved; `.cache/sandbox` unless told. */
  folder?: string;
};

/** Starts a chain from the saved state: each start is a fresh copy, and no start changes it. */
export async function startSandbox({port = 8545, ...kept}: Options = {}): Promise<Sandbox> {
  const {contents, stateFile, wasBuilt} = await savedState(kept);
  return {...(await startSaved({port, contents, stateFile})), wasBuilt};
}
