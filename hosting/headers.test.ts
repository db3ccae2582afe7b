import {expect, test} from 'vitest';
import {expressionOf, headerRules} from './headers';
import {typeRules} from './types';

const rules = [...headerRules('the policy'), ...typeRules];

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
  '/fonts/Geist.woff2',
  '/img/mark.svg',
  '/cards/index.png',
  '/examples/home/firstSwap.ts',
  '/examples/home/firstSwap.output.txt',
];

test.each(ADDRESSES)('names no header twice for %s', (address) => {
  const names = rules
    .filter(({pattern}) => new RegExp(expressionOf(pattern)).test(address))
    .flatMap(({headers}) => Object.keys(headers));
  expect(names).toContain('Content-Security-Policy');
  expect(new Set(names).size).toBe(names.length);
});

test('reads every letter of a pattern but the star as itself', () => {
  const markdown = new RegExp(expressionOf('/*.md'));
  expect(
    ['/a.md', '/a/b.md', '/a.mdx', '/amd', '/a.md/b'].map((one) => markdown.test(one)),
  ).toEqual([true, true, false, false, false]);
});

// Cloudflare Pages takes 100 rules, and 2,000 letters a line.
test('stays within what static hosts take', () => {
  expect(rules.length).toBeLessThan(100);
  for (const value of rules.flatMap(({headers}) => Object.values(headers)))
    expect(value.length).toBeLessThan(1_000);
});
