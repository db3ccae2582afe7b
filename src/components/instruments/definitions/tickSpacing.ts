import {priceAtTick, tickOf} from '../../../protocol/price';
import {invert, multiply, rational, subtract} from '../../../protocol/rational';
import {
  maxLiquidityPerTick,
  nearestUsableTick,
  tickSpacingOf,
  usableTickAbove,
  usableTickBelow,
  usableTicks,
} from '../../../protocol/tickSpacing';
import {decimal, decimalsOfTokens, feeTier, quoted, turned, unitOf} from '../fields';
import {instrument} from '../instrument';
import {figure, percent} from '../wording';

/** Intervals that the ruler shows to each side. */
const SHOWN = [-2n, -1n, 0n, 1n, 2n, 3n];

/** Which ticks a position may end at, near a price. */
export default instrument({
  fields: {
    tier: feeTier,
    price: decimal({label: 'Price', initial: '2500'}),
    quoted,
    ...decimalsOfTokens,
  },
  answer: ({tier, price, quoted: told, decimals0, decimals1}) => {
    const decimals = {decimals0, decimals1};
    const tickSpacing = tickSpacingOf(BigInt(tier));
    const tick = tickOf(turned(price, told), decimals);
    const placed = {tick, tickSpacing};
    const [below, nearest, above] = [
      usableTickBelow(placed),
      nearestUsableTick(placed),
      usableTickAbove(placed),
    ];
    const {lowest, highest} = usableTicks(tickSpacing);
    const priceAt = (at: bigint) => figure(turned(priceAtTick(at, decimals), told));
    const line = (label: string, at: bigint) => ({
      label,
      human: `${priceAt(at)} ${unitOf(told)}`,
      full: `${at}`,
    });
    const unitPrice = (at: bigint) => priceAtTick(at, {decimals0: 0n, decimals1: 0n});
    const width = subtract(multiply(unitPrice(tickSpacing), invert(unitPrice(0n))), rational(1n));
    const shown = SHOWN.map((step) => below + step * tickSpacing).filter(
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
        {label: 'One interval', human: `${percent(width)} of the price`, full: `${tickSpacing}`},
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
            ...shown.map((at) => ({x: Number(at), label: `${at}`})),
            {x: Number(tick), label: `asked: ${tick}`},
          ],
          table: {
            head: ['Usable tick', `Price (${unitOf(told)})`],
            rows: shown.map((at) => [`${at}`, priceAt(at)]),
          },
        },
      ],
    };
  },
});
