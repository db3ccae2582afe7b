import {bytesAt, WORD} from './carriedBytes';
import type {CustomError} from './failure';

/** The values that an error carries, as its signature names their types: `1700000000`, `0x…`. */
export function valuesOf({data}: CustomError, signature: string): string[] | undefined {
  const types = TYPES.exec(signature)?.[1]?.split(',') ?? [];
  const args = data.slice(SELECTOR_CHARACTERS);
  const values = types.map((type, at) => valueOf(type, {args, at: at * WORD}));
  // Values of tuples and arrays stand elsewhere, so that all that follow would be wrong, too.
  return values.length > 0 && values.every((value) => value !== undefined) ? values : undefined;
}

/** The types of a signature whose arguments are one word each, or bytes. */
const TYPES = /^\w+\(((?:(?:u?int\d*|address|bool|bytes\d*)(?:,(?=\w)|(?=\))))+)\)$/;
const SELECTOR_CHARACTERS = 10;
const ADDRESS_DIGITS = 40;

function valueOf(type: string, {args, at}: {args: string; at: number}): string | undefined {
  const word = args.slice(at, at + WORD);
  if (word.length < WORD) return undefined;
  if (type === 'bytes') {
    const bytes = bytesAt(args, at);
    return bytes === undefined ? undefined : `0x${bytes}`;
  }
  if (type === 'address') return `0x${word.slice(-ADDRESS_DIGITS)}`;
  if (type === 'bool') return String(BigInt(`0x${word}`) !== 0n);
  if (type.startsWith('bytes')) return `0x${word.slice(0, 2 * Number(type.slice('bytes'.length)))}`;
  const number = BigInt(`0x${word}`);
  return String(type.startsWith('int') ? BigInt.asIntN(256, number) : number);
}
