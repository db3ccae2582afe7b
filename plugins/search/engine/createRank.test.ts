import {expect, test} from 'vitest';
import {indexOf} from './buildIndex';
import {createRank} from './createRank';
import {packExcerpts, unpackExcerpts} from './packExcerpts';

const heading = (text: string, at: number) => ({
  url: `/page-${at}`,
  headings: [text],
  text: '',
  code: '',
});
const headings = ['Swap', 'Swap a token', 'Token', 'Swapped pool'];
const passages = headings.map(heading);
const {index} = indexOf(passages);
const excerpts = unpackExcerpts(packExcerpts(passages));
const rank = createRank(index, {excerpts, common: new Set()});
const asked = (...words: string[]) =>
  words.map((word) => ({word, isKnown: true, also: new Array<string>()}));
const even = () => 1;

test('has a passage with all words before those with some', () => {
  expect([...rank(asked('swap', 'token'), even).keys()][0]).toBe(1);
});

test('returns which words of a passage match', () => {
  expect(rank(asked('swap'), even).get(3)).toEqual(['swapped']);
});

test('weighs passages', () => {
  expect([...rank(asked('token'), (id) => (id === 1 ? 0.1 : 1)).keys()]).toEqual([2, 1]);
});

test('answers the same after any other question', () => {
  const before = [...rank(asked('swap', 'token'), even)];
  for (let other = 0; other < 100; other += 1) rank(asked(`other${other}`), even);
  expect([...rank(asked('swap', 'token'), even)]).toEqual(before);
});

test('finds nothing for no word', () => {
  expect(rank([], even).size).toBe(0);
});
