import type {Scope} from '../humanise';
import {liquidity} from './liquidity';
import {payments} from './payments';
import {permits} from './permits';
import {plans} from './plans';
import {swaps} from './swaps';
import {tellerOf, type Teller} from './tell';

const TELLERS = new Map<string, Teller>(
  [swaps, liquidity, payments, permits, plans].flatMap((group) => Object.entries(group)),
);

/** What a step does, in one sentence. */
export function sentenceOf(scope: Scope): string {
  const teller = TELLERS.get(scope.name);
  return `${teller ? teller(tellerOf(scope)) : `Calls ${scope.name}`}.`;
}
