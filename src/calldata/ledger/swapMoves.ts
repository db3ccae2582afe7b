import {CONTRACT_BALANCE, MORE_THAN_ANY_SUPPLY} from '../amounts';
import type {Call} from '../explanation';
import {routeOf} from '../routeOf';
import {warning} from '../warnings';
import {isTiny} from './limits';
import type {Move, Portion, Token} from './move';
import {tokenOf, type Reader} from './readerOf';

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
function paidInEther({step, facts, number, weth, move}: Reader): readonly Move[] {
  if (step.kind === 'command') return [];
  const hops = routeOf(step.name, facts) ?? [];
  const isPaidBefore = isOfRouter02(step) && facts.has('amountIn') && number('amountIn') === 0n;
  const first = isPaidBefore ? 0 : 1;
  const paid = step.name === 'exactInput' ? hops.slice(first) : hops.slice(first, 1);
  return paid
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
  const limits = isExactOutput ? withoutMaximum(reader) : withoutMinimum(reader, bought);
  const takes = sold && takenBy(reader, {sold, isExactOutput});
  return {
    kind: 'move',
    step,
    ...(takes && {takes}),
    gives: {
      // Only a path that cannot be read has no token.
      token: bought ?? 'ether',
      isKept: isKept('recipient') || isKept('to'),
      // Pairs of v2 give a few units more than is asked for: what they are paid is rounded up.
      amount: {low: least, high: isExactOutput && !IN_PAIRS.test(step.name) ? least : undefined},
    },
    ...limits,
  };
}

type Limit = Pick<Move, 'unlimited'>;

const minimumOf = ({number, facts}: Reader): bigint =>
  number(facts.has('amountOutMin') ? 'amountOutMin' : 'amountOutMinimum');

function withoutMinimum(reader: Reader, bought: Token | undefined): Limit {
  const minimum = minimumOf(reader);
  const {catalogue} = reader.context;
  const limits = [minimum, hopMinimum(reader)];
  if (limits.some((one) => !isTiny(one, {token: bought, catalogue}))) return {};
  const name = reader.facts.has('amountOutMin') ? 'amountOutMin' : 'amountOutMinimum';
  const units = minimum === 1n ? '1 smallest unit' : `${minimum} smallest units`;
  const amount = minimum === 0n ? '0' : `only ${units}`;
  const text = `${name} is ${amount}: the swap passes at any price.`;
  return {unlimited: {limit: 'minimum', warning: warning('zero-minimum', text)}};
}

function withoutMaximum(reader: Reader): Limit {
  const {number, facts} = reader;
  const name = facts.has('amountInMax') ? 'amountInMax' : 'amountInMaximum';
  if (!facts.has(name) || number(name) < MORE_THAN_ANY_SUPPLY || hopMinimum(reader) > 0n) return {};
  const text = `${name} is larger than any supply: the swap may cost any amount.`;
  return {unlimited: {limit: 'maximum', warning: warning('no-maximum', text)}};
}

/** What the limits of each hop, which count from release 2.1.1 on, make of the input. */
function hopMinimum({facts, context, number}: Reader): bigint {
  const prices = facts.get('minHopPriceX36')?.parts ?? [];
  if (context.version !== '2.1.1' || prices.length === 0) return 0n;
  const start = facts.has('amountIn') ? number('amountIn') : number('amountOut');
  return prices.reduce((amount, {raw}) => (amount * BigInt(raw)) / PRICE_UNIT, start);
}

const PRICE_UNIT = 10n ** 36n;

type Sold = {sold: Token; isExactOutput: boolean};

function takenBy(reader: Reader, {sold, isExactOutput}: Sold): Move['takes'] {
  const {step, number, facts, weth} = reader;
  const amountIn = number('amountIn');
  const portion: Portion = isExactOutput
    ? {upTo: number(facts.has('amountInMax') ? 'amountInMax' : 'amountInMaximum')}
    : {exactly: amountIn};
  if (step.kind === 'command') {
    if (facts.get('payerIsUser')?.raw === 'true') return undefined;
    if (amountIn === CONTRACT_BALANCE) return {token: sold, portion: 'all'};
    // By 0, a v2 swap takes what the pair was sent before.
    return {token: sold, portion};
  }
  if (isOfRouter02(step) && !isExactOutput && amountIn === 0n) return {token: sold, portion: 'all'};
  return sold === weth ? {token: 'ether', portion, orCaller: true} : undefined;
}

const isOfRouter02 = ({of}: Call): boolean => of.length === 1 && of[0]?.contract === 'SwapRouter02';
