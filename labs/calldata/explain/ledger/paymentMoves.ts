import {CONTRACT_BALANCE} from '../amounts';
import {isTiny} from './limits';
import {creditOf, type Currency, type Move, type Portion, type Range} from './move';
import type {OpenDebts} from './openDebts';
import type {Reader} from './stepReader';

/** What is open when an action runs: debts, and the actions that follow. */
export type Plan = {debts: OpenDebts; later: readonly Reader[]};

/** What an action moves. */
export type Mover = (reader: Reader, plan: Plan) => readonly Move[];

/** A credit with the PoolManager that stays until an action takes it. */
export const credited = (currency: Currency, amount: Range): NonNullable<Move['gives']> => ({
  token: creditOf(currency),
  isKept: true,
  amount,
});

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

/** Actions that pay the PoolManager, take out of it, or move what the contract holds. */
export const payments: Readonly<Record<string, Mover>> = {
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
};
