// cspell:ignore liqui ruoter ordr poool liqoidity xyzq
import {expect, test} from 'vitest';
import {knownWords, mendWord} from './mendWord';

const known = knownWords({
  terms: ['border', 'liquidity', 'order', 'pool', 'router'].join('\n'),
  sections: [['a', 'abc', 'ab', 'abcd', 'abc'].join('\n'), ['', '', 'ab', '', ''].join('\n')],
});

test.each([
  ['swapped letters', 'ruoter', 'router'],
  ['a missing letter', 'ordr', 'order'],
  ['a letter too many', 'poool', 'pool'],
  ['another letter', 'liqoidity', 'liquidity'],
])('puts %s right', (_slip, typed, word) => {
  expect(mendWord(typed, known)).toBe(word);
});

test.each(['order', 'liqui', 'poo', 'xyzq'])(
  'leaves %s, which is known, begins a known word, is short or like none',
  (word) => {
    expect(mendWord(word, known)).toBe(word);
  },
);

test('counts the sections of all fields', () => {
  expect(known.counts.get('order')).toBe(4);
});
