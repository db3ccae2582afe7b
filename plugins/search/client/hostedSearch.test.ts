import {afterEach, expect, test} from 'vitest';
import {startAlgolia} from '../../../testing/startAlgolia';
import {hostedSearch} from './hostedSearch';

const HOSTING = {appId: 'APP', apiKey: 'search-key', indexName: 'v3-docs'};
const FILTERS = ['language:en', ['docusaurus_tag:default', 'docusaurus_tag:docs-default-current']];
const EMPTY = {results: [{hits: [], nbHits: 0}]};

let algolia: Awaited<ReturnType<typeof startAlgolia>>;
afterEach(() => algolia.stop());

const ask = (query = 'slot0') =>
  hostedSearch(HOSTING, algolia.hosts)({query, facetFilters: FILTERS, hitsPerPage: 15});

test('asks once, with the filters of the reader and the key that can only search', async () => {
  algolia = await startAlgolia(() => ({body: EMPTY}));
  expect(await ask()).toMatchObject({count: 0, answeredBy: 'hosted'});
  expect(algolia.requests).toMatchObject([
    {
      method: 'POST',
      path: '/1/indexes/*/queries',
      key: 'search-key',
      body: {requests: [{indexName: 'v3-docs', query: 'slot0', facetFilters: FILTERS}]},
    },
  ]);
});

test('prefers pages of the version and kind that the query asks for', async () => {
  algolia = await startAlgolia(() => ({body: EMPTY}));
  await ask('collect fees v4');
  const optionalFilters = ['protocol:v4<score=4>', 'kind:guide<score=1>'];
  expect(algolia.requests).toMatchObject([{body: {requests: [{optionalFilters}]}}]);
});

test('asks for the revert in a message, however far down it stands', async () => {
  algolia = await startAlgolia(() => ({body: EMPTY}));
  await ask(`Error: ${'x'.repeat(600)}\nexecution reverted: Too little received\n`);
  expect(algolia.requests).toMatchObject([{body: {requests: [{query: 'Too little received'}]}}]);
});

test.each([
  ['an error of the service', {status: 500, body: {message: 'down'}}],
  ['a refused key', {status: 403, body: {message: 'Invalid Application-ID or API key'}}],
  ['a body that is no JSON', {body: '<html>'}],
  ['a body without results', {body: {}}],
])('rejects on %s', async (_, answer) => {
  algolia = await startAlgolia(() => answer);
  await expect(ask()).rejects.toThrow();
});

test('rejects where the connection is refused', async () => {
  algolia = await startAlgolia(() => ({body: EMPTY}));
  await algolia.stop();
  await expect(ask()).rejects.toThrow();
});
