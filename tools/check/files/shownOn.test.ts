import {expect, test} from 'vitest';
import {shownOn} from './shownOn';

const sources = {
  'docs/v3/quote.mdx': '```ts example=v3/quote.ts#ask\n```',
  'docs/v3/pool.yaml': "examples: [{program: 'v3/pool.ts#create'}]",
  'docs/v3/errors.mdx': '<Reverts product="v3" />',
};

test.each([
  ['a page', 'docs/v3/quote.mdx', ['docs/v3/quote.mdx']],
  ['notes', 'docs/v3/pool.yaml', ['docs/v3/pool.mdx']],
  ['a program', 'examples/v3/quote.ts', ['docs/v3/quote.mdx']],
  ['its output', 'examples/v3/quote.output.txt', ['docs/v3/quote.mdx']],
  ['a program of notes', 'examples/v3/pool.ts', ['docs/v3/pool.mdx']],
  ['an entry of the atlas', 'facts/atlas/v3/pool.yaml', ['docs/v3/errors.mdx']],
  ['a file that no page shows', 'config/words.txt', []],
])('finds the pages that show %s', (_, file, pages) => {
  expect(shownOn(file, sources)).toEqual(pages);
});
