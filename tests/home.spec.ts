import {expect, open, test} from '../testing/page';

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
