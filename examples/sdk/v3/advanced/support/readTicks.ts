import type {Address} from 'viem';
import {client} from '../../../../support/chain';
import {setBits, wordsOf} from '../../../../support/tickBitmap';
import {tickAbi} from '../../../support/chainTicks';

/** A tick that bounds a position. */
export type PoolTick = {
  index: number;
  /** Liquidity of all positions that the tick bounds. */
  liquidityGross: bigint;
  /** What a rising tick adds to the active liquidity here; a falling one takes it away. */
  liquidityNet: bigint;
};

type Asked = {address: Address; tickSpacing: number; blockNumber: bigint};

/** Every initialised tick of a pool at a block, the lowest first. */
export async function readTicks(asked: Asked): Promise<PoolTick[]> {
  const {address, tickSpacing, blockNumber} = asked;
  const pool = {address, abi: tickAbi} as const;
  // #region batch
  const batch = {
    blockNumber,
    allowFailure: false, // one failed read fails all: no tick may be missing
    deployless: true, // works on every chain; where Multicall3 is, leave this out
  } as const;
  // #endregion batch

  // #region words
  const words = wordsOf(tickSpacing);
  const contracts = words.map(
    (word) => ({...pool, functionName: 'tickBitmap', args: [word]}) as const,
  );
  const bitmaps = await client.multicall({...batch, contracts});
  const indices = bitmaps.flatMap((bits, at) =>
    setBits(bits).map((bit) => ((words[at] ?? 0) * 256 + bit) * tickSpacing),
  );
  // #endregion words

  // #region ticks
  const states = await client.multicall({
    ...batch,
    contracts: indices.map((index) => ({...pool, functionName: 'ticks', args: [index]}) as const),
  });
  return states.map(([liquidityGross, liquidityNet], at) => {
    return {index: indices[at] ?? 0, liquidityGross, liquidityNet};
  });
  // #endregion ticks
}
