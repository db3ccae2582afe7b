import {bytesOf} from '../hex';
import type {Ledger} from '../ledger';
import {insufficientFunds, RpcError} from '../rpcError';
import {BLOCK_GAS_LIMIT, type Environment} from './environment';
import {execute, type Outcome} from './execute';
import {feesOf, priceOf} from './fees';
import {override} from './overrides';
import {revertError} from './reason';
import type {CallRequest} from './request';

/** Runs a call, on the state with what is overridden, and undoes what it changed. */
export async function dryRun(
  ledger: Ledger,
  request: CallRequest,
  environment: Environment,
): Promise<Outcome> {
  const {machine, state} = ledger;
  const {from, to, data, value, gas = BLOCK_GAS_LIMIT, accessList = [], overrides} = request;
  const {position} = state;
  const fees = feesOf(request);
  const price = priceOf(fees, environment.baseFee);
  const message = {from, to, data: bytesOf(data), value, gas, price, accessList};
  try {
    if (overrides) override(ledger, overrides);
    if (state.get(from).balance < value + gas * fees.cap) throw insufficientFunds();
    return await execute(machine, message, environment);
  } finally {
    state.undoTo(position);
  }
}

/** The refusal of a call that did not succeed. */
export function failureOf({end, output}: Outcome): RpcError {
  if (typeof end === 'object') return new RpcError(-32603, `EVM error ${end.halt}`);
  return revertError(output);
}
