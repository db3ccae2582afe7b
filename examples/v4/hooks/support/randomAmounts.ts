/** Amounts from 1 to a bound, the same ones for the same seed; the first ones have 1, 2, 3 digits. */
export function randomAmounts(count: number, most: bigint, seed: number): bigint[] {
  const digits = most.toString().length;
  let state = BigInt(seed);
  return Array.from({length: count}, (_, index) => {
    state = (state * 6_364_136_223_846_793_005n + 1_442_695_040_888_963_407n) % (1n << 64n);
    // Errors of rounding show in small amounts.
    const bound = index < digits ? 10n ** BigInt(index) : most;
    return 1n + ((state * bound) >> 64n);
  });
}
