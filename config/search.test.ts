import {expect, test} from 'vitest';
import {isHosted} from '../plugins/search/service';
import {searchConfig} from './search';

test('searches with the own index where neither variable is set', () => {
  expect(isHosted(searchConfig({}))).toBe(false);
  expect(isHosted(searchConfig({ALGOLIA_APP_ID: '', ALGOLIA_SEARCH_KEY: ''}))).toBe(false);
});

test('searches with Algolia where both are', () => {
  const config = searchConfig({ALGOLIA_APP_ID: 'APP', ALGOLIA_SEARCH_KEY: 'key'});
  expect(config).toMatchObject({appId: 'APP', apiKey: 'key', indexName: 'v3-docs'});
  expect(isHosted(config)).toBe(true);
});

test('names the variable that is missing beside the other', () => {
  expect(() => searchConfig({ALGOLIA_APP_ID: 'APP'})).toThrow(
    'ALGOLIA_APP_ID is set and ALGOLIA_SEARCH_KEY is not: set both',
  );
  expect(() => searchConfig({ALGOLIA_SEARCH_KEY: 'key'})).toThrow(
    'ALGOLIA_SEARCH_KEY is set and ALGOLIA_APP_ID is not: set both',
  );
});

test('refuses to ship the admin key', () => {
  const same = {ALGOLIA_APP_ID: 'APP', ALGOLIA_SEARCH_KEY: 'key', ALGOLIA_ADMIN_KEY: 'key'};
  expect(() => searchConfig(same)).toThrow('must be a key that can only search');
});
