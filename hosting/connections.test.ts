import {expect, test} from 'vitest';
import {connections} from './connections';

test('allows the gateway of the query lab, and nothing else by default', () => {
  expect(connections({})).toEqual(['https://gateway.thegraph.com']);
});

test('allows the endpoints of the lab that are listed', () => {
  const listed = ' https://a.example  http://127.0.0.1:* ';
  expect(connections({LAB_ENDPOINTS: listed})).toEqual(['https://a.example', 'http://127.0.0.1:*']);
  expect(connections({LAB_ENDPOINTS: ''})).toEqual([]);
});

test.each(['a.example', 'https://a.example/q', '*', 'https:', "'unsafe-inline'", 'data:'])(
  'refuses the endpoint %s',
  (endpoint) => {
    expect(() => connections({LAB_ENDPOINTS: endpoint})).toThrow(`got "${endpoint}"`);
  },
);

test('allows the collector where visits are counted, by its origin', () => {
  const proxied = {LAB_ENDPOINTS: '', ANALYTICS_PROXY_URL: 'https://a.example/v1/events'};
  expect(connections(proxied)).toEqual(['https://a.example']);
});

test('allows the hosts of Algolia where it answers', () => {
  const hosted = {LAB_ENDPOINTS: '', ALGOLIA_APP_ID: 'ABC1', ALGOLIA_SEARCH_KEY: 'k'};
  expect(connections(hosted)).toEqual([
    'https://abc1-dsn.algolia.net',
    'https://abc1-1.algolianet.com',
    'https://abc1-2.algolianet.com',
    'https://abc1-3.algolianet.com',
  ]);
});
