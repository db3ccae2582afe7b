import {getAddress, isAddress} from 'viem';
import type {Parsed} from '../../protocol/parseDecimal';
import type {Field, Switches} from './instrument';

type Label = {label: string; unit?: string; initial: string};

/** An address as a number, or 0 where one of the given words stands for it. */
export const address = ({
  zero = [],
  switches,
  ...label
}: Label & {zero?: readonly string[]; switches?: Switches}): Field<bigint> => ({
  ...label,
  control: {kind: 'address', ...(switches && {switches})},
  read: (text) => (zero.includes(text.trim().toLowerCase()) ? {value: 0n} : readAddress(text)),
});

const DIGITS = 40;

/** Reads an address, exactly; mixed case must be that of its checksum. */
export function readAddress(text: string): Parsed<bigint> {
  const written = text.trim();
  if (written === '') return {problem: 'Enter an address: 0x and 40 hexadecimal digits.'};
  const digits = written.replace(/^0x/i, '');
  if (digits === written) return {problem: 'Begin the address with 0x.'};
  const wrong = digits.search(/[^0-9a-f]/i);
  if (wrong >= 0) {
    return {
      problem: `Enter hexadecimal digits only, 0 to 9 and a to f: the character at place ${wrong + 1} after 0x is ${characterIn(digits, wrong)}.`,
    };
  }
  if (digits.length !== DIGITS) {
    return {problem: `Enter ${DIGITS} digits after 0x: this address has ${digits.length}.`};
  }
  const isMixed = /[a-f]/.test(digits) && /[A-F]/.test(digits);
  if (isMixed && !isAddress(`0x${digits}`)) {
    return {
      problem:
        'Check the address against its source: its capital letters do not match its checksum, so a digit may be wrong. An address in lower case is not checked.',
    };
  }
  return {value: BigInt(`0x${digits}`)};
}

/** What stands in the place of a digit; readers see neither spaces nor characters without a width. */
function characterIn(digits: string, at: number): string {
  if (/\s/.test(digits.charAt(at))) return 'a space or a line break';
  return /\p{C}/u.test(digits.charAt(at)) ? 'none and cannot be seen: delete it' : 'none';
}

/** An address with its checksum. */
export const addressText = (value: bigint): string =>
  getAddress(`0x${value.toString(16).padStart(DIGITS, '0')}`);
