import {readFileSync} from 'node:fs';
import {expect, test} from 'vitest';
import {drawTables} from './drawTables';
import {fillBlock} from './fillBlock';
import {promiseTable} from './promiseTable';
import {readPromises} from './readPromises';
import {roomFloors} from './roomFloors';
import {roomTable} from './roomTable';

test.each(Object.entries(drawTables()))(
  'keeps %s current; "npm run contributing" writes it again',
  (file, text) => {
    expect(readFileSync(file, 'utf8')).toBe(text);
  },
);

test('states of a room what it may import, and what not', () => {
  expect(
    roomTable([
      {room: 'a', holds: 'plain lists', may: [], isPure: true},
      {room: 'b', holds: 'views', may: ['a', 'c'], not: ['c/readFile']},
    ]),
  ).toBe(
    [
      '| Room | Holds | May import |',
      '|---|---|---|',
      '| `a/` | plain lists | no other room, no package |',
      '| `b/` | views | a, c, not c/readFile |',
    ].join('\n'),
  );
});

test('puts a room on the floor above the highest that it may import', () => {
  expect(
    roomFloors([
      {room: 'a', holds: 'lists', may: []},
      {room: 'b', holds: 'views', may: ['a']},
      {room: 'c/one', holds: 'pages', may: ['b', 'a']},
      {room: 'd', holds: 'labs', may: ['c']},
      {room: 'e', holds: 'commands', may: 'anything'},
    ]),
  ).toBe(['```text', 'any  e', '  3  d', '  2  c/one', '  1  b', '  0  a', '```'].join('\n'));
});

test('counts the tests of a file, and lists what only the deep tier tries', () => {
  const promises = readPromises(`
    import {test as measured} from './support/measured';
    import {deep, deepWhere, triedOf} from './support/tier';
    const INPUTS = all.slice(triedOf(all.length));
    test('opens', async () => {});
    measured('measures', async () => {});
    measured.extend<{site: Site}>({site})('serves', async () => {});
    test('builds', deep, async () => {});
    const onOnePage = sharingPage(prepare);
    onOnePage('answers', async () => {});
    for (const width of WIDTHS)
      test.describe(\`at \${width} px\`, deepWhere(width > 1), () => {
        test.beforeEach(() => {});
        test('fits', async () => {});
      });
  `);
  expect(promises).toEqual({
    count: 6,
    deep: ['builds'],
    repeated: ['at … px'],
    hasMoreInputs: true,
  });
  expect(promiseTable({one: promises})).toContain(
    '| `one` | 6 | “builds”; more rounds of “at … px”; more pages or inputs |',
  );
});

test('replaces what stands between two marks, and asks for the marks', () => {
  expect(fillBlock('a\n<!-- t -->\nold\n<!-- /t -->\nb', 't', 'new')).toBe(
    'a\n<!-- t -->\n\nnew\n\n<!-- /t -->\nb',
  );
  expect(() => fillBlock('a', 't', 'new')).toThrow('expected "<!-- t -->" and, below it');
});
