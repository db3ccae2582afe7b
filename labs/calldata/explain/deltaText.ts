import {amountText, symbolOf, unitOfAmount} from './amounts';
import type {Context} from './catalogue';
import type {Facts} from './factsOf';

/** The action that an amount is of. */
type ActionScope = {name: string; facts: Facts; context: Context};

/** An amount of an action in words; 0 may stand for the open delta of its currency. */
export function deltaText(field: string, value: bigint, scope: ActionScope): string {
  const {catalogue} = scope.context;
  const unit = unitOfAmount(field, scope);
  const delta = value === 0n ? openDelta(field, scope) : undefined;
  if (!delta) return amountText(value, unit, catalogue);
  // WRAP pays a debt in WETH, and its amount counts ether.
  const symbol = scope.name === 'WRAP' ? 'WETH' : unit && symbolOf(unit, catalogue);
  return `the whole ${delta}${symbol ? ` in ${symbol}` : ''} (0)`;
}

/** What an amount of 0 stands for in an action; nothing where it is an amount like others. */
function openDelta(field: string, {name}: {name: string}): 'credit' | 'debt' | undefined {
  if (field === 'amountIn' || (field === 'amount' && name === 'TAKE')) return 'credit';
  return field === 'amountOut' || (field === 'amount' && /^(SETTLE|WRAP|UNWRAP)$/.test(name))
    ? 'debt'
    : undefined;
}
