import type {Hex} from 'viem';
import {client} from '../../support/chain';
import {setBits, wordsOf} from '../../support/tickBitmap';
import {stateView} from './lenses';

type Asked = {id: Hex; tickSpacing: number; blockNumber: bigint};

/** Every tick of a pool that bounds a position at a block, the lowest first. */
export async function readV4Ticks({id, tickSpacing, blockNumber}: Asked) {
  // #region batch
  const batch = {
    blockNumber, // every read sees one block
    allowFailure: false, // one failed read fails all: no tick may be missing
    deployless: true, // works on every chain; where Multicall3 is, leave this out
  } as const;
  // #endregion batch

  // #region words
  const words = wordsOf(tickSpacing);
  const bitmaps = await client.multicall({
    ...batch,
    contracts: words.map(
      (word) => ({...stateView, functionName: 'getTickBitmap', args: [id, word]}) as const,
    ),
  });
  const indices = bitmaps.flatMap((bits, at) =>
    setBits(bits).map((bit) => ((words[at] ?? 0) * 256 + bit) * tickSpacing),
  );
  // #endregion words

  // #region ticks
  const states = await client.multicall({
    ...batch,
    contracts: indices.map(
      (tick) => ({...stateView, functionName: 'getTickLiquidity', args: [id, tick]}) as const,
    ),
  });
  return states.map(([liquidityGross, liquidityNet], at) => {
    return {index: indices[at] ?? 0, liquidityGross, liquidityNet};
  });
  // #endregion ticks
}
