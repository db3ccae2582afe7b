import {expect, test} from 'vitest';
import {readPage} from '../../../../testing/readPage';

/** The page without the padding of its tables. */
const page = readPage('docs/api/subgraph/overview');

const cell = (name: string) => page.match(new RegExp(`\\| ${name} \\| (.*) \\|`))?.[1] ?? '';
const number = (text: string) => Number(text.replaceAll(',', ''));

test('pages by id from the row on which skipping ends', () => {
  const [mostRows = ''] = cell('Rows per list \\(`first`\\)').match(/1,000/) ?? [];
  const [mostSkipped = ''] = cell('Rows skipped \\(`skip`\\)').match(/5,000/) ?? [];
  const reachable = number(mostRows) + number(mostSkipped);
  expect(page).toContain(`more than ${reachable.toLocaleString('en')} rows`);
});

test('states each subgraph id once, as base58', () => {
  const ids = [...page.matchAll(/^\| (?:v\d|governance) \|.*\| `(\w+)` \|$/gm)].map(([, id]) => id);
  expect(ids).toHaveLength(11);
  expect(new Set(ids).size).toBe(ids.length);
  for (const id of ids) expect(id).toMatch(/^[1-9A-HJ-NP-Za-km-z]{43,44}$/);
});
