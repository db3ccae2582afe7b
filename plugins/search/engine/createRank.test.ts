import {expect, test} from 'vitest';
import {buildIndex} from './buildIndex';
import {createRank} from './createRank';
import {unpackExcerpts} from './packExcerpts';
import {unpackIndex} from './unpackIndex';

const heading = (text: string, at: number) => ({
  url: `/page-${at}`,
  headings: [text],
  text: '',
  code: '',
});
const headings = ['Swap', 'Swap a token', 'Token', 'Swapped pool'];
const passages = headings.map(heading);
const data = buildIndex(passages);
const excerpts = unpackExcerpts(data.excerpts);
const rank = createRank(unpackIndex(data.index, {excerpts, common: new Set()}), {
  excerpts,
  common: new Set(),
});
const asked = (...words: string[]) =>
  words.map((word) => ({word, isKnown: true, also: new Array<string>()}));
const even = () => 1;

test('has a passage with all words before those with some', () => {
  expect(rank(asked('swap', 'token'), even).ids[0]).toBe(1);
});

test('returns which words of a passage match', () => {
  expect(rank(asked('swap'), even).wordsIn([3])).toEqual(new Map([[3, ['swapped']]]));
});

test('weighs passages', () => {
  expect(rank(asked('token'), (id) => (id === 1 ? 0.1 : 1)).ids).toEqual([2, 1]);
});

test('answers the same after any other question', () => {
  const before = rank(asked('swap', 'token'), even).ids;
  for (let other = 0; other < 100; other += 1) rank(asked(`other${other}`), even);
  expect(rank(asked('swap', 'token'), even).ids).toEqual(before);
});

test('finds nothing for no word', () => {
  expect(rank([], even).ids).toEqual([]);
});
