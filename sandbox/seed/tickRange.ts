import type {Address} from 'viem';
import type {Builder} from '../chain/createBuilder';
import {fromHardhat} from '../fromPackage';

const MAX_TICK = 887_272;

type RangeInput = {address: Address; halfWidthTicks?: number};

/** Usable ticks around a pool's price, or the widest there are. */
export async function tickRange(
  {read}: Builder,
  {address, halfWidthTicks}: RangeInput,
): Promise<[lower: number, upper: number]> {
  const pool = {to: address, abi: fromHardhat('@uniswap/v3-core', 'UniswapV3Pool').abi};
  const spacing = (await read({...pool, functionName: 'tickSpacing'})) as number;
  if (halfWidthTicks === undefined) {
    const widest = Math.floor(MAX_TICK / spacing) * spacing;
    return [-widest, widest];
  }

  const [, tick] = (await read({...pool, functionName: 'slot0'})) as [bigint, number];
  const centre = Math.round(tick / spacing) * spacing;
  const half = Math.max(1, Math.round(halfWidthTicks / spacing)) * spacing;
  return [centre - half, centre + half];
}
