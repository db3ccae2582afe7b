/** The value below which that share of the others lies. */
export function percentileOf(values: readonly number[], share: number): number {
  const sorted = [...values].sort((one, other) => one - other);
  return sorted[Math.min(Math.floor(sorted.length * share), sorted.length - 1)] ?? NaN;
}
