import {MORE_THAN_ANY_SUPPLY} from './amounts';
import {numberIn} from './factsOf';
import type {Scope} from './humanise';

const AMOUNTS = ['value', 'addedValue', 'subtractedValue'];

/** What shows an amount of a token that is not known in its units. */
export function tokenHint({facts, context: {to, depth}}: Scope): string | undefined {
  const amount = AMOUNTS.map((name) => numberIn(facts, name)).find((one) => one !== undefined);
  const isRaw = amount !== undefined && amount > 0n && amount < MORE_THAN_ANY_SUPPLY;
  return isRaw && !to && !depth
    ? 'Enter the token as Called contract to read the amount in its units.'
    : undefined;
}
