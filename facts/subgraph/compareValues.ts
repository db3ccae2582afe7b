import {compare, decimal} from './decimal';
import type {Value} from './recording';

const NUMBERS = ['Int', 'BigInt', 'BigDecimal'];

/**
 * Below zero, zero or above zero: numbers by size, bytes by value, all else letter by letter, nothing
 * first.
 */
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
  if (type === 'Bytes') return compareText(bare(first), bare(second));
  return compareText(first, second);
}

const compareText = (one: string, other: string): number =>
  one < other ? -1 : Number(one > other);

const bare = (hex: string): string => hex.toLowerCase().replace(/^0x/, '');
