import {expect, test} from '@playwright/test';
import {hydrated} from './support/page';

// The browser reports the status 404 as a console error, so these use Playwright's own `test`.

for (const address of ['/nowhere', '/concepts', '/concepts/glossary/more', '/blog/nowhere']) {
  test(`answers ${address} with status 404 and the not-found page`, async ({page}) => {
    const response = await page.goto(address);
    expect(response?.status()).toBe(404);
    await hydrated(page);
    await expect(page.getByRole('heading', {level: 1, name: 'Page Not Found'})).toBeVisible();
    await expect(page).toHaveTitle('Page Not Found | Uniswap');
  });
}

test('leads from the not-found page to the four sections', async ({page}) => {
  await page.goto('/nowhere');
  const links = page
    .getByRole('navigation', {name: 'Sections of the documentation'})
    .getByRole('link');
  await expect(links).toHaveText(['Concepts', 'Contracts', 'SDKs', 'APIs']);
  const addresses = ['/concepts/overview', '/contracts/v3/overview', '/sdk/v3/overview'];
  for (const [index, address] of [...addresses, '/api/subgraph/overview'].entries()) {
    await expect(links.nth(index)).toHaveAttribute('href', address);
  }
});

test('routes an address with a trailing index.html that the host does not know', async ({page}) => {
  await page.goto('/concepts/glossary');
  const heading = await page.getByRole('heading', {level: 1}).innerText();
  await page.goto('/concepts/glossary/index.html');
  await expect(page).toHaveURL('/concepts/glossary');
  await expect(page.getByRole('heading', {level: 1})).toHaveText(heading);
});
