// cspell:ignore creat transact
import {expect, test} from 'vitest';
import {stem} from './stem';

test.each([
  ['swap', ['swaps', 'swapping', 'swapped']],
  ['fee', ['fees']],
  ['address', ['address', 'addresses']],
  ['creat', ['create', 'creating', 'creation']],
  ['call', ['calls', 'calling', 'called']],
  ['dynamic', ['dynamic', 'dynamically']],
  ['external', ['external', 'externally']],
  ['transact', ['transaction', 'transactions']],
])('takes to %s what means the same', (start, words) => {
  expect(words.map(stem)).toEqual(words.map(() => start));
});

test.each(['uni', 'v3', 'sqrtpricex96', 'gas', 'ethers'])('leaves %s whole', (word) => {
  expect(stem(word)).toBe(word);
});
