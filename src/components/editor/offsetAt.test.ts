import {Text} from '@codemirror/state';
import {expect, test} from 'vitest';
import {offsetAt, wordAt} from './offsetAt';

const text = Text.of(['{ pools {', '  ticks $id', '}']);

test('finds a line and a column, or the nearest place', () => {
  expect(offsetAt(text, 2, 3)).toBe(12);
  expect(offsetAt(text, 1, 99)).toBe(9);
  expect(offsetAt(text, 99, 1)).toBe(22);
});

test('marks the word at a place', () => {
  expect(wordAt(text, 2, 3)).toEqual({from: 12, to: 17});
  expect(wordAt(text, 2, 9)).toEqual({from: 18, to: 21});
});

test('marks what stands before the end, and nothing in an empty text', () => {
  expect(wordAt(text, 3, 2)).toEqual({from: 22, to: 23});
  expect(wordAt(Text.of(['']), 1, 1)).toEqual({from: 0, to: 0});
});
