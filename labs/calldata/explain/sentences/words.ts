import type {Address} from 'viem';
import {whoIs} from '../addresses';
import {symbolOf} from '../amounts';
import type {Context} from '../catalogue';
import type {Field} from '../explanation';
import {addressIn, factsOf, limitIn, numberIn} from '../factsOf';
import {isEther, isRecipient, routeText, type Scope} from '../humanise';
import {routeOf} from '../routeOf';
import {nftsText} from '../nftsText';
import {stepAmount} from '../stepAmount';
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
  /** All NFTs of the called contract. */
  nfts: string;
  /** The tokens of an array: their names or, of more than three, how many. */
  tokens: (name: string) => string;
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
    stepAmount(name, {value: numberIn(facts, name) ?? 0n, scope});
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
    nfts: nftsText(context),
    tokens: (name) => tokensText(facts.get(name)?.parts ?? [], context),
    route: route ? ` through ${route}` : '',
  };
}

const MOST_NAMES = 3;

function tokensText(entries: readonly Field[], {catalogue}: Context): string {
  const names = entries.flatMap(({parts = []}) => {
    const token = addressIn(factsOf(parts), 'token');
    return token ? [symbolOf(token, catalogue)] : [];
  });
  if (names.length === 0 || entries.length > MOST_NAMES) return `${entries.length} tokens`;
  return names.join(', ').replace(/, ([^,]+)$/, ' and $1');
}
