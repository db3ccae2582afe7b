import type {Failure} from './failure';

/** The answer for the code of a `Panic(uint256)`, in decimal digits or as `0x11`. */
export function readPanic(number: string): Failure {
  const code = `0x${BigInt(number).toString(16).padStart(2, '0')}`;
  return {kind: 'panic', code, meaning: MEANINGS[code] ?? 'Solidity defines no such code'};
}

/** The answer for a text that states a panic and nothing else. */
export function panicIn(text: string): Failure | undefined {
  const code =
    CODE.exec(text)?.slice(1).find(Boolean) ?? SENTENCES.find(([, start]) => start.test(text))?.[0];
  return code === undefined ? undefined : readPanic(code);
}

/** `Panic(17)`, `panic: arithmetic underflow or overflow (0x11)` of Foundry, `Panic error 0x11` of web3.py. */
const CODE = /^panic\b.*\((0x[0-9a-f]{1,2}|\d{1,2})\)$|^(?:panic error )?(0x[0-9a-f]{1,2})$/i;

/** What viem writes in place of a code. */
const SENTENCES: readonly (readonly [string, RegExp])[] = [
  ['0x01', /^An `assert` condition failed/],
  ['0x11', /^Arithmetic operation resulted in underflow or overflow/],
  ['0x12', /^Division or modulo by zero/],
  ['0x32', /^Array index is out of bounds/],
];

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
