import {ticksAround} from '../../../protocol/evenly';
import {impermanentLossV2, impermanentLossV3} from '../../../protocol/impermanentLoss';
import {expectThat} from '../../../protocol/outOfRange';
import {growthOfHolding} from '../../../protocol/positionValue';
import {rawPrice, sqrtPriceOf} from '../../../protocol/price';
import type {Range} from '../../../protocol/range';
import {
  add,
  changeFrom,
  divide,
  multiply,
  rational,
  subtract,
  type Rational,
} from '../../../protocol/rational';
import {
  feesOfVolume,
  heldHalves,
  resultAgainstHolding,
  volumeForLoss,
} from '../../../protocol/returns';
import {getSqrtPriceAtTick, getTickAtSqrtPrice} from '../../../protocol/tickMath';
import {choice, decimal} from '../fields';
import {instrument, type Result} from '../instrument';
import {everyNth, placeOf, type Picture} from '../picture';
import {feeTier} from '../poolFields';
import {figure, percent, worthLine} from '../wording';

const SAMPLES = 48n;
/** Ticks that the picture shows beyond the prices of the fields. */
const MARGIN = 2_000n;
/** Digits of the loss of v2, which has a square root. */
const DIGITS = 30n;
const USDC_DECIMALS = 6n;
const NO_DECIMALS = {decimals0: 0n, decimals1: 0n};

type Version = 'v3' | 'v2';

/** What a price move costs a provider, what fees bring, and which volume makes up for it. */
export default instrument({
  fields: {
    kind: choice<Version>({
      label: 'The deposit is in',
      initial: 'v3',
      options: [
        ['v3', 'a v3 range'],
        ['v2', 'v2, over every price'],
      ],
    }),
    before: decimal({label: 'Price at the deposit', unit: 'USDC per WETH', initial: '2000'}),
    after: decimal({label: 'Price now', unit: 'USDC per WETH', initial: '2250'}),
    low: decimal({label: 'Lowest price of the range', unit: 'v3 only', initial: '1500'}),
    high: decimal({label: 'Highest price of the range', unit: 'v3 only', initial: '2500'}),
    deposit: decimal({label: 'Worth of the deposit', unit: 'USDC', initial: '400000'}),
    volume: decimal({
      label: 'Volume since then',
      unit: 'USDC',
      initial: '10000000',
      zero: true,
    }),
    share: decimal({
      label: 'Your share of the liquidity',
      unit: '%',
      initial: '10',
      most: rational(100n),
      slider: {least: 1, most: 100, step: 1},
    }),
    tier: feeTier,
  },
  answer: ({kind, before, after, low, high, deposit, volume, share, tier}) => {
    const move = priceMove({before, after, low, high});
    const {v2, v3} = lossesAt(move.afterX96, move);
    const loss = kind === 'v3' ? v3 : v2;
    const valueIfKept =
      kind === 'v3'
        ? multiply(
            deposit,
            growthOfHolding(move.range, {before: move.beforeX96, after: move.afterX96}),
          )
        : heldHalves({deposit, ratio: divide(after, before)});
    const earning = {feePips: BigInt(tier), share: divide(share, rational(100n))};
    const fees = feesOfVolume({...earning, volume});
    const lost = multiply(valueIfKept, loss);
    const result = resultAgainstHolding({loss, fees, held: valueIfKept});
    const value = subtract(valueIfKept, lost);
    return {
      summary: `The result against holding is ${percent(result)}; without fees the loss is ${percent(loss)}.`,
      results: [
        {label: 'Impermanent loss, v3 range', human: percent(v3)},
        {label: 'Impermanent loss, v2', human: percent(v2)},
        usdcLine('The deposit, if kept', valueIfKept),
        usdcLine('The position, without fees', value),
        usdcLine('Fees earned', fees),
        {label: 'Result against holding', human: percent(result)},
        returnLine({deposit, valueWithFees: add(value, fees)}),
        usdcLine('Volume that pays for the loss', volumeForLoss({...earning, loss: lost})),
      ],
      advice: [
        ...(fees.numerator > 0n && kind === 'v3'
          ? ['Only volume traded while the price was in the range counts.']
          : []),
        'A protocol share, if one is set, reduces these fees.',
      ],
      pictures: [lossPicture(move)],
      leadsWithPictures: true,
    };
  },
});

