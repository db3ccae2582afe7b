import {CONTRACT_BALANCE} from '../amounts';
import type {Context} from '../catalogue';
import type {Action} from '../explanation';
import {addressIn} from '../factsOf';
import {routeOf} from '../routeOf';
import {isHuge, isTiny} from './limits';
import {creditOf, type Currency, type Move, type Portion, type Range} from './move';
import {openDebts, type OpenDebts} from './openDebts';
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

type Plan = {debts: OpenDebts; later: readonly Reader[]};
type Mover = (reader: Reader, plan: Plan) => readonly Move[];

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

const credited = (currency: Currency, amount: Range): NonNullable<Move['gives']> => ({
  token: creditOf(currency),
  isKept: true,
  amount,
});

/** Whether a later payment limits what a swap may cost. */
function capsPayment({step, token, number, context: {catalogue}}: Reader, sold: Currency): boolean {
  const field = {SETTLE: 'amount', SETTLE_ALL: 'maxAmount'}[step.name];
  if (!field || token('currency') !== sold) return false;
  const amount = number(field);
  return amount > 0n && amount !== CONTRACT_BALANCE && !isHuge(amount, {token: sold, catalogue});
}

/** A payment of the contract itself, which always pays ether; the caller pays by Permit2. */
function paid(
  reader: Reader,
  currency: Currency,
  {portion, isOfContract}: {portion: Portion; isOfContract: boolean},
): readonly Move[] {
  if (!isOfContract && currency !== 'ether') return [];
  const isOpen = typeof portion === 'object' && 'upTo' in portion;
  const orCaller = currency === 'ether' && isOpen;
  return [reader.move({takes: {token: currency, portion, ...(orCaller && {orCaller})}})];
}

const settle: Mover = (reader, {debts}) => {
  const [currency, amount] = [reader.token('currency'), reader.number('amount')];
  const isOfContract = reader.facts.get('payerIsUser')?.raw !== 'true';
  if (amount === 0n) {
    return paid(reader, currency, {portion: debts.close(currency), isOfContract});
  }
  const isWhole = amount === CONTRACT_BALANCE;
  const payment = paid(reader, currency, {
    portion: isWhole ? 'all' : {exactly: amount},
    isOfContract,
  });
  const surplus = debts.pay(currency, isWhole ? undefined : amount);
  return surplus ? [...payment, reader.move({gives: credited(currency, surplus)})] : payment;
};

const settleWhole =
  (...fields: readonly string[]): Mover =>
  (reader, {debts}) =>
    fields.flatMap((field) => {
      const currency = reader.token(field);
      return paid(reader, currency, {portion: debts.close(currency), isOfContract: false});
    });

/** The credit goes to the field's address, or to the caller. */
const takeWhole =
  (fields: readonly string[], {least = '', to}: {least?: string; to?: string} = {}): Mover =>
  (reader, {debts}) =>
    fields.map((field) =>
      taken(reader, reader.token(field), {debts, to, least: reader.number(least)}),
    );

function taken(
  reader: Reader,
  currency: Currency,
  {debts, to, least}: {debts: OpenDebts; to?: string | undefined; least: bigint},
): Move {
  const isKept = to !== undefined && reader.isKept(to);
  const amount = isKept && debts.areUnknown() ? {low: least, high: undefined} : 'what is taken';
  return reader.move({
    takes: {token: creditOf(currency), portion: 'all', least},
    gives: {token: currency, isKept, amount},
  });
}

const take: Mover = (reader, {debts}) => {
  const [currency, amount] = [reader.token('currency'), reader.number('amount')];
  if (amount === 0n) return [taken(reader, currency, {debts, to: 'recipient', least: 0n})];
  const {catalogue} = reader.context;
  // What is taken exactly limits the swap before, unless it is next to nothing.
  const isLimit = !isTiny(amount, {token: currency, catalogue});
  return [
    reader.move({
      takes: {
        token: creditOf(currency),
        ...(isLimit ? {portion: 'all', least: amount} : {portion: {exactly: amount}}),
      },
      gives: {
        token: currency,
        isKept: reader.isKept('recipient'),
        amount: {low: amount, high: amount},
      },
    }),
  ];
};

const takePortion: Mover = (reader) => {
  const [currency, bips] = [reader.token('currency'), reader.number('bips')];
  const takes = {token: creditOf(currency), portion: {share: [bips, 10_000n] as const}};
  const isKept = reader.isKept('recipient');
  return [reader.move({takes, gives: {token: currency, isKept, amount: 'what is taken'}})];
};

const close: Mover = (reader, plan) => [
  ...settleWhole('currency')(reader, plan),
  ...takeWhole(['currency'])(reader, plan),
];

const converted =
  (from: 'ether' | 'weth', to: 'ether' | 'weth'): Mover =>
  (reader) => {
    const amount = reader.number('amount');
    const [taken, given] = [from, to].map((one): Currency => (one === 'ether' ? one : reader.weth));
    const literal: Portion = amount === 0n ? {upTo: undefined} : {exactly: amount};
    const portion = amount === CONTRACT_BALANCE ? 'all' : literal;
    return taken && given
      ? [
          reader.move({
            takes: {token: taken, portion},
            gives: {token: given, isKept: true, amount: 'what is taken'},
          }),
        ]
      : [];
  };

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
  SETTLE: settle,
  SETTLE_ALL: settleWhole('currency'),
  SETTLE_PAIR: settleWhole('currency0', 'currency1'),
  TAKE: take,
  TAKE_ALL: takeWhole(['currency'], {least: 'minAmount'}),
  TAKE_PORTION: takePortion,
  TAKE_PAIR: takeWhole(['currency0', 'currency1'], {to: 'recipient'}),
  CLOSE_CURRENCY: close,
  CLEAR_OR_TAKE: takeWhole(['currency']),
  SWEEP: (reader) => {
    const token = reader.token('currency');
    const isKept = reader.isKept('to');
    return [
      reader.move({
        takes: {token, portion: 'all'},
        gives: {token, isKept, amount: 'what is taken'},
      }),
    ];
  },
  WRAP: converted('ether', 'weth'),
  UNWRAP: converted('weth', 'ether'),
  MINT_POSITION: deposit,
  INCREASE_LIQUIDITY: deposit,
  MINT_POSITION_FROM_DELTAS: deposit,
  INCREASE_LIQUIDITY_FROM_DELTAS: deposit,
  DECREASE_LIQUIDITY: withdrawal,
  BURN_POSITION: withdrawal,
};
