import {type Environment, environmentOf} from '../execution/environment';
import type {Ledger} from '../ledger';
import {invalidParams} from '../rpcError';
import {executeWaiting} from './executeWaiting';

/** A block as a caller names it. */
export type BlockTag = 'latest' | 'pending' | bigint;

/** Asks the state as it was after a block, or as it will be after those that wait. */
export async function atBlock<Answer>(
  ledger: Ledger,
  tag: BlockTag,
  ask: (environment: Environment) => Promise<Answer>,
): Promise<Answer> {
  if (tag === 'pending') return atPending(ledger, ask);
  const latest = ledger.environment.number;
  if (tag === 'latest' || tag === latest) return ask(ledger.environment);

  // Of what came before the saved state, neither anvil nor this chain has the states.
  const isKept = tag >= ledger.firstNumber && tag < latest;
  const block = isKept ? await ledger.blocks.numbered(Number(tag)) : undefined;
  if (!block) {
    throw invalidParams(`BlockOutOfRangeError: block height is ${latest} but requested was ${tag}`);
  }
  const undone = ledger.state.undoTo(block.statePosition);
  try {
    return await ask(environmentOf(block.header));
  } finally {
    ledger.state.undoTo(block.statePosition);
    ledger.state.redo(undone);
  }
}

async function atPending<Answer>(
  ledger: Ledger,
  ask: (environment: Environment) => Promise<Answer>,
): Promise<Answer> {
  const {position} = ledger.state;
  const environment = ledger.nextEnvironment();
  try {
    await executeWaiting(ledger, environment, {isMined: false});
    return await ask(environment);
  } finally {
    ledger.state.undoTo(position);
  }
}
