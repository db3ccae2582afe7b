import {expect, test} from 'vitest';
import {parseUnseen, unseenSets} from './unseenRows';

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

test('has at least a hundred queries in each half, and none twice', () => {
  const [tuning, sealed] = (['tuning', 'sealed'] as const).map((half) =>
    unseenSets(half).flatMap(({rows}) => rows.map(({query}) => query)),
  ) as [string[], string[]];
  expect(Math.min(tuning.length, sealed.length)).toBeGreaterThanOrEqual(100);
  const all = [...tuning, ...sealed];
  // Their number, since a sealed query is not to be read.
  expect(all.length - new Set(all).size).toBe(0);
});

test('names the sets by day and letter, the oldest first', () => {
  const dates = unseenSets('tuning').map(({date}) => date);
  expect(dates.slice(0, 2)).toEqual(['2026-11-26', '2026-11-26b']);
});
