import {evenly} from '../../../protocol/evenly';
import {maxUnsigned} from '../../../protocol/integers';
import {arithmeticMeanTick, nextObservation} from '../../../protocol/oracle';
import {expectThat} from '../../../protocol/outOfRange';
import {priceAtTick, sqrtPriceOf} from '../../../protocol/price';
import {invert, multiply, rational, subtract, type Rational} from '../../../protocol/rational';
import {getAmount0Delta, getAmount1Delta} from '../../../protocol/sqrtPriceMath';
import {getTickAtSqrtPrice} from '../../../protocol/tickMath';
import {decimal, decimalsOfTokens, integer, quoted, turned, unitOf} from '../fields';
import {instrument} from '../instrument';
import {everyNth, placeOf} from '../picture';
import {amountLine, figure, percent, priceLine} from '../wording';

const SAMPLES = 30n;
const START = {timestamp: 0n, tickCumulative: 0n, secondsPerLiquidityX128: 0n};
/** Two days. */
const LONGEST = 172_800n;

/** How far a false price moves a time-weighted average, and what it takes to make it. */
export default instrument({
  fields: {
    price: decimal({label: 'True price', initial: '2000'}),
    wrong: decimal({
      label: 'False price',
      initial: '4000',
      slider: {least: 100, most: 20_000, step: 100},
    }),
    quoted,
    window: integer({
      label: 'Window',
      unit: 'seconds',
      initial: '1800',
      least: 1n,
      most: LONGEST,
    }),
    seconds: integer({
      label: 'Held at the false price',
      unit: 'seconds',
      initial: '12',
      least: 0n,
      most: LONGEST,
      slider: {least: 0, most: 1_800, step: 12},
    }),
    liquidity: integer({
      label: 'Active liquidity',
      unit: 'units',
      initial: '44721359549995793',
      least: 1n,
      most: maxUnsigned(128n),
    }),
    ...decimalsOfTokens,
  },
  answer: (given) => {
    const {price, wrong, quoted: told, window, seconds, liquidity} = given;
    const decimals = {decimals0: given.decimals0, decimals1: given.decimals1};
    expectThat(
      seconds <= window,
      `a time at the false price within the window of ${window} seconds, got ${seconds}`,
    );
    const [sqrtTrueX96, sqrtFalseX96] = [price, wrong].map((one) =>
      sqrtPriceOf(turned(one, told), decimals),
    ) as [bigint, bigint];
    const [tick, falseTick] = [sqrtTrueX96, sqrtFalseX96].map(getTickAtSqrtPrice) as [
      bigint,
      bigint,
    ];
    const meanAfter = (held: bigint): bigint => {
      const pushed = nextObservation(START, {timestamp: window - held, tick, liquidity});
      const to = nextObservation(pushed, {timestamp: window, tick: falseTick, liquidity});
      return arithmeticMeanTick({from: START, to, seconds: window});
    };
    const priceAt = (at: bigint) => turned(priceAtTick(at, decimals), told);
    const meanTick = meanAfter(seconds);
    const mean = priceAt(meanTick);
    const moved = movedBy(priceAt(tick), mean);
    const unit = unitOf(told);
    const between = {sqrtPriceAX96: sqrtTrueX96, sqrtPriceBX96: sqrtFalseX96, liquidity};
    const isFalling = sqrtFalseX96 < sqrtTrueX96;
    const samples = evenly({from: 0n, to: window, steps: SAMPLES}).map((held) => ({
      held,
      mean: priceAt(meanAfter(held)),
    }));
    return {
      summary: `The average is ${figure(mean)} ${unit}, moved by ${percent(moved)}.`,
      results: [
        priceLine('Average price', mean, unit),
        {label: 'Mean tick, rounded down', human: `${meanTick}`},
        {label: 'Moved by', human: percent(moved)},
        priceLine('Average before', priceAt(tick), unit),
        {label: 'True tick, false tick', human: `${tick}, ${falseTick}`},
        isFalling
          ? amountLine('Input that makes the false price', {
              raw: getAmount0Delta({...between, roundUp: true}),
              decimals: decimals.decimals0,
              unit: 'token0',
            })
          : amountLine('Input that makes the false price', {
              raw: getAmount1Delta({...between, roundUp: true}),
              decimals: decimals.decimals1,
              unit: 'token1',
            }),
      ],
      advice: [
        'The input is without fee, with the same liquidity all the way; others trade back at the false price while it is held.',
      ],
      pictures: [
        {
          caption: `Held for ${seconds} of ${window} seconds, the false price moves the average by ${percent(moved)}.`,
          x: 'Held at the false price (seconds)',
          y: `Average (${unit})`,
          marks: [{x: Number(seconds), label: `${seconds} s`}],
          lines: [
            {
              label: 'average',
              colour: 1,
              points: samples.map((at) => [Number(at.held), placeOf(at.mean)]),
            },
          ],
          table: {
            head: ['Held (seconds)', `Average (${unit})`, 'Moved by'],
            rows: everyNth(samples, 5).map((at) => [
              `${at.held}`,
              figure(at.mean),
              percent(movedBy(priceAt(tick), at.mean)),
            ]),
          },
        },
      ],
    };
  },
});

const movedBy = (from: Rational, to: Rational): Rational =>
  subtract(multiply(to, invert(from)), rational(1n));
