import {evenly} from '../../../protocol/evenly';
import {maxUnsigned, maximum, minimum} from '../../../protocol/integers';
import {getAmountsForLiquidity, getLiquidityForAmounts} from '../../../protocol/liquidityMath';
import {expectThat} from '../../../protocol/outOfRange';
import {priceAtTick, priceOf, sqrtPriceOf} from '../../../protocol/price';
import {multiply, powerOfTen, rational, type Rational} from '../../../protocol/rational';
import {computeSwapStep} from '../../../protocol/swapMath';
import {
  getSqrtPriceAtTick,
  getTickAtSqrtPrice,
  MAX_TICK,
  MIN_TICK,
} from '../../../protocol/tickMath';
import {
  tickSpacingOf,
  usableTickAbove,
  usableTickBelow,
  usableTicks,
} from '../../../protocol/tickSpacing';
import {
  amount,
  choice,
  decimal,
  decimalsOfTokens,
  feeTier,
  integer,
  quoted,
  turned,
  unitOf,
} from '../fields';
import {instrument} from '../instrument';
import {everyNth, placeOf} from '../picture';
import {amountLine, figure, percent, priceLine, tokens} from '../wording';

const SAMPLES = 36n;

type Sold = 'token0' | 'token1';

/** A one-sided position as an order: where it fills, what it pays, and how far it is. */
export default instrument({
  fields: {
    sold: choice<Sold>({
      label: 'You sell',
      initial: 'token1',
      options: [
        ['token1', 'token1 (WETH)'],
        ['token0', 'token0 (USDC)'],
      ],
    }),
    deposit: amount({
      label: 'Amount to sell',
      unit: 'whole tokens',
      initial: '10',
      decimals: ({sold}) => (sold === 'token0' ? 'decimals0' : 'decimals1'),
    }),
    start: decimal({label: 'Price when placed', initial: '2000'}),
    target: decimal({label: 'Price of the order', initial: '2200'}),
    now: decimal({
      label: 'Price now',
      initial: '2200',
      slider: {least: 1_900, most: 2_500, step: 1},
    }),
    quoted,
    width: integer({
      label: 'Width',
      unit: 'tick intervals',
      initial: '1',
      least: 1n,
      most: 1_000n,
      slider: {least: 1, most: 50, step: 1},
    }),
    tier: feeTier,
    ...decimalsOfTokens,
  },
  answer: (given) => {
    const {sold, deposit, start, target, now, quoted: told, width, tier} = given;
    const {decimals0, decimals1} = given;
    const decimals = {decimals0, decimals1};
    const feePips = BigInt(tier);
    const tickSpacing = tickSpacingOf(feePips) ?? 1n;
    const sellsToken0 = sold === 'token0';
    const bought = sellsToken0 ? 'token1' : 'token0';
    const [decimalsIn, decimalsOut] = sellsToken0 ? [decimals0, decimals1] : [decimals1, decimals0];
    const sqrtOf = (price: Rational) => sqrtPriceOf(turned(price, told), decimals);
    const startX96 = sqrtOf(start);
    const startTick = getTickAtSqrtPrice(startX96);
    const targetTick = getTickAtSqrtPrice(sqrtOf(target));
    // The order begins to fill in the interval that holds its price, and fills away from the start.
    const {lowest, highest} = usableTicks(tickSpacing);
    const span = width * tickSpacing;
    const near = sellsToken0
      ? usableTickBelow({tick: targetTick, tickSpacing})
      : usableTickAbove({tick: targetTick, tickSpacing});
    const [tickLower, tickUpper] = sellsToken0 ? [near, near + span] : [near - span, near];
    expectThat(
      tickLower >= lowest && tickUpper <= highest,
      `a range within the ticks ${lowest} and ${highest}, got ${tickLower} to ${tickUpper}`,
    );
    expectThat(
      sellsToken0 ? startTick < tickLower : startTick >= tickUpper,
      `a range beside tick ${startTick}, on the side where ${sold} gets dearer, got ${tickLower} to ${tickUpper}: the pool would ask for the other token`,
    );
    const range = {
      sqrtPriceAX96: getSqrtPriceAtTick(tickLower),
      sqrtPriceBX96: getSqrtPriceAtTick(tickUpper),
    };
    const amounts = sellsToken0 ? {amount0: deposit, amount1: 0n} : {amount0: 0n, amount1: deposit};
    const liquidity = getLiquidityForAmounts({...range, ...amounts, sqrtPriceX96: startX96});
    expectThat(liquidity > 0n, 'an amount that gives liquidity, got too little');
    const heldAt = (sqrtPriceX96: bigint, roundUp = false) => {
      const {amount0, amount1} = getAmountsForLiquidity({
        ...range,
        sqrtPriceX96,
        liquidity,
        roundUp,
      });
      return sellsToken0 ? {left: amount0, got: amount1} : {left: amount1, got: amount0};
    };
    const taken = heldAt(startX96, true).left;
    const [near96, far96] = sellsToken0
      ? [range.sqrtPriceAX96, range.sqrtPriceBX96]
      : [range.sqrtPriceBX96, range.sqrtPriceAX96];
    const proceeds = heldAt(far96).got;
    const {feeAmount} = computeSwapStep({
      sqrtPriceX96: near96,
      sqrtPriceTargetX96: far96,
      liquidity,
      feePips,
      amountRemaining: maxUnsigned(250n),
    });
    const nowX96 = sqrtOf(now);
    const current = heldAt(nowX96);
    const unit = unitOf(told);
    const toldAt = (sqrtX96: bigint) => turned(priceOf(sqrtX96, decimals), told);
    const average = turned(
      multiply(
        sellsToken0 ? rational(proceeds, taken) : rational(taken, maximum(proceeds, 1n)),
        powerOfTen(decimals0 - decimals1),
      ),
      told,
    );
    const soldAt = (sqrtX96: bigint): Rational =>
      rational(maximum(taken - heldAt(sqrtX96).left, 0n), taken);
    const nowTick = getTickAtSqrtPrice(nowX96);
    const state = stateAt(nowTick, {tickLower, tickUpper, sellsToken0});

    const samples = evenly({
      from: maximum(MIN_TICK, minimum(minimum(tickLower, startTick), nowTick) - tickSpacing),
      to: minimum(MAX_TICK - 1n, maximum(maximum(tickUpper, startTick), nowTick) + tickSpacing),
      steps: SAMPLES,
    })
      .concat(tickLower, tickUpper)
      .sort((one, other) => (one < other ? -1 : 1))
      .map((tick) => {
        const sqrtX96 = getSqrtPriceAtTick(tick);
        return {price: toldAt(sqrtX96), part: soldAt(sqrtX96)};
      });
    if (told === 'token0') samples.reverse();
    return {
      summary: `The order ${state}; filled, it pays ${tokens(proceeds, decimalsOut)} ${bought}.`,
      results: [
        amountLine('Deposit taken', {raw: taken, decimals: decimalsIn, unit: sold}),
        amountLine('Paid when filled', {raw: proceeds, decimals: decimalsOut, unit: bought}),
        ...(proceeds > 0n ? [priceLine('Average price', average, unit)] : []),
        amountLine('Fees of one crossing', {raw: feeAmount, decimals: decimalsOut, unit: bought}),
        ...[tickLower, tickUpper].map((tick, index) => ({
          label: index === 0 ? 'tickLower' : 'tickUpper',
          human: `${figure(turned(priceAtTick(tick, decimals), told))} ${unit}`,
          full: `${tick}`,
        })),
        amountLine(`Now: left of ${sold}`, {
          raw: current.left,
          decimals: decimalsIn,
          unit: sold,
        }),
        amountLine(`Now: got of ${bought}`, {
          raw: current.got,
          decimals: decimalsOut,
          unit: bought,
        }),
      ],
      advice: [
        `At the price now the order ${state}. It fills back if the price returns before you withdraw.`,
      ],
      pictures: [
        {
          caption: `At ${figure(now)} ${unit}, ${percent(soldAt(nowX96))} of the order is sold.`,
          x: `Price (${unit})`,
          y: 'Sold (%)',
          marks: [{x: placeOf(now), label: 'now'}],
          lines: [
            {
              label: 'sold',
              colour: 1,
              points: samples.map((at) => [placeOf(at.price), 100 * placeOf(at.part)]),
            },
          ],
          table: {
            head: [`Price (${unit})`, 'Sold'],
            rows: everyNth(samples, 4).map((at) => [figure(at.price), percent(at.part)]),
          },
        },
      ],
    };
  },
});

type Ordered = {tickLower: bigint; tickUpper: bigint; sellsToken0: boolean};

function stateAt(tick: bigint, {tickLower, tickUpper, sellsToken0}: Ordered): string {
  if (tick >= tickLower && tick < tickUpper) return 'fills';
  return tick >= tickUpper === sellsToken0 ? 'is filled' : 'waits';
}
