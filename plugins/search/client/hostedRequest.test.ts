import {expect, test} from 'vitest';
import {hostedRequest} from './hostedRequest';

const bytesOf = (text = '') => new TextEncoder().encode(text).length;

test('asks the index for a query and its filters', () => {
  const filters = [
    'language:en',
    ['docusaurus_tag:default', 'docusaurus_tag:docs-default-current'],
  ];
  const request = {query: 'slot0', hitsPerPage: 15, facetFilters: filters};
  expect(hostedRequest(request, 'v3-docs')).toMatchObject({indexName: 'v3-docs', ...request});
});

test('sends nothing else that the modal adds', () => {
  const request = {query: 'slot0', clickAnalytics: true, userToken: 'reader'};
  expect(Object.keys(hostedRequest(request, 'v3-docs'))).toEqual([
    'indexName',
    'query',
    'hitsPerPage',
    'facetFilters',
    'optionalFilters',
    'attributesToRetrieve',
    'attributesToHighlight',
    'attributesToSnippet',
    'snippetEllipsisText',
    'highlightPreTag',
    'highlightPostTag',
  ]);
});

test('sends of a pasted text as much as the service takes', () => {
  const sent = hostedRequest({query: 'x'.repeat(2_000)}, 'v3-docs').query;
  expect(sent).toBe('x'.repeat(512));
});

test('cuts no character in two', () => {
  const sent = hostedRequest({query: `a${'🦄'.repeat(500)}`}, 'v3-docs').query;
  expect(sent).toBe(`a${'🦄'.repeat(127)}`);
  expect(bytesOf(sent)).toBeLessThanOrEqual(512);
});

test('asks for the pages that the sent part of a query names, and for no others', () => {
  const wanted = (query: string) =>
    JSON.stringify(hostedRequest({query}, 'v3-docs').optionalFilters);
  expect(wanted('v4 swap')).toContain('v4');
  expect(wanted(`${'x'.repeat(600)} v4`)).not.toContain('v4');
});
