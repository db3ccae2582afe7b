import {atBlock} from '../blocks/atBlock';
import {LEAST_TIP, suggestedTip} from '../blocks/tips';
import {estimate} from '../execution/estimate';
import type {CallRequest} from '../execution/request';
import type {Ledger} from '../ledger';
import type {Transaction} from './transaction';

export const CHAIN_ID = 1;

/** The transaction of a request: what it leaves out is filled in as anvil does. */
export async function fill(
  ledger: Ledger,
  request: CallRequest,
  estimateGas = () => estimatePending(ledger, request),
): Promise<Transaction> {
  const {from, to, data, value} = request;
  const nonce = request.nonce ?? ledger.pool.nextNonce(from, ledger.state.get(from).nonce);
  const gas = request.gas ?? (await estimateGas());
  const common = {chainId: CHAIN_ID, nonce, gas, to, value, data};
  const {gasPrice, accessList} = request;
  if (gasPrice !== undefined) {
    return accessList
      ? {type: 'eip2930', ...common, gasPrice, accessList}
      : {type: 'legacy', ...common, gasPrice};
  }
  return {
    type: 'eip1559',
    ...common,
    accessList: accessList ?? [],
    maxFeePerGas: request.maxFeePerGas ?? ledger.nextBaseFee + suggestedTip(ledger),
    maxPriorityFeePerGas: request.maxPriorityFeePerGas ?? LEAST_TIP,
  };
}

const estimatePending = (ledger: Ledger, request: CallRequest): Promise<bigint> =>
  atBlock(ledger, 'pending', (environment) => estimate(ledger, request, environment));
