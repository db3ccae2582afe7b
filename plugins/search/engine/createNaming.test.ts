// cspell:ignore poolmanager toolong wethhook
import {expect, test} from 'vitest';
import {createNaming} from './createNaming';
import {packExcerpts, unpackExcerpts} from './packExcerpts';

const passage = (url: string, ...headings: string[]) => ({url, headings, text: '', code: ''});
const excerpts = unpackExcerpts(
  packExcerpts([
    passage('/contracts/v4/reference/errors/errors#toolong', 'Errors', 'TooLong()'),
    passage('/contracts/universal-router/reference#toolong', 'Router', 'TooLong()'),
    passage('/contracts/v4/reference/PoolManager', 'PoolManager'),
  ]),
);
const POSTINGS: Record<string, number[]> = {poolmanager: [0, 2], wethhook: [1], toolong: [0, 1]};
const namingOf = createNaming(
  {
    postingsOf: (word) => {
      const ids = POSTINGS[word];
      return ids && {code: {ids, counts: ids.map(() => 1)}};
    },
  },
  excerpts,
);
const counts = (message: string) => excerpts.map((_, id) => namingOf(message)(id));

test.each([
  ['PoolManager::swap() [Revert] TooLong()', [1, 0, 0], 'a contract, and no page of it'],
  ['TooLong() at WETHHook.beforeSwap', [0, 1, 0], 'a name that begins with an abbreviation'],
  ['TooLong v4', [1, 0, 0], 'a version'],
  ['universal router TooLong', [0, 1, 0], 'a product'],
  ['@uniswap/v4-core PoolManager PoolManager', [2, 0, 0], 'both, each once'],
  ['why is it too long', [0, 0, 0], 'nothing'],
])('counts what %s names: %j, %s', (message, expected) => {
  expect(counts(message)).toEqual(expected);
});
