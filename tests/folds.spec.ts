import {expect, open, test} from '../testing/page';
import {isDeep} from '../testing/tier';

const CODES = '/contracts/v3/reference/error-codes';
const QUERIES = '/api/subgraph/guides/examples';

/** In pixels. On a phone pages are longest; the deep tier looks at a tablet and a laptop as well. */
const WIDTHS = isDeep ? [360, 768, 1280] : [360];

/** What the longest pages of the site hold. */
const LONG_PAGES = {
  'queries with their answers': [QUERIES, '/api/subgraph/guides/v4-examples'],
  'commands and members': ['/contracts/universal-router/technical-reference', CODES],
  instruments: ['/concepts/workbench'],
  tables: [
    '/contracts/v2/reference/Governance/governance-reference',
    '/contracts/v4/concepts/security',
  ],
  'samples of one program': [
    '/sdk/universal-router/guides/swap',
    '/contracts/v4/guides/hooks/limit-orders',
    '/sdk/v3/guides/swaps/trading',
  ],
};

for (const [content, addresses] of Object.entries(LONG_PAGES)) {
  test(`keeps pages of ${content} below 20,000 px at every width`, async ({page}) => {
    for (const address of addresses) {
      await open(page, address);
      for (const width of WIDTHS) {
        await page.setViewportSize({width, height: 800});
        const heightOf = () => page.evaluate(() => document.documentElement.scrollHeight);
        await expect.poll(heightOf, `${address} at ${width} px`).toBeLessThan(20_000);
      }
    }
  });
}

test('unfolds a question with its queries, and an instrument with its question', async ({page}) => {
  await page.goto(`${QUERIES}#pools`);
  const pools = page.locator('details.fold', {has: page.locator('#pools')});
  await expect(pools.locator('.language-graphql').first()).toBeVisible();
  await expect(pools.locator('.language-json').first()).toBeVisible();

  await open(page, '/concepts/workbench');
  await page.getByRole('heading', {name: 'What does a v2 pair pay?'}).click();
  await expect(page.getByRole('region', {name: 'Swap explorer for v2'})).toContainText('buy');
});

test('unfolds the part of a long page that an address leads to, before the scripts start', async ({
  page,
}) => {
  await page.goto(`${CODES}#tf`);
  const part = page.locator('details', {has: page.getByRole('heading', {name: /^TF/})});
  await expect(part).toHaveAttribute('open', '');
  await expect(part.getByText('To fix')).toBeVisible();
});

test('unfolds the part that an entry of the contents leads to, and leaves the others', async ({
  page,
}) => {
  await open(page, CODES);
  await page.locator('.theme-doc-toc-desktop').getByRole('link', {name: 'TF', exact: true}).click();
  await expect(page.locator('details.fold[open]')).toHaveCount(1);
  await expect(page.getByRole('heading', {name: /^TF/})).toBeInViewport();
});

test('keeps a part unfolded while the scripts start', async ({page}) => {
  await page.goto(CODES);
  await page.getByRole('heading', {name: /^TF/}).click();
  await page.waitForSelector('html[data-has-hydrated="true"]');
  await expect(page.locator('details.fold[open]')).toHaveCount(1);
});
