import {amountText, symbolOf} from '../amounts';
import type {Catalogue} from '../catalogue';
import type {Warning} from '../explanation';
import {warning} from '../warning';
import {isCredit, type Currency, type Range} from './move';
import type {Holdings} from './runPlan';

/** A warning for each token of which the called contract keeps something in the end. */
export function leftBehind(
  holdings: Holdings,
  {catalogue, hasWrapping}: {catalogue: Catalogue; hasWrapping: boolean},
): readonly Warning[] {
  const left = [...holdings].flatMap(([token, {low, high, from, isAssumed}]) => {
    // With a credit that is left, the PoolManager reverts.
    if (isCredit(token) || high === 0n || isAssumed) return [];
    const amount = rangeText({low, high}, {token, catalogue});
    const stays = low > 0n ? 'stays' : 'may stay';
    const source = from ? ` after ${from.step.name}` : '';
    const text = `${amount} ${stays} in the called contract${source}: no later step sends all of it on, and anyone can take it.`;
    return [warning('left-behind', text, token)];
  });
  // Without its address, the wrapped token cannot be told from others.
  const isUnknown = !catalogue.wrappedNative && left.length > 0 && hasWrapping;
  return isUnknown ? [warning('left-behind', UNKNOWN)] : left;
}

const UNKNOWN =
  'Whether tokens stay in the called contract is not checked: the registry does not have the wrapped token of this network.';

function rangeText(
  {low, high}: Range,
  {token, catalogue}: {token: Currency; catalogue: Catalogue},
) {
  if (low === 0n) return `An unknown amount of ${symbolOf(token, catalogue)}`;
  return `${low === high ? '' : 'At least '}${amountText(low, token, catalogue)}`;
}
