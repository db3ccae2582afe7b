import {expect, test} from 'vitest';
import {DEEPEST_BRACKETS, LONGEST_QUERY} from '../limits';
import {checkSize} from './checkSize';

test.each([
  ['', undefined],
  ['x'.repeat(LONGEST_QUERY), undefined],
  ['x'.repeat(LONGEST_QUERY + 1), 'A query has at most 20,000 characters here.'],
  ['{ a([ '.repeat(DEEPEST_BRACKETS / 3), undefined],
  ['{'.repeat(DEEPEST_BRACKETS) + '}'.repeat(DEEPEST_BRACKETS) + '{', undefined],
  [
    `${'}'.repeat(9)}${'{'.repeat(DEEPEST_BRACKETS + 1)}`,
    'Brackets may be nested at most 60 deep here.',
  ],
])('refuses text %# as too long or too deep', (text, expected) => {
  expect(checkSize(text)).toBe(expected);
});
