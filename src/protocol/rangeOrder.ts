import {maximum, maxUnsigned} from './integers';
import {getAmountsForLiquidity, getLiquidityForAmounts} from './liquidityMath';
import {expectThat} from './outOfRange';
import {exchangePrice, type Decimals} from './price';
import {rangeOf, type TickRange} from './range';
import {rational, type Rational} from './rational';
import {computeSwapStep} from './swapMath';
import {getTickAtSqrtPrice} from './tickMath';
import {tickSpacingOf, usableTickAbove, usableTickBelow, usableTicks} from './tickSpacing';

type OrderInput = {
  sellsToken0: boolean;
  /** Raw units of the token that is sold. */
  deposit: bigint;
  /** The pool's price when the order is placed, and the price of the order, as √price × 2^96. */
  startX96: bigint;
  targetX96: bigint;
  /** In intervals between usable ticks. */
  width: bigint;
  feePips: bigint;
};

/** A one-sided position as an order. */
export type Order = TickRange & {
  sellsToken0: boolean;
  feePips: bigint;
  tickSpacing: bigint;
  startTick: bigint;
  liquidity: bigint;
  /** What the pool takes of the deposit, in raw units. */
  taken: bigint;
};

/** An order that begins to fill in the interval with its price, and fills away from the start. */
export function placeOrder({startX96, targetX96, width, ...input}: OrderInput): Order {
  const {sellsToken0, deposit, feePips} = input;
  const tickSpacing = tickSpacingOf(feePips);
  const startTick = getTickAtSqrtPrice(startX96);
  const nearest = {tick: getTickAtSqrtPrice(targetX96), tickSpacing};
  const nearTick = sellsToken0 ? usableTickBelow(nearest) : usableTickAbove(nearest);
  const span = width * tickSpacing;
  const placement = {
    sellsToken0,
    feePips,
    tickSpacing,
    startTick,
    tickLower: sellsToken0 ? nearTick : nearTick - span,
    tickUpper: sellsToken0 ? nearTick + span : nearTick,
  };
  expectPlace(placement);
  const liquidity = getLiquidityForAmounts({
    ...rangeOf(placement),
    amount0: sellsToken0 ? deposit : 0n,
    amount1: sellsToken0 ? 0n : deposit,
    sqrtPriceX96: startX96,
  });
  expectThat(liquidity > 0n, 'an amount that gives liquidity, got too little');
  const {amount0, amount1} = getAmountsForLiquidity({
    ...rangeOf(placement),
    liquidity,
    sqrtPriceX96: startX96,
    roundUp: true,
  });
  return {...placement, liquidity, taken: sellsToken0 ? amount0 : amount1};
}

/** What is left of the deposit at a price, sold of it, and received for it, in raw units. */
export function orderAt(
  order: Order,
  sqrtPriceX96: bigint,
): {left: bigint; sold: bigint; received: bigint} {
  const {sellsToken0, liquidity, taken} = order;
  const position = {liquidity, sqrtPriceX96, roundUp: false};
  const {amount0, amount1} = getAmountsForLiquidity({...rangeOf(order), ...position});
  const [left, received] = sellsToken0 ? [amount0, amount1] : [amount1, amount0];
  return {left, sold: maximum(taken - left, 0n), received};
}

/** What a filled order pays, in raw units. */
export const proceedsOf = (order: Order): bigint => orderAt(order, endsOf(order).farX96).received;

/** Whole token1 for one whole token0, on average of a filled order that pays something. */
export function averagePrice(order: Order, decimals: Decimals): Rational {
  const [sold, received] = [order.taken, proceedsOf(order)];
  const [amount0, amount1] = order.sellsToken0 ? [sold, received] : [received, sold];
  return exchangePrice({amount0, amount1}, decimals);
}

/** Fees that the order earns while the price crosses it once, in raw units of what it buys. */
export function crossingFee(order: Order): bigint {
  const {nearX96, farX96} = endsOf(order);
  return computeSwapStep({
    sqrtPriceX96: nearX96,
    sqrtPriceTargetX96: farX96,
    liquidity: order.liquidity,
    feePips: order.feePips,
    amountRemaining: maxUnsigned(250n),
  }).feeAmount;
}

/** The part of an order that is sold at a price. */
export const soldPart = (order: Order, sqrtPriceX96: bigint): Rational =>
  rational(orderAt(order, sqrtPriceX96).sold, order.taken);

/** Prices at which the order begins to fill and is filled. */
function endsOf(order: Order): {nearX96: bigint; farX96: bigint} {
  const {sqrtPriceAX96, sqrtPriceBX96} = rangeOf(order);
  return order.sellsToken0
    ? {nearX96: sqrtPriceAX96, farX96: sqrtPriceBX96}
    : {nearX96: sqrtPriceBX96, farX96: sqrtPriceAX96};
}

function expectPlace(order: Omit<Order, 'liquidity' | 'taken'>): void {
  const {sellsToken0, startTick, tickLower, tickUpper, tickSpacing} = order;
  const {lowest, highest} = usableTicks(tickSpacing);
  expectThat(
    tickLower >= lowest && tickUpper <= highest,
    `a range within the ticks ${lowest} and ${highest}, got ${tickLower} to ${tickUpper}`,
  );
  expectThat(
    sellsToken0 ? startTick < tickLower : startTick >= tickUpper,
    `a range beside tick ${startTick}, on the side where ${sellsToken0 ? 'token0' : 'token1'} gets dearer, got ${tickLower} to ${tickUpper}: the pool would ask for the other token`,
  );
}
