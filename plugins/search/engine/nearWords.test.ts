import fc from 'fast-check';
import {expect, test} from 'vitest';
import {editDistance} from './editDistance';
import {nearWords} from './nearWords';

test('finds words with a letter more, less, or another one', () => {
  const words = ['pol', 'pole', 'pool', 'pools', 'swap', 'tool'];
  expect(nearWords('pool', words, 1)).toEqual([
    {word: 'pol', letters: 1},
    {word: 'pool', letters: 0},
    {word: 'pools', letters: 1},
    {word: 'tool', letters: 1},
  ]);
});

const word = fc.string({unit: fc.constantFrom(...'abc'), minLength: 1, maxLength: 7});

test('finds what comparing with each word finds', () => {
  fc.assert(
    fc.property(fc.uniqueArray(word), word, fc.nat({max: 3}), (words, typed, most) => {
      const sorted = words.sort();
      const each = sorted
        .map((other) => ({word: other, letters: editDistance(typed, other)}))
        .filter(({letters}) => letters <= most);
      expect(nearWords(typed, sorted, most)).toEqual(each);
    }),
  );
});
