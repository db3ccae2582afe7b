import {bytesToHex} from '@ethereumjs/util';
import {atBlock} from '../blocks/atBlock';
import {dryRun, failureOf} from '../execution/dryRun';
import {estimate} from '../execution/estimate';
import {feesOf} from '../execution/fees';
import {intrinsicGas} from '../execution/intrinsicGas';
import type {CallRequest} from '../execution/request';
import {bytesOf, quantity} from '../hex';
import {RpcError} from '../rpcError';
import type {Methods} from './method';
import {overridesOf, requestOf, tagOf} from './params';

/** Calls that leave the chain as it is. */
export const CALL_METHODS: Methods = {
  eth_call: (ledger, [fields, tag, overrides]) =>
    atBlock(ledger, tagOf(tag), async (environment) => {
      const request = {...requestOf(fields), overrides: overridesOf(overrides)};
      check(request);
      const outcome = await dryRun(ledger, request, environment);
      if (outcome.end !== 'success') throw failureOf(outcome);
      return bytesToHex(outcome.output);
    }),
  eth_estimateGas: (ledger, [fields, tag = 'pending', overrides]) =>
    atBlock(ledger, tagOf(tag), async (environment) => {
      const request = {...requestOf(fields), overrides: overridesOf(overrides)};
      return quantity(await estimate(ledger, request, environment));
    }),
};

/** Refuses what anvil does not run: fees first. */
function check(request: CallRequest): void {
  feesOf(request);
  const {to, data, gas, accessList = []} = request;
  if (gas === undefined || gas >= intrinsicGas({to, data: bytesOf(data), accessList})) return;
  throw new RpcError(-32000, 'intrinsic gas too high -- CallGasCostMoreThanGasLimit');
}
