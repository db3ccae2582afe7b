import {expect, test} from 'vitest';
import {GATEWAY_ADDRESS} from '../labs/query-lab/QueryLab/endpoint/gateway';
import {readPage} from '../testing/readPage';
import {connections} from './connections';

const GATEWAY = 'https://gateway.thegraph.com';

/** The address that a page shows under the title "endpoint". */
const endpointOf = (page: string): string =>
  /title="endpoint"\n(\S+)/.exec(readPage(page))?.[1] ?? '';

test.each([{}, {LAB_ENDPOINTS: ''}])(
  'allows the gateway of the query lab, and nothing else, for %o',
  (environment) => {
    expect(connections(environment)).toEqual([GATEWAY]);
  },
);

test.each([
  GATEWAY_ADDRESS,
  endpointOf('docs/api/subgraph/guides/examples'),
  endpointOf('docs/api/subgraph/guides/v4-examples'),
])('allows %s, which readers are told to ask', (address) => {
  expect(connections({})).toContain(new URL(address).origin);
});

test('allows the endpoints of the lab that are listed', () => {
  const listed = ' https://a.example  http://127.0.0.1:* ';
  expect(connections({LAB_ENDPOINTS: listed})).toEqual(['https://a.example', 'http://127.0.0.1:*']);
});

test.each(['a.example', 'https://a.example/q', '*', 'https:', "'unsafe-inline'", 'data:'])(
  'refuses the endpoint %s',
  (endpoint) => {
    expect(() => connections({LAB_ENDPOINTS: endpoint})).toThrow(`got "${endpoint}"`);
  },
);

test('allows the collector where visits are counted, by its origin', () => {
  const proxied = {ANALYTICS_PROXY_URL: 'https://a.example/v1/events'};
  expect(connections(proxied)).toEqual([GATEWAY, 'https://a.example']);
});

test('allows the hosts of Algolia where it answers', () => {
  const hosted = {ALGOLIA_APP_ID: 'ABC1', ALGOLIA_SEARCH_KEY: 'k'};
  expect(connections(hosted)).toEqual([
    GATEWAY,
    'https://abc1-dsn.algolia.net',
    'https://abc1-1.algolianet.com',
    'https://abc1-2.algolianet.com',
    'https://abc1-3.algolianet.com',
  ]);
});
