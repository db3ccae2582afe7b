import type {LoadContext} from '@docusaurus/types';
import {afterEach, expect, test, vi} from 'vitest';
import analytics from '.';

const tags = () =>
  analytics({siteDir: '/site'} as LoadContext).injectHtmlTags?.({content: undefined});

afterEach(() => {
  vi.unstubAllEnvs();
});

test('adds nothing to pages by default', () => {
  vi.stubEnv('AMPLITUDE_API_KEY', '');
  vi.stubEnv('ANALYTICS_PROXY_URL', '');
  expect(tags()).toEqual({headTags: []});
});

test('adds the address of the collector and the commit to pages', () => {
  vi.stubEnv('AMPLITUDE_API_KEY', 'f'.repeat(32));
  vi.stubEnv('ANALYTICS_PROXY_URL', 'https://example.org/events');
  vi.stubEnv('COMMIT', '87be4f8');
  const content =
    '{"apiKey":"ffffffffffffffffffffffffffffffff","serverUrl":"https://example.org/events","commit":"87be4f8"}';
  expect(tags()).toEqual({
    headTags: [
      {tagName: 'meta', attributes: {name: 'analytics', content}},
      {tagName: 'script', innerHTML: expect.stringContaining('analytics-arrivals') as string},
    ],
  });
});
