import {priceAtTick, tickOf} from '../../../protocol/price';
import {changeFrom, type Rational} from '../../../protocol/rational';
import {
  maxLiquidityPerTick,
  nearestUsableTick,
  tickSpacingOf,
  usableTickAbove,
  usableTickBelow,
  usableTicks,
} from '../../../protocol/tickSpacing';
import {decimal} from '../fields';
import {instrument, type Result} from '../instrument';
import {decimalsOfTokens, feeTier, priceToken, turned, unitOf} from '../poolFields';
import {figure, percent} from '../wording';

/** Intervals that the ruler shows to each side. */
const INTERVALS = [-2n, -1n, 0n, 1n, 2n, 3n];

/** Which ticks a position may end at, near a price. */
export default instrument({
  fields: {
    tier: feeTier,
    price: decimal({label: 'Price', initial: '2500'}),
    quoted: priceToken,
    ...decimalsOfTokens,
  },
  answer: ({tier, price, quoted: unitToken, ...decimals}) => {
    const tickSpacing = tickSpacingOf(BigInt(tier));
    const tick = tickOf(turned(price, unitToken), decimals);
    const place = {tick, tickSpacing};
    const below = usableTickBelow(place);
    const nearest = nearestUsableTick(place);
    const above = usableTickAbove(place);
    const {lowest, highest} = usableTicks(tickSpacing);
    const unit = unitOf(unitToken);
    const priceAt = (at: bigint) => figure(turned(priceAtTick(at, decimals), unitToken));
    const line = (label: string, at: bigint): Result => ({
      label,
      human: `${priceAt(at)} ${unit}`,
      full: `${at}`,
    });
    const marks = INTERVALS.map((step) => below + step * tickSpacing).filter(
      (at) => at >= lowest && at <= highest,
    );
    return {
      summary: `Tick ${tick}; the nearest usable tick is ${nearest}.`,
      results: [
        line('Tick of the price', tick),
        line('Nearest usable tick', nearest),
        line('Usable tick at or below', below),
        line('Usable tick at or above', above),
        line('Lowest usable tick', lowest),
        line('Highest usable tick', highest),
        {
          label: 'One interval',
          human: `${percent(widthOf(tickSpacing))} of the price`,
          full: `${tickSpacing}`,
        },
        {
          label: 'Most liquidity at one tick',
          human: 'units of liquidity',
          full: `${maxLiquidityPerTick(tickSpacing)}`,
        },
      ],
      pictures: [
        {
          caption: `Tick ${tick} stands between the usable ticks ${below} and ${above}.`,
          x: 'Tick',
          lines: [],
          marks: [
            ...marks.map((at) => ({x: Number(at), label: `${at}`})),
            {x: Number(tick), label: `asked: ${tick}`},
          ],
          table: {
            head: ['Usable tick', `Price (${unit})`],
            rows: marks.map((at) => [`${at}`, priceAt(at)]),
          },
        },
      ],
    };
  },
});

/** The part by which the price rises over so many ticks. */
function widthOf(ticks: bigint): Rational {
  const priceAt = (tick: bigint) => priceAtTick(tick, {decimals0: 0n, decimals1: 0n});
  return changeFrom(priceAt(0n), priceAt(ticks));
}
