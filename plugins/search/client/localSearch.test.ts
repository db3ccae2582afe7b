import {expect, test} from 'vitest';
import type {Match} from '../engine/createEngine';
import {localSearch} from './localSearch';
import type {Request} from './result';

const fees: Match = {
  url: '/concepts/protocol/fees#tiers',
  headings: ['Fees', 'Tiers'],
  text: 'A pool has one fee.',
  kind: undefined,
  names: [],
  words: ['fee'],
};
const lock: Match = {
  url: '/contracts/v3/reference/error-codes#lok',
  headings: ['Errors', 'LOK'],
  text: '',
  kind: undefined,
  names: [],
  words: [],
};
const post: Match = {
  url: '/blog/gas',
  headings: ['Gas'],
  text: '',
  kind: undefined,
  names: [],
  words: [],
};

const answer = (matches: Match[], request: Request = {}) =>
  localSearch(() => Promise.resolve({matches, corrections: []}))(request);

test('gives a passage its address and its headings, with the matching words marked', async () => {
  expect((await answer([fees], {query: 'fee'})).results).toEqual([
    {
      url: '/concepts/protocol/fees#tiers',
      headings: ['<mark>Fees</mark>', 'Tiers'],
      text: 'A pool has one <mark>fee</mark>.',
    },
  ]);
});

test('gives as many results as are asked for, and counts all', async () => {
  const {results, count} = await answer([fees, lock, post], {hitsPerPage: 2});
  expect(results.map(({url}) => url)).toEqual([fees.url, lock.url]);
  expect(count).toBe(3);
});

test('counts without results where a request asks for none', async () => {
  expect(await answer([fees], {hitsPerPage: 0})).toMatchObject({results: [], count: 1});
});

test('keeps to the docs version and language that the reader is in', async () => {
  const filters = [
    'language:en',
    ['docusaurus_tag:default', 'docusaurus_tag:docs-default-current'],
  ];
  const countOf = async (facetFilters: unknown) =>
    (await answer([fees, post], {facetFilters})).count;
  expect(await countOf(filters)).toBe(2);
  expect(await countOf([['docusaurus_tag:default']])).toBe(1);
  expect(await countOf(['language:fr'])).toBe(0);
});

test('asks the engine what was typed, and passes its corrections on', async () => {
  const queries: string[] = [];
  const search = localSearch((query) => {
    queries.push(query);
    return Promise.resolve({matches: [], corrections: ['fees']});
  });
  expect((await search({query: '0xC02a'})).corrections).toEqual(['fees']);
  expect(queries).toEqual(['0xC02a']);
});
