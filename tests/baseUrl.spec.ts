import type {Page} from '@playwright/test';
import {open} from '../testing/page';
import {expect, test} from '../testing/test';

// A wrong base path shows as scripts and styles that are not found, which the console reports.

const banner = (page: Page) => page.getByText('Your Docusaurus site did not load properly.');

async function loseAssets(page: Page): Promise<void> {
  await page.route('**/assets/**', (route) => route.fulfill({status: 404}));
}

test('shows the red banner about a wrong base path on the home page', async ({page}) => {
  await loseAssets(page);
  await page.goto('/');
  await expect(banner(page)).toBeVisible();
  await expect(page.getByText('Current configured baseUrl = /')).toBeVisible();
  const frame = page.locator('div', {has: banner(page)}).last();
  await expect(frame).toHaveCSS('border-color', 'rgb(255, 0, 0)');
});

test('shows no such banner on other pages', async ({page}) => {
  await loseAssets(page);
  await page.goto('/concepts/glossary');
  await expect(page.getByRole('heading', {level: 1})).toBeVisible();
  await expect(banner(page)).toHaveCount(0);
});

test('shows no such banner on a home page that loaded', async ({page}) => {
  await open(page, '/');
  await expect(banner(page)).toHaveCount(0);
});
