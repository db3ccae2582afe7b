import {expect, test} from 'vitest';
import {expressionOf, headerRules} from './headers';
import {typeRules} from './types';

const FRAMES = [
  {address: '/assets/run/frame-1a2b', policy: 'of programs'},
  {address: '/assets/run/compiler-3c4d', policy: 'of the compiler'},
];
const rules = [...headerRules('of pages', FRAMES), ...typeRules];

/** One address for each kind of file that a build holds. */
const ADDRESSES = [
  '/',
  '/concepts/overview',
  '/concepts/overview.md',
  '/registry.json',
  '/llms.txt',
  '/sw.js',
  '/assets/js/main.1a2b.js',
  '/assets/css/styles.1a2b.css',
  '/assets/run/engine-1a2b.js',
  ...FRAMES.map((frame) => frame.address),
  '/fonts/Geist.woff2',
  '/img/mark.svg',
  '/cards/index.png',
  '/examples/home/firstSwap.ts',
  '/examples/home/firstSwap.output.txt',
];

const headersOf = (address: string) =>
  rules
    .filter((rule) => new RegExp(expressionOf(rule)).test(address))
    .flatMap(({headers}) => Object.entries(headers));

test.each(ADDRESSES)('names no header twice for %s', (address) => {
  const names = headersOf(address).map(([name]) => name);
  expect(names).toContain('Content-Security-Policy');
  expect(new Set(names).size).toBe(names.length);
});

test('reads every letter of a pattern but the star as itself', () => {
  const markdown = new RegExp(expressionOf({pattern: '/*.md'}));
  expect(
    ['/a.md', '/a/b.md', '/a.mdx', '/amd', '/a.md/b'].map((one) => markdown.test(one)),
  ).toEqual([true, true, false, false, false]);
});

test('gives each frame its own policy, and pages theirs', () => {
  const policies = ['/assets/run/frame-1a2b', '/assets/run/compiler-3c4d', '/assets/run/frame-9']
    .map((address) => Object.fromEntries(headersOf(address)))
    .map((headers) => headers['Content-Security-Policy']);
  expect(policies).toEqual(['of programs', 'of the compiler', 'of pages']);
});

test('caches frames for a year, for the site alone', () => {
  expect(Object.fromEntries(headersOf('/assets/run/frame-1a2b'))).toMatchObject({
    'Cache-Control': 'public, max-age=31536000, immutable',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'X-Content-Type-Options': 'nosniff',
  });
});

test('leaves exceptions out of a pattern to the letter', () => {
  const rest = new RegExp(expressionOf({pattern: '/*', except: ['/a.b', '/c']}));
  expect(['/a.b', '/c', '/axb', '/a.b/', '/c/d', '/'].map((one) => rest.test(one))).toEqual([
    ...[false, false],
    ...[true, true, true, true],
  ]);
});

// Cloudflare Pages takes 100 rules, and 2,000 letters a line.
test('stays within what static hosts take', () => {
  expect(rules.length).toBeLessThan(100);
  for (const value of rules.flatMap(({headers}) => Object.values(headers)))
    expect(value.length).toBeLessThan(1_000);
});
