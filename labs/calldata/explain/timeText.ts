const LONGEST_SECONDS = 8_640_000_000_000n;
const YEAR_SECONDS = 31_556_952n;

/** A Unix time as a date, with how it stands to now. */
export function timeText(seconds: bigint, nowSeconds: number): string {
  if (isForever(seconds, nowSeconds)) return 'practically never';
  if (seconds === 0n) return '0 s: 1970, or whatever the contract takes 0 to mean';
  const date = new Date(Number(seconds) * 1_000).toISOString();
  const state = seconds < BigInt(nowSeconds) ? 'past' : 'ahead';
  return `${date.slice(0, 10)} ${date.slice(11, 19)} UTC (${state})`;
}

/** Whether a time is so far off that it limits nothing: more than a year ahead. */
export const isForever = (seconds: bigint, nowSeconds: number): boolean =>
  seconds > LONGEST_SECONDS || seconds > BigInt(nowSeconds) + YEAR_SECONDS;
