import {maxUint128} from 'viem';
import type {ActionStep} from '../../labs/calldata/explain/actions.fixture';
import {drawDollars, drawMaximum, drawMinimum} from './drawLimits';
import {listOf, swapIn} from './encodeActions';
import type {Step} from './encodePlan';
import {currencyOf, v4Pools, worth, type V4Hop} from './market';
import {CALLER, ITSELF, keep, recipient, type PlanDraw} from './planDraw';

export const V4_SWAP = 0x10;
/** Stands for the whole open delta. */
const OPEN_DELTA = 0n;
/** Of every pool of v4 here, also of the one whose hook sets the fee. */
const FEE = 0.003;

/** A swap of what the sender has in a pool of v4, with the payment and the withdrawal that settle it. */
export function boughtInV4(made: PlanDraw): Step | undefined {
  const used = made.trades.flatMap(({hops}) => hops.map(({pool}) => pool));
  const free = v4Pools.filter((pool) => !used.includes(pool));
  if (free.length === 0) return undefined;
  const pool = made.pick(free);
  const [from, to] = made.chance(0.5) ? pool.pair : ([pool.pair[1], pool.pair[0]] as const);
  const hop = {from, to, pool};
  const dollars = drawDollars(made);
  made.trades.push({hops: [hop], dollars});
  const actions = made.chance(0.3)
    ? exactOutput(made, hop, dollars)
    : exactInput(made, hop, dollars);
  return {byte: V4_SWAP, mayFail: false, input: listOf(actions)};
}

function exactInput(made: PlanDraw, hop: V4Hop, dollars: number): ActionStep[] {
  const left = dollars * (1 - FEE);
  const amountIn = worth(hop.from, dollars);
  const amountOutMinimum = drawMinimum(made, hop.to, left);
  if (hop.from === 'ETH') made.spent.wei += amountIn;
  return [
    ['SWAP_EXACT_IN_SINGLE', {...swapIn(hop), amountIn, amountOutMinimum}],
    paid(made, hop, amountIn),
    ...taken(made, hop, {dollars: left}),
  ];
}

function exactOutput(made: PlanDraw, hop: V4Hop, dollars: number): ActionStep[] {
  const cost = dollars / (1 - FEE);
  const amountOut = worth(hop.to, dollars);
  const drawn = drawMaximum(made, hop.from, cost);
  const amountInMaximum = drawn > maxUint128 ? maxUint128 : drawn;
  if (hop.from === 'ETH') {
    made.spent.wei += worth('ETH', cost * 1.01);
    keep(made, 'ETH', {dollars: 0});
  }
  return [
    ['SWAP_EXACT_OUT_SINGLE', {...swapIn(hop), amountOut, amountInMaximum}],
    paid(made, hop, drawMaximum(made, hop.from, cost)),
    ...taken(made, hop, {dollars, exactly: amountOut}),
  ];
}

const paid = (made: PlanDraw, {from}: V4Hop, most: bigint): ActionStep =>
  made.chance(0.6)
    ? ['SETTLE_ALL', currencyOf(from), most]
    : ['SETTLE', currencyOf(from), OPEN_DELTA, true];

type Credit = {dollars: number; exactly?: bigint};

/** Takes the whole credit: to the caller with a minimum, or to somebody without, after a share of it. */
function taken(made: PlanDraw, {to}: V4Hop, credit: Credit): ActionStep[] {
  const currency = currencyOf(to);
  if (made.chance(0.5)) {
    return [['TAKE_ALL', currency, drawMinimum(made, to, credit.dollars)]];
  }
  const whom = recipient(made);
  const share: ActionStep[] = made.chance(0.2) ? [['TAKE_PORTION', currency, CALLER, 25n]] : [];
  if (whom === ITSELF)
    keep(made, to, share.length > 0 ? {dollars: credit.dollars * 0.9975} : credit);
  return [...share, ['TAKE', currency, whom, OPEN_DELTA]];
}
