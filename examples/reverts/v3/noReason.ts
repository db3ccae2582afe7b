import {run} from '../support/reproduce';
import {callbackCases} from './support/noReason/callbacks';
import {factoryCases} from './support/noReason/factory';
import {accountCases, delegateCases, poolCases} from './support/noReason/pool';
import {positionCases} from './support/noReason/positions';
import {paymentCases, selectorCases} from './support/noReason/router';
import {swapCases} from './support/noReason/swaps';

run(async () => {
  await factoryCases();
  await poolCases();
  await accountCases();
  await delegateCases();
  await callbackCases();
  await swapCases();
  await positionCases();
  await paymentCases();
  await selectorCases();
});
