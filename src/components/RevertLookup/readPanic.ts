import type {Revert} from './decodeRevertData';

/** The answer for the code of a `Panic(uint256)`, in decimal digits or as `0x11`. */
export function readPanic(written: string): Revert {
  const code = `0x${BigInt(written).toString(16).padStart(2, '0')}`;
  return {kind: 'panic', code, meaning: MEANINGS[code] ?? 'Solidity defines no such code'};
}

/** The codes that the Solidity compiler defines, as sentences without their end. */
const MEANINGS: Record<string, string> = {
  '0x00': 'a check that the compiler inserted failed',
  '0x01': 'an assertion was false',
  '0x11': 'an addition, subtraction or multiplication left the range of its type',
  '0x12': 'a number was divided by zero, or taken modulo zero',
  '0x21': 'a number was converted to an enum that has no such member',
  '0x22': 'a byte array in storage is encoded wrongly',
  '0x31': 'pop was called on an empty array',
  '0x32': 'an index is outside its array',
  '0x41': 'too much memory was asked for, or too long an array was made',
  '0x51': 'an internal function was called through a variable that was never set',
};
