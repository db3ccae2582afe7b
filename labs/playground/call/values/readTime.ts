import type {Parsed} from '../../../../src/protocol/parseDecimal';

/** Reads `now`, `now + 20 minutes` or a date of UTC, `2026-01-02 12:30`, as Unix time in seconds; nothing where a text is neither. */
export function readTime(text: string, nowSeconds: number): Parsed<bigint> | undefined {
  const [isRelative, sign, count = '0', unit = 'seconds'] = RELATIVE.exec(text) ?? [];
  if (isRelative) {
    const seconds = Number(count) * (SECONDS[unit.charAt(0).toLowerCase()] ?? 1);
    return {value: BigInt(nowSeconds + (sign === '-' ? -seconds : seconds))};
  }
  const [isDate, day, time = '00:00'] = DATE.exec(text) ?? [];
  if (!isDate) return undefined;
  const milliseconds = Date.parse(`${day}T${time}Z`);
  return Number.isNaN(milliseconds)
    ? {problem: 'Enter a date that exists: 2026-01-02, or 2026-01-02 12:30, in UTC.'}
    : {value: BigInt(Math.floor(milliseconds / 1_000))};
}

/** At most nine digits, so that it stays a whole number. */
const RELATIVE = /^now(?:\s*([+-])\s*(\d{1,9})\s*(s|seconds?|m|min|minutes?|h|hours?|d|days?)?)?$/i;
const DATE = /^(\d{4}-\d\d-\d\d)(?:[T ](\d\d:\d\d(?::\d\d)?)Z?)?$/;
const SECONDS: Partial<Record<string, number>> = {s: 1, m: 60, h: 3_600, d: 86_400};
