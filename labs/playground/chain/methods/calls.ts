import {bytesToHex} from '@ethereumjs/util';
import {atBlock} from '../blocks/atBlock';
import {dryRun, failureOf} from '../execution/dryRun';
import {estimate} from '../execution/estimate';
import {quantity} from '../hex';
import type {Methods} from './method';
import {requestOf, tagOf} from './params';

/** Calls that leave the chain as it is. */
export const CALL_METHODS: Methods = {
  eth_call: (ledger, [request, tag]) =>
    atBlock(ledger, tagOf(tag), async (environment) => {
      const outcome = await dryRun(ledger, requestOf(request), environment);
      if (outcome.end !== 'success') throw failureOf(outcome);
      return bytesToHex(outcome.output);
    }),
  eth_estimateGas: (ledger, [request, tag = 'pending']) =>
    atBlock(ledger, tagOf(tag), async (environment) =>
      quantity(await estimate(ledger, requestOf(request), environment)),
    ),
};
