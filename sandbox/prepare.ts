import {chainNames} from '../packages/sandbox/chain/chains';
import {savedState} from './savedState';

/** Builds the states of the sandbox before the first test, so that none waits for them, and no two build one at once. */
export async function setup(): Promise<void> {
  for (const chain of chainNames) await savedState({chain});
}
