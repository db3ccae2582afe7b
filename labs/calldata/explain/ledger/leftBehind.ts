import {amountText, symbolOf} from '../amounts';
import type {Catalogue} from '../catalogue';
import type {Warning} from '../explanation';
import {warning} from '../warnings';
import type {Range, Token} from './move';
import type {Holdings} from './runPlan';

/** A warning for each token of which the called contract keeps something in the end. */
export const leftBehind = (holdings: Holdings, catalogue: Catalogue): readonly Warning[] =>
  [...holdings]
    .filter(([, {high, isAssumed}]) => high !== 0n && !isAssumed)
    .map(([token, {low, high, from}]) => {
      const amount = rangeText({low, high}, {token, catalogue});
      const stays = low > 0n ? 'stays' : 'may stay';
      const source = from ? ` after ${from.step.name}` : '';
      const text = `${amount} ${stays} in the called contract${source}: no later step sends all of it on, and anyone can take it.`;
      return warning('left-behind', text, token);
    });

function rangeText({low, high}: Range, {token, catalogue}: {token: Token; catalogue: Catalogue}) {
  if (low === 0n) return `An unknown amount of ${symbolOf(token, catalogue)}`;
  return `${low === high ? '' : 'At least '}${amountText(low, token, catalogue)}`;
}
