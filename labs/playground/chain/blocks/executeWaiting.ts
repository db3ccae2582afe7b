import {BLOCK_GAS_LIMIT, type Environment} from '../execution/environment';
import {execute, type Outcome} from '../execution/execute';
import {intrinsicGas} from '../execution/intrinsicGas';
import {bytesOf} from '../hex';
import type {Ledger} from '../ledger';
import type {State} from '../state/state';
import {accessListOf, feeCapOf, priceOf, type SentTransaction} from '../transactions/transaction';
import {Queue} from './queue';
import type {Executed} from './receipt';

type Result = {
  executed: Executed[];
  /** What has no place in this block, or waits for another transaction. */
  left: SentTransaction[];
};

/**
 * Executes what waits as transactions of a block: by what they pay, those of a sender by nonce.
 * Where one breaks off, such as for code that cannot be loaded, nothing is changed.
 */
export async function executeWaiting(
  ledger: Ledger,
  environment: Environment,
  {isMined}: {isMined: boolean},
): Promise<Result> {
  const {pool, state, zeros} = ledger;
  const {position} = state;
  const queue = new Queue(pool.all);
  const left: SentTransaction[] = [];
  const executed: Executed[] = [];
  let gas = 0n;
  try {
    for (let sent = queue.take(state); sent; sent = queue.take(state)) {
      if (gas + sent.transaction.gas > BLOCK_GAS_LIMIT) {
        left.push(sent);
        continue;
      }
      if (!isValid(sent, state, environment)) continue;
      const price = priceOf(sent.transaction, environment.baseFee);
      if (isMined) zeros.begin();
      const outcome = await executeSent(ledger, {sent, price, environment});
      if (isMined) zeros.settle();
      gas += outcome.gasUsed;
      executed.push({sent, outcome, price});
    }
  } catch (cause) {
    zeros.forget();
    state.undoTo(position);
    throw cause;
  }
  return {executed, left: [...left, ...queue.waiting]};
}

/** Whether a block takes a transaction; anvil drops it otherwise. */
function isValid(
  {from, transaction}: SentTransaction,
  state: State,
  {baseFee}: Environment,
): boolean {
  const {nonce, to, data, gas, value} = transaction;
  const sender = state.get(from);
  const cap = feeCapOf(transaction);
  const accessList = accessListOf(transaction);
  return (
    nonce === sender.nonce &&
    cap >= baseFee &&
    sender.balance >= gas * cap + value &&
    gas >= intrinsicGas({to, data: bytesOf(data), accessList})
  );
}

type Step = {sent: SentTransaction; price: bigint; environment: Environment};

function executeSent({machine}: Ledger, {sent, price, environment}: Step): Promise<Outcome> {
  const {from, transaction} = sent;
  const {to, data, value, gas} = transaction;
  const message = {from, to, data: bytesOf(data), value, gas, price};
  return execute(machine, {...message, accessList: accessListOf(transaction)}, environment);
}
