import {amountText, symbolOf} from '../amounts';
import type {Catalogue} from '../catalogue';
import type {Warning} from '../explanation';
import {warning} from '../warnings';
import {isCredit, type Currency, type Range} from './move';
import type {Holdings} from './runPlan';

/** A warning for each token of which the called contract keeps something in the end. */
export const leftBehind = (holdings: Holdings, catalogue: Catalogue): readonly Warning[] =>
  [...holdings].flatMap(([token, {low, high, from, isAssumed}]) => {
    // With a credit that is left, the PoolManager reverts.
    if (isCredit(token) || high === 0n || isAssumed) return [];
    const amount = rangeText({low, high}, {token, catalogue});
    const stays = low > 0n ? 'stays' : 'may stay';
    const source = from ? ` after ${from.step.name}` : '';
    const text = `${amount} ${stays} in the called contract${source}: no later step sends all of it on, and anyone can take it.`;
    return [warning('left-behind', text, token)];
  });

function rangeText(
  {low, high}: Range,
  {token, catalogue}: {token: Currency; catalogue: Catalogue},
) {
  if (low === 0n) return `An unknown amount of ${symbolOf(token, catalogue)}`;
  return `${low === high ? '' : 'At least '}${amountText(low, token, catalogue)}`;
}
