// cspell:ignore ruoter rotuxre initializ
import {expect, test} from 'vitest';
import {expandQuery} from './expandQuery';

const words = ['allowanceexpired', 'fees', 'router', 'swap', 'twap'];
const known = {counts: new Map(words.map((word) => [word, 1])), sorted: words};
const asked = (query: string) => expandQuery(query, known);

test('puts two swapped letters right', () => {
  expect(asked('swap ruoter').map(({word}) => word)).toEqual(['swap', 'router']);
});

test('leaves a word that no two slips make of a known one', () => {
  expect(asked('rotuxre')[0]).toMatchObject({word: 'rotuxre', isKnown: false});
});

test.each([
  ['directly', 'direct'],
  ['initialized', 'initializ'],
  ['swapping', 'swap'],
])('looks for the stem of %s too', (word, stem) => {
  expect(asked(word)[0]?.also).toContain(stem);
});

test('looks for what a short name stands for', () => {
  expect(asked('TWAP')[0]?.also).toEqual(['time', 'weighted', 'average', 'price', 'oracle']);
});

test('reads a word of everyday life, which no page has, as what it is called', () => {
  expect(asked('plugin')[0]).toMatchObject({word: 'hook', also: ['hooks']});
});

test('keeps a word of everyday life that pages have', () => {
  const words = ['extension', 'hook'];
  const known = {counts: new Map(words.map((word) => [word, 1])), sorted: words};
  expect(expandQuery('extension', known)[0]).toMatchObject({word: 'extension', isKnown: true});
});

test('leaves the parameters of a signature out', () => {
  expect(asked('AllowanceExpired(uint256)').map(({word}) => word)).toEqual(['allowanceexpired']);
});

test('asks twenty words at most', () => {
  expect(asked('swap '.repeat(50))).toHaveLength(20);
});
