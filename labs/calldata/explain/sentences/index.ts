import type {Scope} from '../humanise';
import {actions} from './actions';
import {liquidity} from './liquidity';
import {payments} from './payments';
import {permits} from './permits';
import {plans} from './plans';
import {swaps} from './swaps';
import {wordsOf, type Sentence} from './words';

const SENTENCES = new Map<string, Sentence>(
  [swaps, liquidity, payments, permits, plans].flatMap((group) => Object.entries(group)),
);

/** Some share their names with commands. */
const ACTIONS = new Map<string, Sentence>(Object.entries(actions));

/** What a step does, in one sentence. */
export function sentenceOf(scope: Scope): string {
  const sentence = scope.isAction ? ACTIONS.get(scope.name) : SENTENCES.get(scope.name);
  return `${sentence ? sentence(wordsOf(scope)) : `Calls ${scope.name}`}.`;
}
