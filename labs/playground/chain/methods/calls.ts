import {bytesToHex} from '@ethereumjs/util';
import {atBlock} from '../blocks/atBlock';
import {dryRun, failureOf} from '../execution/dryRun';
import {estimate} from '../execution/estimate';
import {feesOf} from '../execution/fees';
import {intrinsicGas} from '../execution/intrinsicGas';
import type {CallRequest} from '../execution/request';
import {bytesOf, quantity} from '../hex';
import {invalidParams, RpcError} from '../rpcError';
import {checkGas, checkOverrides} from './bounds';
import type {Methods} from './method';
import {fieldsOf, overridesOf, type Params, requestOf, show, tagOf} from './params';

/** Calls that leave the chain as it is. */
export const CALL_METHODS: Methods = {
  eth_call: (ledger, [fields, tag, ...overrides]) =>
    atBlock(ledger, tagOf(tag), async (environment) => {
      const request = callOf(fields, overrides);
      check(request);
      const outcome = await dryRun(ledger, request, environment);
      if (outcome.end !== 'success') throw failureOf(outcome);
      return bytesToHex(outcome.output);
    }),
  eth_estimateGas: (ledger, [fields, tag = 'pending', ...overrides]) =>
    atBlock(ledger, tagOf(tag), async (environment) =>
      quantity(await estimate(ledger, callOf(fields, overrides), environment)),
    ),
};

/** A call that a tab can run, with the state that it is to find; blocks are not overridden here. */
function callOf(fields: unknown, [overridden, block]: Params): CallRequest {
  const request = requestOf(fields);
  const overrides = overridesOf(overridden);
  checkGas(request);
  checkOverrides(overrides);
  if (Object.keys(fieldsOf(block)).length === 0) return {...request, overrides};
  throw invalidParams(`expected no overrides of the block in this tab, got ${show(block)}`);
}

/** Refuses what anvil does not run: fees first. */
function check(request: CallRequest): void {
  feesOf(request);
  const {to, data, gas, accessList = []} = request;
  if (gas === undefined || gas >= intrinsicGas({to, data: bytesOf(data), accessList})) return;
  throw new RpcError(-32000, 'intrinsic gas too high -- CallGasCostMoreThanGasLimit');
}
