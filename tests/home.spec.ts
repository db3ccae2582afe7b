import {expect, open, test} from './support/page';

test('is titled "Documentation and Guides"', async ({page}) => {
  await open(page, '/');
  await expect(page).toHaveTitle('Documentation and Guides | Uniswap');
});

for (const address of [
  '/concepts/overview',
  '/contracts/v3/overview',
  '/sdk/v3/overview',
  '/api/subgraph/overview',
]) {
  test(`leads from its text to ${address}`, async ({page}) => {
    await open(page, '/');
    await page.getByRole('main').locator(`a[href="${address}"]`).first().click();
    await expect(page).toHaveURL(address);
    await expect(page.getByRole('navigation', {name: 'Docs sidebar'})).toBeVisible();
  });
}

test('holds a sample that a reader can copy', async ({page, context}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, '/');
  const sample = page.locator('.theme-code-block', {hasText: 'tickToPrice'});
  await sample.hover();
  await sample.getByRole('button', {name: 'Copy code to clipboard'}).click();
  await expect
    .poll(() => page.evaluate(() => navigator.clipboard.readText()))
    .toContain("require('@uniswap/v3-sdk')");
});
