// cspell:ignore minning qouter liqui ruoter ordr poool liqoidity xyzq liqudtiy lqiuidyt mitnig rotre abdrer
import {expect, test} from 'vitest';
import {correctSlips, correctWord} from './correctWord';

const counts = new Map([
  ['border', 1],
  ['liquidity', 3],
  ['mining', 1],
  ['minting', 9],
  ['order', 4],
  ['pool', 4],
  ['quoter', 1],
  ['router', 2],
]);
const known = {counts, sorted: [...counts.keys()]};

test.each([
  ['swapped letters', 'ruoter', 'router'],
  ['a missing letter', 'ordr', 'order'],
  ['a letter too many', 'poool', 'pool'],
  ['another letter', 'liqoidity', 'liquidity'],
  ['swapped letters before another letter of a more frequent word', 'qouter', 'quoter'],
  ['a doubled letter before one of a more frequent word', 'minning', 'mining'],
])('puts %s right', (_slip, typed, word) => {
  expect(correctWord(typed, known)).toBe(word);
});

test.each(['order', 'liqui', 'poo', 'xyzq'])(
  'leaves %s, which is known, begins a known word, is short or like none',
  (word) => {
    expect(correctWord(word, known)).toBe(word);
  },
);

test.each([
  ['a missing letter and swapped ones', 'liqudtiy', 'liquidity'],
  ['two pairs of swapped letters and a missing one, which are three', 'lqiuidyt', 'lqiuidyt'],
  ['the same in a word of six letters', 'mitnig', 'minting'],
  ['not two in a shorter word', 'rotre', 'rotre'],
  ['not where the word begins otherwise', 'abdrer', 'abdrer'],
])('puts two slips right: %s', (_slips, typed, word) => {
  expect(correctSlips(typed, known)).toBe(word);
});

test('leaves a text that is too long for a word, of which each slip would take its length again', () => {
  const long = 'a'.repeat(65);
  const word = 'a'.repeat(64);
  const longKnown = {counts: new Map([[word, 1]]), sorted: [word]};
  expect(correctWord(long, longKnown)).toBe(long);
  expect(correctWord(`${word.slice(1)}b`, longKnown)).toBe(word);
});
