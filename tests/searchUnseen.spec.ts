import {readFileSync} from 'node:fs';
import {expect, open, test} from '../testing/page';
import {field, rows} from '../testing/search';

const [, ...lines] = readFileSync('tests/search/unseen/2026-11-26.tuning.tsv', 'utf8')
  .trimEnd()
  .split('\n');
const pageOf = (address = ''): string => address.split('#')[0] ?? '';
/** Of each kind some, in the order of the file. */
const sample = lines
  .filter((_, at) => at % 6 === 0)
  .map((line) => line.split('\t'))
  .map(([, query = '', accepted = '']) => ({
    query: query.replaceAll('\\n', '\n'),
    pages: accepted.split(' ').map(pageOf),
  }));
/** `npm run bench:search -- --tuning` asks all of them, of the engine alone. */
const LEAST = 0.75;

test('answers queries by others in the modal as the engine does', async ({page}) => {
  await open(page, '/concepts/overview');
  await page.keyboard.press('Control+k');
  const first: boolean[] = [];
  for (const {query, pages} of sample) {
    await field(page).fill('');
    await expect(rows(page)).toHaveCount(0);
    await field(page).fill(query);
    const href = await rows(page).first().locator('a').first().getAttribute('href');
    first.push(pages.includes(pageOf(href ?? '')));
  }
  expect(sample.length).toBeGreaterThanOrEqual(19);
  expect(first.filter(Boolean).length / first.length).toBeGreaterThanOrEqual(LEAST);
});
