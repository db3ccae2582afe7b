import {expect, test} from 'vitest';
import {findLanguageFaults} from './findLanguageFaults';

const faultsOf = (source: string, file = 'docs/page.mdx') => findLanguageFaults({file, source});

test('says where, in which sentence, and what to write', () => {
  expect(faultsOf('# Page\n\nOne reads. Read a pool of v3 first.\n')).toEqual([
    'docs/page.mdx:3: "pool of v3" in: Read a pool of v3 first. Write "v3 pool".',
  ]);
});

test('reads headings, lists, cells of tables and notes', () => {
  const source = '## A hook of v4\n\n- simply\n\n| What |\n| - |\n| locked for good |\n';
  expect(faultsOf(source)).toHaveLength(3);
  expect(faultsOf('a: {does: Locks it for good.}\n', 'docs/X.yaml')).toHaveLength(1);
});

test.each([
  'The v3 pool takes 0.3%.',
  '`pool of v3` is code, and so is $10 %$.',
  'It says what is simple, and asks the reader.',
])('finds nothing in: %s', (source) => {
  expect(faultsOf(source)).toEqual([]);
});
