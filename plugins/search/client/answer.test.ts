import {expect, test} from 'vitest';
import type {Match} from '../engine/createEngine';
import {answer} from './answer';

const fees: Match = {
  url: '/concepts/protocol/fees#tiers',
  headings: ['Fees', 'Tiers'],
  text: 'A pool has one fee.',
  searchedAs: '',
  words: ['fee'],
};
const lock: Match = {
  url: '/contracts/v3/reference/error-codes#lok',
  headings: ['Errors', 'LOK'],
  text: '',
  searchedAs: '',
  words: [],
};
const post: Match = {url: '/blog/gas', headings: ['Gas'], text: '', searchedAs: '', words: []};
const origin = 'https://docs.example';

test('gives a section its place, its headings and a whole address', () => {
  const [hit] = answer([fees], {query: 'fee'}, origin).hits;
  expect(hit).toMatchObject({
    url: 'https://docs.example/concepts/protocol/fees#tiers',
    type: 'lvl2',
    hierarchy: {lvl0: 'Concepts', lvl1: 'Fees', lvl2: 'Tiers', lvl3: null},
  });
});

test('names the version of the protocol with the section', () => {
  expect(answer([lock], {}, origin).hits[0]?.hierarchy.lvl0).toBe('Contracts v3');
});

test('marks what was found with the tags of the request', () => {
  const request = {query: 'fee', highlightPreTag: '<b>', highlightPostTag: '</b>'};
  const [hit] = answer([fees], request, origin).hits;
  expect(hit?._snippetResult.content?.value).toBe('A pool has one <b>fee</b>.');
  expect(hit?._highlightResult.hierarchy.lvl1?.value).toBe('<b>Fees</b>');
});

test('marks it as HTML does where the request names no tags', () => {
  const [hit] = answer([fees], {query: 'fee'}, origin).hits;
  expect(hit?._snippetResult.content?.value).toContain('<mark>fee</mark>');
});

test('gives the asked page of hits, and counts all', () => {
  const result = answer([fees, lock, post], {page: 1, hitsPerPage: 2}, origin);
  expect(result).toMatchObject({nbHits: 3, nbPages: 2, page: 1});
  expect(result.hits.map(({objectID}) => objectID)).toEqual(['/blog/gas']);
});

test('counts without hits where a request asks for none', () => {
  expect(answer([fees], {hitsPerPage: 0}, origin)).toMatchObject({hits: [], nbHits: 1, nbPages: 0});
});

test('keeps to the docs version and language that the reader is in', () => {
  const filters = [
    'language:en',
    ['docusaurus_tag:default', 'docusaurus_tag:docs-default-current'],
  ];
  expect(answer([fees, post], {facetFilters: filters}, origin).nbHits).toBe(2);
  expect(answer([fees, post], {facetFilters: [['docusaurus_tag:default']]}, origin).nbHits).toBe(1);
  expect(answer([fees, post], {facetFilters: ['language:fr']}, origin).nbHits).toBe(0);
});
