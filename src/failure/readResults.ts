import {bytesAt, numberAt, WORD} from './carriedBytes';

/** The place of the first call that failed, and what it reverted with, as hex digits. */
type FailedCall = {index: number; data: string};

/** Reads `(bool success, bytes returnData)[]`, which Multicall3 returns; nothing if no call failed. */
export function readResults(digits: string): FailedCall | undefined {
  if (numberAt(digits, 0) !== WORD / 2) return undefined;
  const heads = digits.slice(2 * WORD);
  const count = Math.min(numberAt(digits, WORD), heads.length / WORD);
  for (let index = 0; index < count; index += 1) {
    const result = heads.slice(2 * numberAt(heads, index * WORD));
    const data = result.startsWith(FAILED) ? bytesAt(result, WORD) : undefined;
    if (data !== undefined) return {index, data};
  }
  return undefined;
}

/** A result starts so: `false`, and the bytes behind these two words. */
const FAILED = `${'0'.repeat(WORD)}${'40'.padStart(WORD, '0')}`;
