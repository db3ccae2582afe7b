import {readLedgerLines} from '../../../src/components/instruments/calculators/ledgerLines';
import {formatUnits} from '../../../src/protocol/decimal';
import {CONTRACT_BALANCE, tokenAt} from './amounts';
import type {Catalogue, Context} from './catalogue';
import type {Action, Field, LedgerInput} from './explanation';
import {addressIn} from './factsOf';
import {contentsOf} from './fieldsOf';
import {currencyOf, type Currency} from './ledger/move';
import {stepReader, tokenOf, type Reader} from './ledger/stepReader';
import {routeOf} from './routeOf';

/** What the ledger reads as a symbol. */
const SYMBOL = /^[A-Za-z]\w{0,11}$/;
const OTHER_DECIMALS = 18n;

/**
 * Actions as the lines that the delta ledger reads, with the limits of swaps and liquidity for
 * their amounts; nothing where one has no line, or names no currencies.
 */
export function ledgerInput(fields: readonly Field[], context: Context): LedgerInput | undefined {
  const steps = contentsOf(fields).flatMap((one) => (one.kind === 'action' ? [one] : []));
  const readers = steps.map((action: Action) => stepReader(action, context));
  const pair = readers.map(pairOf).find((one) => one !== undefined);
  const lines = readers.map((reader) => LINES[reader.step.name]?.(reader, pair));
  // Liquidity is named after the list's pair: of two pairs nobody knows which.
  const pairs = new Set(readers.flatMap((reader) => pairOf(reader)?.join() ?? []));
  const actions = lines.join('\n');
  if (lines.includes(undefined) || pairs.size > 1) return undefined;
  if ('problem' in readLedgerLines(actions)) return undefined;
  const wei = readers.reduce((sum, reader) => sum + etherCost(reader), 0n);
  return {
    actions,
    value: formatUnits(context.valueWei ?? wei, OTHER_DECIMALS),
  };
}

type Pair = readonly [Currency, Currency];
type Line = (reader: Reader, pair: Pair | undefined) => string | undefined;

function pairOf({facts}: Reader): Pair | undefined {
  const [one, other] = [addressIn(facts, 'currency0'), addressIn(facts, 'currency1')];
  return one && other && [tokenOf(one), tokenOf(other)];
}

const sidesOf = ({step, facts}: Reader): Pair | undefined => {
  const hops = routeOf(step.name, facts);
  const [from, to] = [hops?.[0]?.from, hops?.at(-1)?.to];
  return from && to && [tokenOf(from), tokenOf(to)];
};

function nameOf(currency: Currency, catalogue: Catalogue): string {
  if (currency === 'ether') return 'ETH';
  const symbol = tokenAt(catalogue, currency)?.symbol ?? '';
  return SYMBOL.test(symbol) ? symbol : currency;
}

/** `1.5 USDC`; of a token whose decimals are not known, as if it had 18. */
function amountOf(amount: bigint, currency: Currency, {context: {catalogue}}: Reader): string {
  const known = currency === 'ether' ? undefined : tokenAt(catalogue, currency);
  const decimals = known ? BigInt(known.decimals) : OTHER_DECIMALS;
  return `${formatUnits(amount, decimals)} ${nameOf(currency, catalogue)}`;
}

/** In the ledger, too, 0 is an open delta. */
const limitOf = (limit: bigint): bigint => (limit === 0n ? 1n : limit);

const openOr = (amount: bigint, currency: Currency, reader: Reader): string =>
  amount === 0n
    ? `ALL ${nameOf(currency, reader.context.catalogue)}`
    : amountOf(amount, currency, reader);

const exactIn: Line = (reader) => {
  const [sold, bought] = sidesOf(reader) ?? [];
  const least = limitOf(reader.number('amountOutMinimum'));
  return sold && bought
    ? `SWAP ${openOr(reader.number('amountIn'), sold, reader)} ${amountOf(least, bought, reader)}`
    : undefined;
};

const exactOut: Line = (reader) => {
  const [sold, bought] = sidesOf(reader) ?? [];
  const most = limitOf(reader.number('amountInMaximum'));
  return sold && bought
    ? `SWAP ${amountOf(most, sold, reader)} ${openOr(reader.number('amountOut'), bought, reader)}`
    : undefined;
};

const liquidity =
  (name: 'ADD' | 'REMOVE', limit: 'Max' | 'Min'): Line =>
  (reader, pair) =>
    pair &&
    `${name} ${pair.map((one, at) => amountOf(reader.number(`amount${at}${limit}`), one, reader)).join(' ')}`;

const currencyName = (reader: Reader, field = 'currency'): string =>
  nameOf(currencyOf(reader.token(field)), reader.context.catalogue);

const limited =
  (name: string, field: string): Line =>
  (reader) =>
    `${name} ${amountOf(reader.number(field), reader.token('currency'), reader)}`;

const paired =
  (name: string): Line =>
  (reader) =>
    `${name} ${currencyName(reader, 'currency0')} ${currencyName(reader, 'currency1')}${kept(reader)}`;

const kept = (reader: Reader): string => (reader.isKept('recipient') ? ' CONTRACT' : '');

const LINES: Readonly<Record<string, Line>> = {
  SWAP_EXACT_IN_SINGLE: exactIn,
  SWAP_EXACT_IN: exactIn,
  SWAP_EXACT_OUT_SINGLE: exactOut,
  SWAP_EXACT_OUT: exactOut,
  MINT_POSITION: liquidity('ADD', 'Max'),
  INCREASE_LIQUIDITY: liquidity('ADD', 'Max'),
  DECREASE_LIQUIDITY: liquidity('REMOVE', 'Min'),
  BURN_POSITION: liquidity('REMOVE', 'Min'),
  SETTLE: (reader) => {
    const amount = reader.number('amount');
    if (amount === CONTRACT_BALANCE) return undefined;
    const isOfContract = reader.facts.get('payerIsUser')?.raw !== 'true';
    return `SETTLE ${openOr(amount, reader.token('currency'), reader)}${isOfContract ? ' CONTRACT' : ''}`;
  },
  SETTLE_ALL: limited('SETTLE_ALL', 'maxAmount'),
  SETTLE_PAIR: paired('SETTLE_PAIR'),
  TAKE: (reader) =>
    `TAKE ${openOr(reader.number('amount'), reader.token('currency'), reader)}${kept(reader)}`,
  TAKE_ALL: limited('TAKE_ALL', 'minAmount'),
  TAKE_PORTION: (reader) =>
    `TAKE_PORTION ${reader.number('bips')} ${currencyName(reader)}${kept(reader)}`,
  TAKE_PAIR: paired('TAKE_PAIR'),
  CLOSE_CURRENCY: (reader) => `CLOSE_CURRENCY ${currencyName(reader)}`,
  CLEAR_OR_TAKE: limited('CLEAR_OR_TAKE', 'amountMax'),
  SWEEP: (reader) => `SWEEP ${currencyName(reader)}`,
};

/** Ether that swaps and positions cost at most. */
function etherCost(reader: Reader): bigint {
  const {step, number} = reader;
  if (/^SWAP/.test(step.name)) {
    const isEther = sidesOf(reader)?.[0] === 'ether';
    return isEther ? number(step.name.includes('_IN') ? 'amountIn' : 'amountInMaximum') : 0n;
  }
  const isDeposit = step.name === 'MINT_POSITION' && pairOf(reader)?.[0] === 'ether';
  return isDeposit ? number('amount0Max') : 0n;
}
