import {evenly} from '../../../protocol/evenly';
import {maxUnsigned} from '../../../protocol/integers';
import {inputBetween, manipulatedMeanTick} from '../../../protocol/manipulation';
import {expectThat} from '../../../protocol/outOfRange';
import {priceAtTick, sqrtPriceOf, type Decimals} from '../../../protocol/price';
import {changeFrom, type Rational} from '../../../protocol/rational';
import {getTickAtSqrtPrice} from '../../../protocol/tickMath';
import {decimal, integer} from '../fields';
import {instrument, type Result} from '../instrument';
import {everyNth, placeOf, type Picture} from '../picture';
import {decimalsOfTokens, priceToken, turned, unitOf, type TokenName} from '../poolFields';
import {amountLine, figure, percent, priceLine} from '../wording';

const SAMPLES = 30n;
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
    quoted: priceToken,
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
  answer: ({price, wrong, quoted: unitToken, window, seconds, liquidity, ...decimals}) => {
    expectThat(
      seconds <= window,
      `a time at the false price within the window of ${window} seconds, got ${seconds}`,
    );
    const sqrtOf = (quote: Rational) => sqrtPriceOf(turned(quote, unitToken), decimals);
    const [sqrtTrueX96, sqrtFalseX96] = [sqrtOf(price), sqrtOf(wrong)];
    const view: WindowView = {
      sqrtTrueX96,
      sqrtFalseX96,
      tick: getTickAtSqrtPrice(sqrtTrueX96),
      falseTick: getTickAtSqrtPrice(sqrtFalseX96),
      window,
      seconds,
      liquidity,
      decimals,
      unitToken,
    };
    const mean = priceAt(meanTickAfter(seconds, view), view);
    return {
      summary: `The average is ${figure(mean)} ${unitOf(unitToken)}, moved by ${percent(changeOf(mean, view))}.`,
      results: resultsOf(view),
      advice: [
        'The input excludes the fee and assumes the same liquidity all the way. While the false price is held, others trade back at it.',
      ],
      pictures: [meanPicture(view)],
    };
  },
});

/** A window that ends at a false price, and how its numbers are shown. */
type WindowView = {
  sqrtTrueX96: bigint;
  sqrtFalseX96: bigint;
  tick: bigint;
  falseTick: bigint;
  window: bigint;
  /** At the false price. */
  seconds: bigint;
  liquidity: bigint;
  decimals: Decimals;
  unitToken: TokenName;
};

const priceAt = (tick: bigint, {decimals, unitToken}: WindowView): Rational =>
  turned(priceAtTick(tick, decimals), unitToken);

const meanTickAfter = (falseSeconds: bigint, view: WindowView): bigint =>
  manipulatedMeanTick({...view, falseSeconds});

/** By which part an average differs from that without the false price. */
const changeOf = (mean: Rational, view: WindowView): Rational =>
  changeFrom(priceAt(view.tick, view), mean);

function resultsOf(view: WindowView): Result[] {
  const {tick, falseTick, seconds, decimals, unitToken, liquidity} = view;
  const unit = unitOf(unitToken);
  const meanTick = meanTickAfter(seconds, view);
  const mean = priceAt(meanTick, view);
  const input = inputBetween({
    sqrtPriceAX96: view.sqrtTrueX96,
    sqrtPriceBX96: view.sqrtFalseX96,
    liquidity,
  });
  return [
    priceLine('Average price', mean, unit),
    {label: 'Mean tick, rounded down', human: `${meanTick}`},
    {label: 'Moved by', human: percent(changeOf(mean, view))},
    priceLine('Average before', priceAt(tick, view), unit),
    {label: 'True tick, false tick', human: `${tick}, ${falseTick}`},
    amountLine('Input that makes the false price', {
      raw: input.raw,
      decimals: input.isToken0 ? decimals.decimals0 : decimals.decimals1,
      unit: input.isToken0 ? 'token0' : 'token1',
    }),
  ];
}

function meanPicture(view: WindowView): Picture {
  const {window, seconds, unitToken} = view;
  const unit = unitOf(unitToken);
  const samples = evenly({from: 0n, to: window, steps: SAMPLES}).map((falseSeconds) => ({
    falseSeconds,
    mean: priceAt(meanTickAfter(falseSeconds, view), view),
  }));
  const change = changeOf(priceAt(meanTickAfter(seconds, view), view), view);
  return {
    caption: `Held for ${seconds} of ${window} seconds, the false price moves the average by ${percent(change)}.`,
    x: 'Held at the false price (seconds)',
    y: `Average (${unit})`,
    marks: [{x: Number(seconds), label: `${seconds} s`}],
    lines: [
      {
        label: 'average',
        colour: 1,
        points: samples.map(({falseSeconds, mean}) => [Number(falseSeconds), placeOf(mean)]),
      },
    ],
    table: {
      head: ['Held (seconds)', `Average (${unit})`, 'Moved by'],
      rows: everyNth(samples, 5).map(({falseSeconds, mean}) => [
        `${falseSeconds}`,
        figure(mean),
        percent(changeOf(mean, view)),
      ]),
    },
  };
}
