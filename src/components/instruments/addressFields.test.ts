import {expect, test} from 'vitest';
import {addressText, readAddress} from './addressFields';

const USDC = '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48';

test.each([
  ['as its checksum has it', USDC],
  ['in lower case', USDC.toLowerCase()],
  ['in upper case', `0x${USDC.slice(2).toUpperCase()}`],
  ['with spaces around it', ` ${USDC}\n`],
])('reads an address %s', (_how, text) => {
  expect(readAddress(text)).toEqual({value: BigInt(USDC)});
});

test.each([
  ['', 'Enter an address: 0x and 40 hexadecimal digits.'],
  [USDC.slice(2), 'Begin the address with 0x.'],
  [USDC.slice(0, -1), 'Enter 40 digits after 0x: this address has 39.'],
  [`${USDC}0`, 'Enter 40 digits after 0x: this address has 41.'],
  ['0x', 'Enter 40 digits after 0x: this address has 0.'],
  [USDC.replace('b86', 'O86'), /the character at place 3 after 0x is none\.$/],
  [USDC.replace('b86', 'b86\n'), /at place 6 after 0x is a space or a line break\.$/],
  [`${USDC}\u200b`, /at place 41 after 0x is none and cannot be seen: delete it\.$/],
  [USDC.replace('A0b', 'a0b'), /^Check the address against its source/],
  [USDC.replace('b86991', 'b86891'), /^Check the address against its source/],
])('says what is wrong with "%s"', (text, problem) => {
  expect(readAddress(text)).toEqual({problem: expect.stringMatching(problem) as string});
});

test('writes an address with its checksum and all of its digits', () => {
  expect(addressText(BigInt(USDC))).toBe(USDC);
  expect(addressText(0xc0n)).toBe('0x' + '0'.repeat(38) + 'C0');
});
