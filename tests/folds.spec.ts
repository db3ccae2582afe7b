import {expect, open, test} from '../testing/page';

const CODES = '/contracts/v3/reference/error-codes';

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
