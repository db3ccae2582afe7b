import {BLOCK_GAS_LIMIT, type Environment} from '../execution/environment';
import {execute, type Outcome} from '../execution/execute';
import {intrinsicGas} from '../execution/intrinsicGas';
import {bytesOf} from '../hex';
import type {Ledger} from '../ledger';
import {accessListOf, feeCapOf, priceOf, type SentTransaction} from '../transactions/transaction';
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
  const waiting = [...pool.all];
  const left: SentTransaction[] = [];
  const executed: Executed[] = [];
  let gas = 0n;
  try {
    for (let sent = takeNext(waiting, ledger); sent; sent = takeNext(waiting, ledger)) {
      const price = priceOf(sent.transaction, environment.baseFee);
      if (!isPayable(sent, ledger) || !isEnoughGas(sent)) {
        dropFollowers(waiting, sent);
        continue;
      }
      if (gas + sent.transaction.gas > BLOCK_GAS_LIMIT) {
        left.push(sent);
        dropFollowers(waiting, sent);
        continue;
      }
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
  return {executed, left: [...left, ...waiting]};
}

/** Takes the transaction that pays most of those whose turn it is by nonce. */
function takeNext(waiting: SentTransaction[], {state}: Ledger): SentTransaction | undefined {
  const ready = waiting.filter(
    ({from, transaction}) => transaction.nonce === state.get(from).nonce,
  );
  const [best] = ready.sort((a, b) => Number(feeCapOf(b.transaction) - feeCapOf(a.transaction)));
  if (best) waiting.splice(waiting.indexOf(best), 1);
  return best;
}

/** Anvil drops those that were to follow a transaction that a block leaves out. */
function dropFollowers(waiting: SentTransaction[], {from, transaction}: SentTransaction): void {
  let nonce = transaction.nonce;
  const isNext = (one: SentTransaction) =>
    one.from === from && one.transaction.nonce === nonce + 1n;
  for (let next = waiting.find(isNext); next; next = waiting.find(isNext)) {
    waiting.splice(waiting.indexOf(next), 1);
    nonce++;
  }
}

const isPayable = ({from, transaction}: SentTransaction, {state}: Ledger): boolean =>
  state.get(from).balance >= transaction.gas * feeCapOf(transaction) + transaction.value;

const isEnoughGas = ({transaction}: SentTransaction): boolean => {
  const {to, data, gas} = transaction;
  const accessList = accessListOf(transaction);
  return gas >= intrinsicGas({to, data: bytesOf(data), accessList});
};

type Step = {sent: SentTransaction; price: bigint; environment: Environment};

function executeSent({machine}: Ledger, {sent, price, environment}: Step): Promise<Outcome> {
  const {from, transaction} = sent;
  const {to, data, value, gas} = transaction;
  const message = {from, to, data: bytesOf(data), value, gas, price};
  return execute(machine, {...message, accessList: accessListOf(transaction)}, environment);
}
