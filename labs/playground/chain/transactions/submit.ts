import {mine} from '../blocks/mine';
import {BLOCK_GAS_LIMIT} from '../execution/environment';
import type {Hex} from '../hex';
import type {Ledger} from '../ledger';
import {insufficientFunds, RpcError} from '../rpcError';
import {feeCapOf, type SentTransaction} from './transaction';

const LEAST_GAS = 21_000n;

/** Takes a transaction, and mines it unless mining waits; gives its hash. */
export async function submit(ledger: Ledger, sent: SentTransaction): Promise<Hex> {
  check(ledger, sent);
  ledger.pool.add(sent);
  if (ledger.minesAtOnce) await mine(ledger);
  return sent.hash;
}

/** Refuses what no block would take. */
function check({state, nextBaseFee}: Ledger, {transaction, from}: SentTransaction): void {
  const {nonce, gas, value} = transaction;
  const sender = state.get(from);
  const fee = feeCapOf(transaction);
  if (nonce < sender.nonce) throw new RpcError(-32003, 'nonce too low');
  if (gas > BLOCK_GAS_LIMIT) {
    throw new RpcError(-32000, 'intrinsic gas too high -- tx.gas_limit > env.block.gas_limit');
  }
  // What its data and its access list cost shows in the block, which leaves it out.
  if (gas < LEAST_GAS) throw new RpcError(-32000, 'intrinsic gas too low');
  if (fee < nextBaseFee) {
    throw new RpcError(-32003, 'max fee per gas less than block base fee');
  }
  if (transaction.type === 'eip1559' && transaction.maxPriorityFeePerGas > fee) {
    throw new RpcError(-32003, 'max priority fee per gas higher than max fee per gas');
  }
  if (sender.balance < gas * fee + value) throw insufficientFunds();
}
