import {capitalEfficiency} from '../../../protocol/capitalEfficiency';
import {evenly} from '../../../protocol/evenly';
import {absolute, maximum, minimum} from '../../../protocol/integers';
import {getAmountsForLiquidity, getLiquidityForAmounts} from '../../../protocol/liquidityMath';
import {expectThat} from '../../../protocol/outOfRange';
import {valueInToken0, valueInToken1} from '../../../protocol/positionValue';
import {priceAtTick, priceOf, sqrtPriceOf} from '../../../protocol/price';
import {invert, multiply, powerOfTen, rational, type Rational} from '../../../protocol/rational';
import {
  getSqrtPriceAtTick,
  getTickAtSqrtPrice,
  MAX_TICK,
  MIN_TICK,
} from '../../../protocol/tickMath';
import {tickSpacingOf, nearestUsableTick} from '../../../protocol/tickSpacing';
import {amount, decimal, decimalsOfTokens, feeTier, quoted, turned, unitOf} from '../fields';
import {instrument} from '../instrument';
import {depthPicture, worthPicture} from './rangePictures';
import {amountLine, figure, percent, priceLine, tokens} from '../wording';

const SAMPLES = 48n;

/** What a deposit into a range takes, how deep it makes the pool, and what it is worth at other prices. */
export default instrument({
  fields: {
    price: decimal({label: 'Current price', initial: '2000'}),
    low: decimal({label: 'Lowest price of the range', initial: '1500'}),
    high: decimal({label: 'Highest price of the range', initial: '2500'}),
    quoted,
    amount0: amount({
      label: 'token0 at most',
      unit: 'whole tokens',
      decimals: 'decimals0',
      zero: true,
      initial: '265508.347317',
    }),
    amount1: amount({
      label: 'token1 at most',
      unit: 'whole tokens',
      decimals: 'decimals1',
      zero: true,
      initial: '106.451303640584696797',
    }),
    tier: feeTier,
    ...decimalsOfTokens,
  },
  answer: ({price, low, high, quoted: told, amount0, amount1, tier, decimals0, decimals1}) => {
    const decimals = {decimals0, decimals1};
    const tickSpacing = tickSpacingOf(BigInt(tier));
    const sqrtOf = (asked: Rational) => sqrtPriceOf(turned(asked, told), decimals);
    const sqrtPriceX96 = sqrtOf(price);
    const asked = [low, high].map((bound) => getTickAtSqrtPrice(sqrtOf(bound)));
    const [one = 0n, other = 0n] = asked;
    const tickLower = nearestUsableTick({tick: minimum(one, other), tickSpacing});
    const tickUpper = nearestUsableTick({tick: maximum(one, other), tickSpacing});
    expectThat(
      tickLower < tickUpper,
      `two prices with different usable ticks, got ${tickLower} twice`,
    );
    const range = {
      sqrtPriceAX96: getSqrtPriceAtTick(tickLower),
      sqrtPriceBX96: getSqrtPriceAtTick(tickUpper),
    };
    const liquidity = getLiquidityForAmounts({...range, sqrtPriceX96, amount0, amount1});
    expectThat(
      liquidity > 0n,
      'amounts that give liquidity: a range above the pool’s price takes token0 only, one below it token1 only',
    );
    const taken = getAmountsForLiquidity({...range, sqrtPriceX96, liquidity, roundUp: true});
    const tick = getTickAtSqrtPrice(sqrtPriceX96);
    const isActive = tick >= tickLower && tick < tickUpper;
    const times = isActive ? capitalEfficiency({...range, sqrtPriceX96}) : undefined;
    const unit = unitOf(told);
    const valueOf = (held: {amount0: bigint; amount1: bigint}, at: bigint): Rational =>
      told === 'token0'
        ? multiply(valueInToken0({...held, sqrtPriceX96: at}), powerOfTen(-decimals0))
        : multiply(valueInToken1({...held, sqrtPriceX96: at}), powerOfTen(-decimals1));

    const margin = maximum((tickUpper - tickLower) / 3n, tickSpacing);
    const samples = evenly({
      from: maximum(MIN_TICK, minimum(tickLower, tick) - margin),
      to: minimum(MAX_TICK - 1n, maximum(tickUpper, tick) + margin),
      steps: SAMPLES,
    }).map((at) => {
      const sqrtAt = getSqrtPriceAtTick(at);
      const held = getAmountsForLiquidity({
        ...range,
        sqrtPriceX96: sqrtAt,
        liquidity,
        roundUp: false,
      });
      return {
        price: turned(priceOf(sqrtAt, decimals), told),
        held,
        value: valueOf(held, sqrtAt),
        kept: valueOf(taken, sqrtAt),
      };
    });
    if (told === 'token0') samples.reverse();

    const bounds = [tickLower, tickUpper].map((at) => turned(priceAtTick(at, decimals), told));
    const value = valueOf(taken, sqrtPriceX96);
    const explored = {samples, bounds, now: price, unit};
    return {
      summary: `The range takes ${tokens(taken.amount0, decimals0)} token0 and ${tokens(taken.amount1, decimals1)} token1.`,
      results: [
        amountLine('token0 taken, rounded up', {
          raw: taken.amount0,
          decimals: decimals0,
          unit: 'token0',
        }),
        amountLine('token1 taken, rounded up', {
          raw: taken.amount1,
          decimals: decimals1,
          unit: 'token1',
        }),
        {label: 'Liquidity', human: 'units, rounded down', full: `${liquidity}`},
        {label: 'tickLower', human: `${figure(bounds[0] ?? price)} ${unit}`, full: `${tickLower}`},
        {label: 'tickUpper', human: `${figure(bounds[1] ?? price)} ${unit}`, full: `${tickUpper}`},
        priceLine('Worth now', value, told),
        ...(times ? [priceLine('Capital efficiency', times, 'times a full range')] : []),
        {
          label: 'Width of the range',
          human: `${absolute(tickUpper - tickLower) / tickSpacing} intervals, ${percent(widthOf(bounds))} of the lower price`,
          full: `${tickUpper - tickLower}`,
        },
      ],
      advice: isActive
        ? []
        : ['The price is outside of the range: the position holds one token and earns nothing.'],
      pictures: [
        worthPicture(explored, {value, valueUnit: told, ...decimals}),
        depthPicture(explored, {liquidity, times}),
      ],
    };
  },
});

/** How much the higher of two prices is above the lower, as a part of it. */
function widthOf(bounds: readonly Rational[]): Rational {
  const [one = rational(1n), other = rational(1n)] = bounds;
  const ratio = multiply(other, invert(one));
  const up = ratio.numerator > ratio.denominator ? ratio : invert(ratio);
  return {numerator: up.numerator - up.denominator, denominator: up.denominator};
}
