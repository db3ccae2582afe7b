import type {Address} from 'viem';
import {whoIs} from '../addresses';
import {amountText, unitOfAmount} from '../amounts';
import {addressIn, limitIn, numberIn} from '../factsOf';
import {deltaText} from '../deltaText';
import {isEther, isRecipient, routeText, type Scope} from '../humanise';
import {routeOf} from '../routeOf';
import {untilText} from '../timeText';

/** Words for the values of a step, by the names of its fields. */
export type Words = {
  amount: (name: string) => string;
  /** The amount of a limit, by its shorter name. */
  limit: (name: Parameters<typeof limitIn>[1]) => string;
  who: (name: string) => string;
  until: (name: string) => string;
  value: (name: string) => string;
  has: (name: string) => boolean;
  /** How many elements an array has. */
  count: (name: string) => number;
  /** ` through USDC → WETH`, or nothing. */
  route: string;
};

/** A sentence about a step, without its end. */
export type Sentence = (words: Words) => string;

/** The words for the values of a step. */
export function wordsOf(scope: Scope): Words {
  const {name: step, facts, context} = scope;
  const route = routeText(routeOf(step, facts), context);
  const amount = (name: string): string =>
    scope.isAction
      ? deltaText(name, numberIn(facts, name) ?? 0n, scope)
      : amountText(numberIn(facts, name) ?? 0n, unitOfAmount(name, scope), context.catalogue);
  return {
    amount,
    limit: (name) => amount(limitIn(facts, name)),
    who: (name) => {
      const address: Address | undefined = addressIn(facts, name);
      if (!address) return 'the caller';
      if (isEther(name, address)) return 'ether';
      return whoIs(address, isRecipient(name, scope) ? scope : {...scope, dialect: 'plain'});
    },
    until: (name) => untilText(numberIn(facts, name) ?? 0n, context.nowSeconds),
    value: (name) => facts.get(name)?.raw ?? '',
    has: (name) => facts.has(name),
    count: (name) => facts.get(name)?.parts?.length ?? 0,
    route: route ? ` through ${route}` : '',
  };
}
