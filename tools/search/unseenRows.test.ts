import {expect, test} from 'vitest';
import {parseUnseen, unseenRows} from './unseenRows';

const HEAD = 'kind\tquery\taccepted\n';

test('reads the breaks of a pasted text, and the pages in order', () => {
  expect(parseUnseen(`${HEAD}revert\tError:\\nSTF\t/a#stf /b\n`, 'x.tsv')).toEqual([
    {kind: 'revert', query: 'Error:\nSTF', accepted: ['/a#stf', '/b']},
  ]);
});

test.each(['task\tswap\n', 'task\tswap\tcontracts\n', 'task\tswap\t/a\t/b\n', '\tswap\t/a\n'])(
  'names the line that is none: %j',
  (line) => {
    expect(() => parseUnseen(HEAD + line, 'x.tsv')).toThrow('x.tsv:2: expected a kind');
  },
);

test('refuses a file with other columns', () => {
  expect(() => parseUnseen('query\tkind\n', 'x.tsv')).toThrow('x.tsv:1: expected the columns');
});

test('has at least a hundred queries in each half, and none in both', () => {
  const [tuning, sealed] = [unseenRows('tuning').rows, unseenRows('sealed').rows];
  expect(Math.min(tuning.length, sealed.length)).toBeGreaterThanOrEqual(100);
  const queries = new Set(tuning.map(({query}) => query));
  expect(sealed.filter(({query}) => queries.has(query))).toEqual([]);
});
