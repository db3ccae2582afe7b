import type {TickDataProvider} from '@uniswap/v3-sdk';

/** How a pool of some version is asked for its ticks. */
type Reads = {
  /** The word of the bitmap with this index: a bit for each of 256 usable ticks. */
  readWord: (word: number) => Promise<bigint>;
  /** What a rising tick adds to the active liquidity here. */
  readNet: (tick: number) => Promise<bigint>;
};

// #region provider
/** The ticks of a pool, read when the SDK asks for them. */
export const tickProvider = ({readWord, readNet}: Reads): TickDataProvider => ({
  async getTick(tick) {
    return {liquidityNet: String(await readNet(tick))};
  },

  async nextInitializedTickWithinOneWord(tick, lte, tickSpacing) {
    const from = Math.floor(tick / tickSpacing) + (lte ? 0 : 1);
    const [word, bit] = [from >> 8, from & 255]; // 256 ticks share a word
    const bits = await readWord(word);
    const [found, edge] = lte
      ? [highest(bits & ((2n << BigInt(bit)) - 1n)), 0]
      : [lowest((bits >> BigInt(bit)) << BigInt(bit)), 255];
    return [(word * 256 + (found ?? edge)) * tickSpacing, found !== undefined];
  },
});

/** Index of the highest bit that is set, if one is. */
const highest = (bits: bigint): number | undefined =>
  bits === 0n ? undefined : bits.toString(2).length - 1;

/** Index of the lowest bit that is set, if one is. */
const lowest = (bits: bigint): number | undefined => highest(bits & -bits);
// #endregion provider
