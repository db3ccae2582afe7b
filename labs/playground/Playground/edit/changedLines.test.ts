import {expect, test} from 'vitest';
import {changedLines} from './changedLines';

const changesOf = (source: string, edited: string) =>
  changedLines(source.split(' '), edited.split(' '));

test('finds changed and added lines, and those before which lines are gone', () => {
  expect(changesOf('a b c', 'a b c')).toEqual({changed: [], removedBefore: []});
  expect(changesOf('a b c', 'a B c')).toEqual({changed: [2], removedBefore: []});
  expect(changesOf('a b c', 'a b x y c')).toEqual({changed: [3, 4], removedBefore: []});
  expect(changesOf('a b c d e', 'a c D e')).toEqual({changed: [3], removedBefore: [2]});
  expect(changesOf('a b c', 'a')).toEqual({changed: [], removedBefore: [1]});
  expect(changesOf('a a a b', 'a a b')).toEqual({changed: [], removedBefore: [3]});
});

test('finds one changed line in a file of many', () => {
  const source = Array.from({length: 20_000}, (_, index) => `${index}`);
  const edited = source.with(12_344, 'x');
  expect(changedLines(source, edited)).toEqual({changed: [12_345], removedBefore: []});
});
