import {expect, test} from 'vitest';
import {readInitCode} from './readInitCode';

test.each([
  ['an odd number of digits', '0x123', 'two for each byte'],
  ['other letters', '0xzz', 'two for each byte'],
  ['sixteen million digits', `0x${'00'.repeat(8_000_000)}`, 'at most 49,152 bytes'],
  ['one byte', '0x10', 'there is 1 byte.'],
  [
    'half a byte before the arguments',
    `0x${'60'.repeat(40)}6 0x6${'00'.repeat(32)}`,
    'two for each byte',
  ],
  ['an unlinked library', `0x60__$abc$__`, 'Link the libraries'],
])('says what is wrong with %s', (_, text, problem) => {
  expect(readInitCode(text)).toEqual({problem: expect.stringContaining(problem) as string});
});

test('reads code that a terminal or a mail broke into lines anywhere', () => {
  const hash = `0x${'4659e34b'.repeat(8)}`;
  const broken = `${hash.slice(0, 21)}\n${hash.slice(21, 44)}\r\n ${hash.slice(44)}\n`;
  expect(readInitCode(broken)).toEqual({value: {hash}});
});
