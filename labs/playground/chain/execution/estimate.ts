import type {Ledger} from '../ledger';
import {insufficientFunds, RpcError} from '../rpcError';
import {NO_CODE_HASH} from '../state/codes';
import {dryRun, failureOf} from './dryRun';
import {BLOCK_GAS_LIMIT, type Environment} from './environment';
import {feesOf} from './fees';
import type {CallRequest} from './request';
import {searchGas} from './searchGas';

const TRANSFER_GAS = 21_000n;

/** The least gas with which a call succeeds, as anvil finds it, to the unit. */
export async function estimate(
  ledger: Ledger,
  request: CallRequest,
  environment: Environment,
): Promise<bigint> {
  if (isTransfer(ledger, request)) return TRANSFER_GAS;
  const most = affordable(ledger, request);
  const run = (gas: bigint) => dryRun(ledger, {...request, gas}, environment);
  const first = await run(most);
  if (first.end === 'success') {
    const succeeds = async (gas: bigint) => (await run(gas)).end === 'success';
    const {gasSpent, gasUsed} = first;
    return searchGas({spent: gasSpent, used: gasUsed, most, isCreation: !request.to, succeeds});
  }
  const isOutOfGas = typeof first.end === 'object' && first.end.halt === 'OutOfGas';
  if (!isOutOfGas) throw failureOf(first);
  throw new RpcError(-32003, `Out of gas: gas required exceeds allowance: ${most}`);
}

const isTransfer = ({state}: Ledger, {to, data, accessList}: CallRequest): boolean =>
  data === '0x' && to !== undefined && !accessList && state.get(to).codeHash === NO_CODE_HASH;

/** The most gas that the sender can pay for. */
function affordable({state}: Ledger, request: CallRequest): bigint {
  const {from, value, gas = BLOCK_GAS_LIMIT} = request;
  const {cap} = feesOf(request);
  if (cap === 0n) return gas;
  const funds = state.get(from).balance - value;
  if (funds < 0n) throw insufficientFunds();
  return funds / cap < gas ? funds / cap : gas;
}
