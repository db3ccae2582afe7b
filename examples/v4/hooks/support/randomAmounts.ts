// #region random
/**
 * So many amounts from 1 to a bound, the same ones for the same seed: one of each size in digits
 * at first, as errors of rounding show in the small ones.
 */
export function randomAmounts(count: number, most: bigint, seed: number): bigint[] {
  const digits = most.toString().length;
  let state = BigInt(seed);
  return Array.from({length: count}, (_, index) => {
    state = (state * 6_364_136_223_846_793_005n + 1_442_695_040_888_963_407n) % (1n << 64n);
    const bound = index < digits ? 10n ** BigInt(index) : most;
    return 1n + ((state * bound) >> 64n);
  });
}
// #endregion random
