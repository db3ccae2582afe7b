/** The lowest and the highest tick of a pool. */
const [MIN_TICK, MAX_TICK] = [-887_272, 887_272];

// #region bits
/** Every word of a pool's bitmap: a bit is a usable tick, a word holds 256 of them. */
export function wordsOf(tickSpacing: number): number[] {
  const wordOf = (tick: number): number => Math.floor(tick / tickSpacing) >> 8; // rounds down
  const first = wordOf(MIN_TICK);
  return Array.from({length: wordOf(MAX_TICK) - first + 1}, (_, at) => first + at);
}

/** Places of the bits that are set, the lowest first. */
export function setBits(bits: bigint): number[] {
  const digits = [...bits.toString(2)].reverse();
  return digits.flatMap((digit, place) => (digit === '1' ? [place] : []));
}
// #endregion bits
