import {keccak256, size, type Hex} from 'viem';
import {grouped} from '../../../protocol/decimal';
import type {Parsed} from '../../../protocol/parseDecimal';

/** The init code of a contract by its hash, with its length where the code itself was given. */
export type InitCode = {hash: Hex; bytes?: number};

const HASH_BYTES = 32;
/** What a chain takes as init code: twice the largest contract (EIP-3860). */
const MOST_BYTES = 49_152;

/** Reads a hash, or hashes creation code and constructor arguments, which may stand on several lines. */
export function readInitCode(text: string): Parsed<InitCode> {
  if (text.includes('__')) {
    return {problem: 'Link the libraries first: the code has a gap where an address belongs.'};
  }
  // A line break inside of code parts no byte: only 0x begins another piece.
  const pieces = text.split(/(?:^|\s)\s*0x/i).map((piece) => piece.replace(/\s+/g, ''));
  if (!pieces.every((piece) => /^[0-9a-f]*$/i.test(piece) && piece.length % 2 === 0)) {
    return {problem: 'Enter hexadecimal digits, two for each byte: 0x and 0 to 9, a to f.'};
  }
  const hex: Hex = `0x${pieces.join('').toLowerCase()}`;
  const bytes = size(hex);
  if (bytes < HASH_BYTES) {
    return {
      problem: `Enter a hash of ${HASH_BYTES} bytes, or longer code: there ${bytes === 1 ? 'is 1 byte' : `are ${bytes} bytes`}.`,
    };
  }
  if (bytes > MOST_BYTES) {
    const [most, given] = [MOST_BYTES, bytes].map((count) => grouped(`${count}`));
    return {
      problem: `Enter at most ${most} bytes, the most that a chain accepts: there are ${given}.`,
    };
  }
  return {value: bytes === HASH_BYTES ? {hash: hex} : {hash: keccak256(hex), bytes}};
}
