import {amountText, CONTRACT_BALANCE, MORE_THAN_ANY_SUPPLY, symbolOf} from '../amounts';
import type {Catalogue} from '../catalogue';
import type {Call, Warning} from '../explanation';
import {limitIn} from '../factsOf';
import {routeOf} from '../routeOf';
import {warning} from '../warning';
import {impliedMaximum, impliedMinimum, stopsAtPrice} from './impliedLimit';
import {isHuge, isJudged, isTiny} from './limits';
import type {Currency, Move, Portion} from './move';
import {tokenOf, type Reader} from './stepReader';

const EXACT_OUTPUT = /^(V[23]_SWAP_EXACT_OUT|exactOutput|swapTokensForExact|swapETHForExact)/;

const IN_PAIRS = /^(V2_|swap)/;

/** What a swap of any router moves. */
export const swapMoves = (reader: Reader): readonly Move[] => [
  swapMove(reader),
  ...paidInEther(reader),
];

/**
 * Contracts of v3 pay WETH with their ether wherever they have enough: where they pay with what
 * they hold, and between two pools of an exact input. The WETH that was there for it stays.
 */
function paidInEther(reader: Reader): readonly Move[] {
  const {step, facts, weth, move} = reader;
  if (step.kind !== 'call') return [];
  const hops = routeOf(step.name, facts) ?? [];
  const first = takesAll(reader) ? 0 : 1;
  const payments = step.name === 'exactInput' ? hops.slice(first) : hops.slice(first, 1);
  return payments
    .filter(({from}) => tokenOf(from) === weth)
    .map(() =>
      move({
        takes: {token: 'ether', portion: {upTo: undefined}, orCaller: true},
        gives: {token: weth, isKept: true, amount: 'what is taken'},
      }),
    );
}

function swapMove(reader: Reader): Move {
  const {step, facts, number, isKept} = reader;
  const hops = routeOf(step.name, facts);
  const [sold, bought] = [hops?.[0]?.from, hops?.at(-1)?.to].map((one) => one && tokenOf(one));
  const isExactOutput = EXACT_OUTPUT.test(step.name);
  const least = isExactOutput ? number('amountOut') : minimumOf(reader);
  const limits = isExactOutput ? withoutMaximum(reader, sold) : withoutMinimum(reader, bought);
  const takes = sold && takesOf(reader, {sold, isExactOutput});
  return {
    kind: 'move',
    step,
    ...(takes && {takes}),
    gives: {
      // Only a path that cannot be read has no token.
      token: bought ?? 'ether',
      isKept: isKept('recipient') || isKept('to'),
      // Pairs of v2 give a few units more than is asked for: what they are paid is rounded up.
      // At a limit of the price, an exact output is not looked at.
      amount: {
        low: isExactOutput && stopsAtPrice(reader) ? 0n : least,
        high: isExactOutput && !IN_PAIRS.test(step.name) ? least : undefined,
      },
    },
    ...limits,
  };
}

type Limit = Pick<Move, 'unlimited' | 'note'>;

const minimumOf = ({number, facts}: Reader): bigint => number(limitIn(facts, 'amountOutMin'));

/** Where the minimum of a swap limits nothing: what to say of it. */
export function withoutMinimum(reader: Reader, bought: Currency | undefined): Limit {
  const {facts, number, context} = reader;
  const of = {token: bought, catalogue: context.catalogue};
  const minimum = minimumOf(reader);
  const note = noteOf(of);
  const isLimited = (amountIn: bigint) => !isTiny(impliedMinimum(reader, amountIn), of);
  if (!isTiny(minimum, of) || isLimited(takesAll(reader) ? 0n : number('amountIn'))) return {note};
  const name = limitIn(facts, 'amountOutMin');
  return {
    note,
    unlimited: {
      limit: 'minimum',
      warning: minimumWarning(name, {minimum, of}),
      ...(takesAll(reader) && {isLimited}),
    },
  };
}

type TokenContext = {token: Currency | undefined; catalogue: Catalogue};

function minimumWarning(name: string, {minimum, of}: {minimum: bigint; of: TokenContext}): Warning {
  const {token, catalogue} = of;
  if (minimum === 0n) {
    return warning('zero-minimum', `${name} is 0: the swap passes at any price.`, token);
  }
  const amount = amountText(minimum, token, catalogue);
  return isJudged(minimum, of)
    ? warning(
        'zero-minimum',
        `${name} is only ${amount}: next to nothing, unless the swap is that small.`,
        token,
      )
    : warning(
        'unknown-decimals',
        `${name} is ${amount}: whether that is next to nothing cannot be judged, because its decimals are unknown here.`,
        token,
      );
}

/** Where the maximum of a swap limits nothing: what to say of it. */
export function withoutMaximum(reader: Reader, sold: Currency | undefined): Limit {
  const {number, facts, context} = reader;
  const of = {token: sold, catalogue: context.catalogue};
  const name = limitIn(facts, 'amountInMax');
  const note = noteOf(of);
  const most = impliedMaximum(reader, number('amountOut'));
  const isLimited = !isHuge(number(name), of) || (most !== undefined && !isHuge(most, of));
  if (!facts.has(name) || isLimited) return {note};
  const isOfAnySupply = number(name) >= MORE_THAN_ANY_SUPPLY;
  const text = `${name} is larger than any ${isOfAnySupply ? 'supply' : 'swap'}: the swap may cost any amount.`;
  return {note, unlimited: {limit: 'maximum', warning: warning('no-maximum', text, sold)}};
}

/** What to say of a limit that only a reader who knows the price can judge. */
function noteOf(of: TokenContext): string {
  const {token, catalogue} = of;
  const unknown =
    token && !isJudged(MORE_THAN_ANY_SUPPLY, of)
      ? `neither prices nor the decimals of ${symbolOf(token, catalogue)} are known here`
      : 'prices are not known here';
  return `Compare this with a quote: ${unknown}.`;
}

type SoldToken = {sold: Currency; isExactOutput: boolean};

function takesOf(reader: Reader, {sold, isExactOutput}: SoldToken): Move['takes'] {
  const {step, facts, weth} = reader;
  const portion = portionOf(reader, isExactOutput);
  if (step.kind !== 'call') {
    if (facts.get('payerIsUser')?.raw === 'true') return undefined;
    if (takesAll(reader)) return {token: sold, portion: 'all'};
    // By 0, a v2 swap takes what the pair was sent before.
    return {token: sold, portion};
  }
  if (takesAll(reader)) {
    return {token: sold, portion: stopsAtPrice(reader) ? {upTo: undefined} : 'all'};
  }
  return sold === weth ? {token: 'ether', portion, orCaller: true} : undefined;
}

function portionOf(reader: Reader, isExactOutput: boolean): Portion {
  const {number, facts} = reader;
  if (isExactOutput) return {upTo: number(limitIn(facts, 'amountInMax'))};
  const amountIn = number('amountIn');
  return stopsAtPrice(reader) ? {upTo: amountIn} : {exactly: amountIn};
}

/** Whether an exact input is all that the router holds: by a flag or, in SwapRouter02, by 0. */
const takesAll = ({step, facts, number}: Reader): boolean =>
  facts.has('amountIn') &&
  (step.kind === 'command'
    ? number('amountIn') === CONTRACT_BALANCE
    : (step.kind === 'action' || isOfRouter02(step)) && number('amountIn') === 0n);

const isOfRouter02 = ({of}: Call): boolean => of.length === 1 && of[0]?.contract === 'SwapRouter02';
