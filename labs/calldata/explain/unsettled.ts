import {symbolOf} from './amounts';
import type {Action, Field, Warning} from './explanation';
import {addressIn, factsOf} from './factsOf';
import {contentsOf} from './fieldsOf';
import type {Scope} from './humanise';
import type {Currency} from './ledger/move';
import {tokenOf} from './ledger/stepReader';
import {routeOf} from './routeOf';
import {warning} from './warning';

const SETTLES = /^(SETTLE|CLOSE_CURRENCY)/;
/** A share of a credit leaves the rest open. */
const TAKES = /^(TAKE(_ALL|_PAIR)?|CLOSE_CURRENCY|CLEAR_OR_TAKE)$/;

/** A warning for each currency that actions leave open: the PoolManager then reverts the whole call. */
export function unsettled(fields: readonly Field[], {name, context}: Scope): readonly Warning[] {
  if (name !== 'V4_SWAP' && name !== 'Actions') return [];
  const contents = contentsOf(fields);
  const actions = contents.flatMap((one) => (one.kind === 'action' ? [changeOf(one)] : []));
  // With an action that is not read, or of a position whose pool calldata does not name, all is possible.
  if (actions.length < contents.length || actions.some(({isOpen}) => isOpen)) return [];
  const after = (at: number) => actions.slice(at + 1);
  return actions.flatMap(({sold, bought}, at) => [
    ...(bought && !after(at).some((one) => one.taken.has(bought) || one.sold === bought)
      ? [open('takes the credit', symbolOf(bought, context.catalogue))]
      : []),
    ...(sold && !actions.some((one) => one.settled.has(sold) || one.bought === sold)
      ? [open('pays the debt', symbolOf(sold, context.catalogue))]
      : []),
  ]);
}

const open = (does: string, symbol: string): Warning =>
  warning('unsettled', `No action ${does} in ${symbol}: the call reverts with CurrencyNotSettled.`);

type Change = {
  sold?: Currency | undefined;
  bought?: Currency | undefined;
  settled: ReadonlySet<Currency>;
  taken: ReadonlySet<Currency>;
  /** Whether it changes deltas of currencies that its values do not name. */
  isOpen: boolean;
};

function changeOf({name, fields}: Action): Change {
  const facts = factsOf(fields);
  const hops = name.startsWith('SWAP') ? routeOf(name, facts) : undefined;
  const [from, to] = [hops?.[0]?.from, hops?.at(-1)?.to];
  const named = ['currency', 'currency0', 'currency1']
    .map((field) => addressIn(facts, field))
    .flatMap((address) => (address ? [tokenOf(address)] : []));
  return {
    sold: from && tokenOf(from),
    bought: to && tokenOf(to),
    settled: new Set(SETTLES.test(name) ? named : []),
    taken: new Set(TAKES.test(name) ? named : []),
    isOpen: fields.length === 0 || /LIQUIDITY|POSITION/.test(name),
  };
}