const usdcLine = (label: string, worth: Rational): Result =>
  worthLine(label, {worth, decimals: USDC_DECIMALS, unit: 'USDC'});

/** By how much the position with its fees is worth more than the deposit, as a part of it and in USDC. */
function returnLine({
  deposit,
  valueWithFees,
}: Record<'deposit' | 'valueWithFees', Rational>): Result {
  const line = usdcLine('Return on the deposit', subtract(valueWithFees, deposit));
  return {...line, human: `${percent(changeFrom(deposit, valueWithFees))}, ${line.human}`};
}

type Prices = Record<'before' | 'after' | 'low' | 'high', Rational>;

/** A price at the deposit and now, and the range of the deposit, as √price × 2^96. */
type PriceMove = {prices: Prices; beforeX96: bigint; afterX96: bigint; range: Range};

function priceMove(prices: Prices): PriceMove {
  const sqrtOf = (price: Rational) => sqrtPriceOf(price, NO_DECIMALS);
  const range = {sqrtPriceAX96: sqrtOf(prices.low), sqrtPriceBX96: sqrtOf(prices.high)};
  expectThat(
    range.sqrtPriceAX96 < range.sqrtPriceBX96,
    'a lowest price below the highest price of the range',
  );
  return {prices, range, beforeX96: sqrtOf(prices.before), afterX96: sqrtOf(prices.after)};
}

/** Which part less either deposit is worth than its tokens at a price. */
const lossesAt = (
  sqrtPriceAfterX96: bigint,
  {range, beforeX96}: PriceMove,
): Record<Version, Rational> => ({
  v2: impermanentLossV2({
    ratio: divide(rawPrice(sqrtPriceAfterX96), rawPrice(beforeX96)),
    digits: DIGITS,
  }),
  v3: impermanentLossV3({...range, sqrtPriceBeforeX96: beforeX96, sqrtPriceAfterX96}),
});

function lossPicture(move: PriceMove): Picture {
  const {before, after} = move.prices;
  const {v2, v3} = lossesAt(move.afterX96, move);
  const {sqrtPriceAX96, sqrtPriceBX96} = move.range;
  const ticks = [move.beforeX96, move.afterX96, sqrtPriceAX96, sqrtPriceBX96].map(
    getTickAtSqrtPrice,
  );
  const samples = ticksAround(ticks, {margin: MARGIN, steps: SAMPLES})
    .map(getSqrtPriceAtTick)
    .map((sqrtPriceX96) => ({
      price: rawPrice(sqrtPriceX96),
      losses: lossesAt(sqrtPriceX96, move),
    }));
  const curve = (version: Version) =>
    samples.map(({price, losses}) => [placeOf(price), -100 * placeOf(losses[version])] as const);
  return {
    caption: `At ${figure(after)} USDC per WETH the v3 range is ${percent(v3)} and v2 ${percent(v2)} behind holding, without fees.`,
    x: 'Price (USDC per WETH)',
    y: 'Against holding (%)',
    marks: [
      {x: placeOf(before), label: 'deposit'},
      {x: placeOf(after), label: 'now'},
    ],
    lines: [
      {label: 'v3 range', colour: 1, points: curve('v3')},
      {label: 'v2', colour: 2, points: curve('v2')},
    ],
    table: {
      head: ['Price (USDC per WETH)', 'Loss, v3 range', 'Loss, v2'],
      rows: everyNth(samples, 6).map(({price, losses}) => [
        figure(price),
        percent(losses.v3),
        percent(losses.v2),
      ]),
    },
  };
}
