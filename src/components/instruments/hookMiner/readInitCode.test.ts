import {expect, test} from 'vitest';
import {readInitCode} from './readInitCode';

test.each([
  ['an odd number of digits', '0x123', 'two for each byte'],
  ['other letters', '0xzz', 'two for each byte'],
  ['sixteen million digits', `0x${'00'.repeat(8_000_000)}`, 'at most 49,152 bytes'],
  ['an unlinked library', `0x60__$abc$__`, 'Link the libraries'],
])('says what is wrong with %s', (_, text, problem) => {
  expect(readInitCode(text)).toEqual({problem: expect.stringContaining(problem) as string});
});
