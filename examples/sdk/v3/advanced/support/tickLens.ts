import {type Address, parseAbi} from 'viem';
import {addressOf, client} from '../../../../support/chain';
import type {PoolTick} from './readTicks';

// #region lens
const lens = {
  address: addressOf('TickLens'),
  abi: parseAbi([
    'struct PopulatedTick { int24 tick; int128 liquidityNet; uint128 liquidityGross; }',
    'function getPopulatedTicksInWord(address pool, int16 tickBitmapIndex) view returns (PopulatedTick[] populatedTicks)',
  ]),
} as const;

/** The initialised ticks of one word of the bitmap, which stands for 256 usable ticks. */
export async function ticksInWord(
  {address, blockNumber}: {address: Address; blockNumber: bigint},
  word: number,
): Promise<PoolTick[]> {
  const call = {...lens, functionName: 'getPopulatedTicksInWord', args: [address, word]} as const;
  const ticks = await client.readContract({...call, blockNumber});
  return ticks.map(({tick: index, ...tick}) => ({index, ...tick})).reverse(); // the lowest first
}
// #endregion lens
