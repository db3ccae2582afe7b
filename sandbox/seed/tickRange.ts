import type {Address} from 'viem';
import type {Builder} from '../chain/createBuilder';
import {fromHardhat} from '../fromPackage';

const MAX_TICK = 887_272;

type TickRange = [lower: number, upper: number];

type RangeInput = {address: Address; halfWidthTicks?: number};

/** Usable ticks around a pool's price, or the widest there are. */
export async function tickRange(
  {read}: Builder,
  {address, halfWidthTicks}: RangeInput,
): Promise<TickRange> {
  const pool = {to: address, abi: fromHardhat('@uniswap/v3-core', 'UniswapV3Pool').abi};
  const spacing = (await read({...pool, functionName: 'tickSpacing'})) as number;
  const [, tick] = (await read({...pool, functionName: 'slot0'})) as [bigint, number];
  return ticksAround(tick, {spacing, halfWidthTicks});
}

/** Ticks that a spacing allows, about this far to each side of a tick, or the widest there are. */
export function ticksAround(
  tick: number,
  {spacing, halfWidthTicks}: {spacing: number; halfWidthTicks?: number},
): TickRange {
  if (halfWidthTicks === undefined) {
    const widest = Math.floor(MAX_TICK / spacing) * spacing;
    return [-widest, widest];
  }
  const centre = Math.round(tick / spacing) * spacing;
  const half = Math.max(1, Math.round(halfWidthTicks / spacing)) * spacing;
  return [centre - half, centre + half];
}
