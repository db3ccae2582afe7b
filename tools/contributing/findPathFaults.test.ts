import {readFileSync} from 'node:fs';
import {expect, test} from 'vitest';
import {listFiles} from '../lint/listFiles';
import {findPathFaults} from './findPathFaults';

const FILES = listFiles();
const PROSE = FILES.filter((file) =>
  /^(CONTRIBUTING|(.*\/)?README)\.md$|^contributing\/.*\.md$/.test(file),
);

test.each(PROSE)('finds every file and folder that %s names', (file) => {
  expect(findPathFaults({file, text: readFileSync(file, 'utf8')}, FILES)).toEqual([]);
});

test('names a path and a link that lead to nothing', () => {
  const files = ['tools/check/index.ts', 'docs/concepts/fees.mdx', 'contributing/pages.md'];
  const text = [
    'Run `npx tsx tools/check/index.ts docs/<address>.mdx`, see `tools/check/` and `docs/….mdx`.',
    'See `tools/gone.ts`, `src/protocol`, [pages](pages.md#top) and [search](search.md).',
  ].join('\n');
  expect(findPathFaults({file: 'contributing/one.md', text}, files)).toEqual([
    'contributing/one.md: names tools/gone.ts, which is not there',
    'contributing/one.md: names contributing/search.md, which is not there',
  ]);
});
