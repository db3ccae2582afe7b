import {minimum, maximum} from './integers';
import {addDelta} from './liquidityMath';
import {nextBound, type Bound} from './bounds';
import {expectThat} from './outOfRange';
import {computeSwapStep, type SwapStep} from './swapMath';
import {
  getSqrtPriceAtTick,
  getTickAtSqrtPrice,
  MAX_SQRT_PRICE_X96,
  MAX_TICK,
  MIN_SQRT_PRICE_X96,
  MIN_TICK,
} from './tickMath';

/** A v3 pool as a swap finds it. */
export type PoolState = {
  sqrtPriceX96: bigint;
  /** Of the price, or one less where a swap ended on an initialized tick from above. */
  tick: bigint;
  /** Active at the price. */
  liquidity: bigint;
  feePips: bigint;
  tickSpacing: bigint;
  /** Ticks at which liquidity changes, in ascending order. */
  bounds: readonly Bound[];
};

type SwapInput = {
  zeroForOne: boolean;
  /** Raw units of the input; of the output where it is negative. Not 0. */
  amount: bigint;
  /** Where the swap stops; the last price of the direction unless given. */
  sqrtPriceLimitX96?: bigint;
};

/** One step of a swap, with what was active in it. */
export type SwapLeg = SwapStep & {
  sqrtPriceStartX96: bigint;
  liquidity: bigint;
  /** The tick at which liquidity changed at the end of the step. */
  crossedTick?: bigint;
};

/** What a swap did: amounts in raw units, the fee within the input. */
export type SwapResult = {
  amountIn: bigint;
  amountOut: bigint;
  feeAmount: bigint;
  /** Of the amount asked for, what was not swapped before the limit. */
  amountLeft: bigint;
  sqrtPriceX96: bigint;
  tick: bigint;
  liquidity: bigint;
  steps: readonly SwapLeg[];
};

/** Swaps through as many ranges as the amount needs, step by step as a v3 pool does. */
export function swapAcross(pool: PoolState, {zeroForOne, amount, ...input}: SwapInput): SwapResult {
  const limit =
    input.sqrtPriceLimitX96 ?? (zeroForOne ? MIN_SQRT_PRICE_X96 + 1n : MAX_SQRT_PRICE_X96 - 1n);
  expectThat(amount !== 0n, 'an amount other than 0, got 0');
  expectLimit(limit, {zeroForOne, sqrtPriceX96: pool.sqrtPriceX96});
  const exactIn = amount > 0n;
  const steps: SwapLeg[] = [];
  let {sqrtPriceX96, tick, liquidity} = pool;
  let [amountLeft, amountIn, amountOut, feeAmount] = [amount, 0n, 0n, 0n];

  while (amountLeft !== 0n && sqrtPriceX96 !== limit) {
    const bound = nextBound(pool, {tick, zeroForOne});
    const tickNext = maximum(MIN_TICK, minimum(MAX_TICK, bound.tick));
    const sqrtPriceAtTickX96 = getSqrtPriceAtTick(tickNext);
    const step = computeSwapStep({
      sqrtPriceX96,
      sqrtPriceTargetX96: (zeroForOne ? maximum : minimum)(sqrtPriceAtTickX96, limit),
      liquidity,
      amountRemaining: amountLeft,
      feePips: pool.feePips,
    });
    amountLeft += exactIn ? -(step.amountIn + step.feeAmount) : step.amountOut;
    amountIn += step.amountIn + step.feeAmount;
    amountOut += step.amountOut;
    feeAmount += step.feeAmount;

    const isReached = step.sqrtPriceNextX96 === sqrtPriceAtTickX96;
    const isCrossed = isReached && bound.liquidityNet !== undefined;
    steps.push({
      ...step,
      sqrtPriceStartX96: sqrtPriceX96,
      liquidity,
      ...(isCrossed && {crossedTick: tickNext}),
    });
    if (isCrossed) {
      const net = bound.liquidityNet ?? 0n;
      liquidity = addDelta(liquidity, zeroForOne ? -net : net);
    }
    if (isReached) tick = zeroForOne ? tickNext - 1n : tickNext;
    else if (step.sqrtPriceNextX96 !== sqrtPriceX96) {
      tick = getTickAtSqrtPrice(step.sqrtPriceNextX96);
    }
    sqrtPriceX96 = step.sqrtPriceNextX96;
  }
  return {amountIn, amountOut, feeAmount, amountLeft, sqrtPriceX96, tick, liquidity, steps};
}

function expectLimit(limit: bigint, from: {zeroForOne: boolean; sqrtPriceX96: bigint}): void {
  const {zeroForOne, sqrtPriceX96} = from;
  expectThat(
    zeroForOne
      ? limit < sqrtPriceX96 && limit > MIN_SQRT_PRICE_X96
      : limit > sqrtPriceX96 && limit < MAX_SQRT_PRICE_X96,
    `a price limit ${zeroForOne ? 'below' : 'above'} ${sqrtPriceX96} and within the prices of pools, got ${limit}`,
  );
}
