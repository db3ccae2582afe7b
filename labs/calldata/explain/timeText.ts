const YEAR_SECONDS = 31_556_952n;
/** No contract and no key of today is used as late as that. */
const FOREVER_SECONDS = 100n * YEAR_SECONDS;

/** A Unix time as a date, with how it stands to now. */
export function timeText(seconds: bigint, nowSeconds: number): string {
  if (isForever(seconds, nowSeconds)) return 'practically never';
  if (seconds === 0n) return '0 s: 1970, or whatever the contract takes 0 to mean';
  const date = new Date(Number(seconds) * 1_000).toISOString();
  return `${date.slice(0, 10)} ${date.slice(11, 19)} UTC (${stateOf(seconds, nowSeconds)})`;
}

/** A Unix time as the end of a sentence. */
export const untilText = (seconds: bigint, nowSeconds: number): string =>
  isForever(seconds, nowSeconds) ? 'at any time to come' : `until ${timeText(seconds, nowSeconds)}`;

function stateOf(seconds: bigint, nowSeconds: number): string {
  if (seconds < BigInt(nowSeconds)) return 'past';
  return isFar(seconds, nowSeconds) ? 'more than a year ahead' : 'ahead';
}

/** Whether a time is so far off that it limits little: more than a year ahead. */
export const isFar = (seconds: bigint, nowSeconds: number): boolean =>
  seconds > BigInt(nowSeconds) + YEAR_SECONDS;

/** Whether a time is so far off that it limits nothing: more than a hundred years ahead. */
export const isForever = (seconds: bigint, nowSeconds: number): boolean =>
  seconds > BigInt(nowSeconds) + FOREVER_SECONDS;
