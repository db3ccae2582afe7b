import type {PoolState} from './readState';
import type {PoolTick} from './readTicks';

/** Two neighbouring initialised ticks, and the liquidity that is active between them. */
export type Interval = {tickLower: number; tickUpper: number; liquidity: bigint};

// #region intervals
/** How much liquidity is active between each two initialised ticks, the lowest first. */
export function liquidityIntervals(
  ticks: readonly PoolTick[],
  {tick, liquidity}: PoolState,
): Interval[] {
  const below = ticks.filter(({index}) => index <= tick).reverse(); // the nearest first
  const above = ticks.filter(({index}) => index > tick);
  const [lower, upper] = [below[0]?.index, above[0]?.index];
  if (lower === undefined || upper === undefined) throw new Error('no liquidity at this price');
  return [
    ...walk(below, liquidity, -1n).reverse(),
    {tickLower: lower, tickUpper: upper, liquidity},
    ...walk(above, liquidity, 1n),
  ];
}

/** Crosses tick after tick, away from the price: upwards adds what is net, downwards takes it away. */
function walk(ticks: readonly PoolTick[], start: bigint, direction: 1n | -1n): Interval[] {
  let liquidity = start;
  return ticks.slice(0, -1).map(({index, liquidityNet}, at) => {
    liquidity += direction * liquidityNet;
    const next = ticks[at + 1]?.index ?? index;
    return {tickLower: Math.min(index, next), tickUpper: Math.max(index, next), liquidity};
  });
}
// #endregion intervals
