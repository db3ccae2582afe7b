import {evenly} from '../../../protocol/evenly';
import {impermanentLossV2, impermanentLossV3} from '../../../protocol/impermanentLoss';
import {maximum, minimum, Q96} from '../../../protocol/integers';
import {getAmountsForLiquidity} from '../../../protocol/liquidityMath';
import {expectThat} from '../../../protocol/outOfRange';
import {valueInToken1} from '../../../protocol/positionValue';
import {rawPrice, sqrtPriceOf} from '../../../protocol/price';
import type {Range} from '../../../protocol/range';
import {invert, multiply, rational, subtract, type Rational} from '../../../protocol/rational';
import {
  feesOfVolume,
  heldHalves,
  resultAgainstHolding,
  volumeForLoss,
} from '../../../protocol/returns';
import {
  getSqrtPriceAtTick,
  getTickAtSqrtPrice,
  MAX_TICK,
  MIN_TICK,
} from '../../../protocol/tickMath';
import {choice, decimal, feeTier} from '../fields';
import {instrument} from '../instrument';
import {everyNth, placeOf} from '../picture';
import {figure, percent, priceLine} from '../wording';

const SAMPLES = 48n;
/** Digits of the loss of v2, which has a square root. */
const DIGITS = 30n;
const PLAIN = {decimals0: 0n, decimals1: 0n};

type Kind = 'v3' | 'v2';

/** What a price move costs a provider, what fees bring, and which volume makes up for it. */
export default instrument({
  fields: {
    kind: choice<Kind>({
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
    const sqrtOf = (price: Rational) => sqrtPriceOf(price, PLAIN);
    const range = {sqrtPriceAX96: sqrtOf(low), sqrtPriceBX96: sqrtOf(high)};
    expectThat(
      range.sqrtPriceAX96 < range.sqrtPriceBX96,
      'a lowest price below the highest price of the range',
    );
    const sqrtPriceBeforeX96 = sqrtOf(before);
    const sqrtPriceAfterX96 = sqrtOf(after);
    const lossAt = (which: Kind, sqrtX96: bigint): Rational =>
      which === 'v3'
        ? impermanentLossV3({...range, sqrtPriceBeforeX96, sqrtPriceAfterX96: sqrtX96})
        : impermanentLossV2({
            ratio: multiply(rawPrice(sqrtX96), invert(rawPrice(sqrtPriceBeforeX96))),
            digits: DIGITS,
          });
    const [v2, v3] = [lossAt('v2', sqrtPriceAfterX96), lossAt('v3', sqrtPriceAfterX96)];
    const loss = kind === 'v3' ? v3 : v2;
    const held =
      kind === 'v3'
        ? multiply(deposit, growthOfHolding(range, [sqrtPriceBeforeX96, sqrtPriceAfterX96]))
        : heldHalves({deposit, ratio: multiply(after, invert(before))});
    const earning = {feePips: BigInt(tier), share: multiply(share, rational(1n, 100n))};
    const fees = feesOfVolume({...earning, volume});
    const behind = multiply(held, loss);
    const result = resultAgainstHolding({loss, fees, held});

    const ticks = [before, after, low, high].map((price) => getTickAtSqrtPrice(sqrtOf(price)));
    const samples = evenly({
      from: maximum(MIN_TICK, ticks.reduce(minimum) - 2_000n),
      to: minimum(MAX_TICK - 1n, ticks.reduce(maximum) + 2_000n),
      steps: SAMPLES,
    }).map((tick) => {
      const sqrtX96 = getSqrtPriceAtTick(tick);
      return {price: rawPrice(sqrtX96), v2: lossAt('v2', sqrtX96), v3: lossAt('v3', sqrtX96)};
    });
    const curve = (which: Kind) =>
      samples.map((at) => [placeOf(at.price), -100 * placeOf(at[which])] as const);
    return {
      summary: `The result against holding is ${percent(result)}; without fees the loss is ${percent(loss)}.`,
      results: [
        {label: 'Impermanent loss, v3 range', human: percent(v3)},
        {label: 'Impermanent loss, v2', human: percent(v2)},
        priceLine('The deposit, if kept', held, 'USDC'),
        priceLine('The position, without fees', subtract(held, behind), 'USDC'),
        priceLine('Fees earned', fees, 'USDC'),
        {label: 'Result against holding', human: percent(result)},
        priceLine(
          'Volume that pays for the loss',
          volumeForLoss({...earning, loss: behind}),
          'USDC',
        ),
      ],
      advice: [
        ...(fees.numerator > 0n && kind === 'v3'
          ? ['Only volume traded while the price was in the range counts.']
          : []),
        'A share of the protocol, where one is set, comes off the fees.',
      ],
      pictures: [
        {
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
            rows: everyNth(samples, 6).map((at) => [
              figure(at.price),
              percent(at.v3),
              percent(at.v2),
            ]),
          },
        },
      ],
    };
  },
});

/** By which factor the worth of a range's first tokens changed, if they were kept. */
function growthOfHolding(range: Range, [before, after]: readonly [bigint, bigint]): Rational {
  // So much liquidity that rounding to raw units does not show.
  const first = getAmountsForLiquidity({
    ...range,
    sqrtPriceX96: before,
    liquidity: Q96 << 24n,
    roundUp: true,
  });
  const worth = (sqrtPriceX96: bigint) => valueInToken1({...first, sqrtPriceX96});
  return multiply(worth(after), invert(worth(before)));
}
