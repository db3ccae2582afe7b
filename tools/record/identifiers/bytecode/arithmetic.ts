import {OPCODE} from './instructions';
import type {Value} from './memory';

const WORD = 1n << 256n;

/** What an opcode makes of two words, the upper one first, as far as they are known. */
export function compute(opcode: number, [a, b]: readonly Value[]): Value | undefined {
  if (!a || !b) return undefined;
  if (opcode === OPCODE.add && (a.base === 0 || b.base === 0)) {
    return {base: a.base || b.base, offset: wrap(a.offset + b.offset)};
  }
  if (opcode === OPCODE.sub && (b.base === 0 || a.base === b.base)) {
    return {base: a.base === b.base ? 0 : a.base, offset: wrap(a.offset - b.offset)};
  }
  if (a.base !== 0 || b.base !== 0) return undefined;
  const result = KNOWN[opcode]?.(a.offset, b.offset);
  return result === undefined ? undefined : {base: 0, offset: wrap(result)};
}

const wrap = (number: bigint): bigint => ((number % WORD) + WORD) % WORD;

const KNOWN: Record<number, (a: bigint, b: bigint) => bigint> = {
  [OPCODE.mul]: (a, b) => a * b,
  [OPCODE.div]: (a, b) => (b === 0n ? 0n : a / b),
  [OPCODE.exp]: (a, b) => (b > 256n ? 0n : a ** b),
  [OPCODE.and]: (a, b) => a & b,
  [OPCODE.or]: (a, b) => a | b,
  [OPCODE.shl]: (a, b) => (a > 255n ? 0n : b << a),
  [OPCODE.shr]: (a, b) => (a > 255n ? 0n : b >> a),
};
