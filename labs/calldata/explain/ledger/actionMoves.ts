import {CONTRACT_BALANCE} from '../amounts';
import type {Context} from '../catalogue';
import type {Action} from '../explanation';
import {addressIn} from '../factsOf';
import {routeOf} from '../routeOf';
import {isHuge} from './limits';
import {creditOf, type Currency, type Move, type Portion} from './move';
import {openDebts} from './openDebts';
import {credited, payments, type Mover, type Plan} from './paymentMoves';
import {stepReader, tokenOf, type Reader} from './stepReader';
import {withoutMaximum, withoutMinimum} from './swapMoves';

/** What the actions of one list move: credits with the PoolManager, and what the contract holds itself. */
export function actionMoves(actions: readonly Action[], context: Context): readonly Move[] {
  const debts = openDebts();
  // What cannot be read, the contract refuses.
  const readers = actions
    .filter(({fields}) => fields.length > 0)
    .map((action) => stepReader(action, context));
  return readers.flatMap((reader, at) => {
    const mover = MOVERS[reader.step.name];
    return mover ? mover(reader, {debts, later: readers.slice(at + 1)}) : [];
  });
}

function exactIn(reader: Reader, {debts}: Plan): readonly Move[] {
  const {sold, bought} = sidesOf(reader);
  const amountIn = reader.number('amountIn');
  if (sold && amountIn > 0n) debts.add(sold, {low: amountIn, high: amountIn});
  const portion: Portion = amountIn === 0n ? 'all' : {upTo: amountIn};
  const move = reader.move({
    ...(sold && {takes: {token: creditOf(sold), portion}}),
    ...(bought && {
      gives: credited(bought, {low: reader.number('amountOutMinimum'), high: undefined}),
    }),
  });
  return [{...move, ...withoutMinimum(reader, bought)}];
}

function exactOut(reader: Reader, {debts, later}: Plan): readonly Move[] {
  const {sold, bought} = sidesOf(reader);
  const [amountOut, most] = [reader.number('amountOut'), reader.number('amountInMaximum')];
  if (sold) debts.add(sold, {low: 0n, high: most});
  // By 0, it buys what is owed, and the debt is gone.
  if (bought && amountOut === 0n) debts.close(bought);
  const gives =
    bought && amountOut > 0n ? credited(bought, {low: amountOut, high: amountOut}) : undefined;
  const move = reader.move({...(gives && {gives})});
  const isCapped = sold && later.some((one) => capsPayment(one, sold));
  return [{...move, ...(isCapped ? {} : withoutMaximum(reader, sold))}];
}

function sidesOf({step, facts}: Reader): {
  sold?: Currency | undefined;
  bought?: Currency | undefined;
} {
  const hops = routeOf(step.name, facts);
  const [from, to] = [hops?.[0]?.from, hops?.at(-1)?.to];
  return {sold: from && tokenOf(from), bought: to && tokenOf(to)};
}

/** Whether a later payment limits what a swap may cost. */
function capsPayment({step, token, number, context: {catalogue}}: Reader, sold: Currency): boolean {
  const field = {SETTLE: 'amount', SETTLE_ALL: 'maxAmount'}[step.name];
  if (!field || token('currency') !== sold) return false;
  const amount = number(field);
  return amount > 0n && amount !== CONTRACT_BALANCE && !isHuge(amount, {token: sold, catalogue});
}

/** A position of a pool that calldata names, or of one that it does not. */
const deposit: Mover = ({facts, number}, {debts}) => {
  const currencies = ['currency0', 'currency1'].map((name) => addressIn(facts, name));
  currencies.forEach((address, index) => {
    if (address) debts.add(tokenOf(address), {low: 0n, high: number(`amount${index}Max`)});
    else debts.becomeUnknown();
  });
  return [];
};

const withdrawal: Mover = (_reader, {debts}) => {
  debts.becomeUnknown();
  return [];
};

const MOVERS: Readonly<Record<string, Mover>> = {
  SWAP_EXACT_IN_SINGLE: exactIn,
  SWAP_EXACT_IN: exactIn,
  SWAP_EXACT_OUT_SINGLE: exactOut,
  SWAP_EXACT_OUT: exactOut,
  ...payments,
  MINT_POSITION: deposit,
  INCREASE_LIQUIDITY: deposit,
  MINT_POSITION_FROM_DELTAS: deposit,
  INCREASE_LIQUIDITY_FROM_DELTAS: deposit,
  DECREASE_LIQUIDITY: withdrawal,
  BURN_POSITION: withdrawal,
};
