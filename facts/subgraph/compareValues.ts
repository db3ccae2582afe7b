import {compare, decimal} from './decimal';
import type {Value} from './recording';

const NUMBERS = ['Int', 'BigInt', 'BigDecimal'];

/** Below zero, zero or above zero: numbers by size, all else letter by letter, nothing first. */
export function compareValues(
  type: string,
  one: Value | undefined,
  other: Value | undefined,
): number {
  const [first, second] = [one, other].map((value) => (value == null ? undefined : String(value)));
  if (first === undefined || second === undefined) {
    return Number(first !== undefined) - Number(second !== undefined);
  }
  if (NUMBERS.includes(type)) return compare(decimal(first), decimal(second));
  return first < second ? -1 : Number(first > second);
}
