import {expect, test} from 'vitest';
import {headerRules} from './headers';
import type {Hosting} from './hosting';
import {headersFile, redirectsFile, vercelFile} from './staticHosts';

const hosting: Hosting = {
  rules: [
    {pattern: '/*', headers: {'X-One': '1', 'X-Two': '2'}},
    {pattern: '/a/*.json', headers: {'X-Three': '3'}},
  ],
  redirects: [{from: '/old', to: '/new'}],
};

test('writes headers below their pattern, and the types of sources', () => {
  const text = headersFile(hosting);
  expect(text).toMatch(/^\/\*\n {2}X-One: 1\n {2}X-Two: 2\n\/a\/\*\.json\n {2}X-Three: 3\n/);
  expect(text).toContain('/*.md\n  Content-Type: text/markdown; charset=utf-8\n');
});

const FRAME = '/assets/run/frame-1a2b';
const framed: Hosting = {
  rules: [
    {pattern: '/*', except: [FRAME, '/assets/run/other'], headers: {'X-One': '1'}},
    {pattern: FRAME, headers: {'X-One': 'of the frame', 'X-Two': '2'}},
    {pattern: '/*', headers: {'X-Three': '3'}},
  ],
  redirects: [],
};

test('takes back what a wider rule has set', () => {
  expect(headersFile(framed)).toMatch(
    /^\/\*\n {2}X-One: 1\n {2}X-Three: 3\n\/assets\/run\/frame-1a2b\n {2}! X-One\n {2}X-One: of the frame\n {2}X-Two: 2\n/,
  );
});

test('names each pattern once, of which Cloudflare takes the last', () => {
  const patterns = headersFile({rules: headerRules('the policy'), redirects: []}).match(/^\/.*/gm);
  expect(patterns).toContain('/*.md');
  expect(new Set(patterns).size).toBe(patterns?.length);
});

test("leaves exceptions out of Vercel's pattern", () => {
  const {headers} = JSON.parse(vercelFile(framed)) as {headers: {source: string}[]};
  const sources = headers.map(({source}) => source);
  expect(sources).toContain('/((?!assets/run/frame-1a2b$|assets/run/other$).*)');
  const general = new RegExp(`^${sources[0]}$`);
  expect([FRAME, '/', `${FRAME}0`, '/assets/run'].map((one) => general.test(one))).toEqual([
    ...[false, true, true, true],
  ]);
});

test('writes redirects for good', () => {
  expect(redirectsFile(hosting)).toBe('/old /new 301\n');
});

test('writes the same for Vercel', () => {
  const file = JSON.parse(vercelFile(hosting)) as {
    redirects: object[];
    headers: {source: string; headers: object[]}[];
  };
  expect(file).toMatchObject({cleanUrls: true, trailingSlash: false});
  expect(file.redirects).toEqual([{source: '/old', destination: '/new', statusCode: 301}]);
  expect(file.headers.slice(0, 2)).toEqual([
    {
      source: '/(.*)',
      headers: [
        {key: 'X-One', value: '1'},
        {key: 'X-Two', value: '2'},
      ],
    },
    {source: '/a/(.*)\\.json', headers: [{key: 'X-Three', value: '3'}]},
  ]);
});
