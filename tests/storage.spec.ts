import type {Page} from '@playwright/test';
import {expect, open, test, warningsOf} from '../testing/page';

const PLACE = '/concepts/glossary';
const VERSION = 'docs-preferred-version-default';

test('stores nothing until a reader chooses something', async ({page}) => {
  await open(page, PLACE);
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);
  expect(await page.context().cookies()).toEqual([]);
});

test('stores the colour mode under "theme"', async ({page}) => {
  await open(page, PLACE);
  await page.getByRole('button', {name: /Switch between dark and light mode/}).click();
  expect(await page.evaluate(() => ({...localStorage}))).toEqual({theme: 'light'});
});

test('forgets a preferred version that no longer exists', async ({page}) => {
  await open(page, PLACE);
  await page.evaluate((key) => localStorage.setItem(key, '0.1.0'), VERSION);
  await open(page, PLACE);
  await expect.poll(() => item(page, VERSION)).toBeNull();
});

test('keeps a preferred version that exists', async ({page}) => {
  await open(page, PLACE);
  await page.evaluate((key) => localStorage.setItem(key, 'current'), VERSION);
  await open(page, PLACE);
  expect(await item(page, VERSION)).toBe('current');
});

test('works where storage is unavailable, with exactly one warning', async ({page}) => {
  const warnings = warningsOf(page);
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('The operation is insecure.', 'SecurityError');
      },
    });
  });
  await open(page, PLACE);
  await page.getByRole('button', {name: /Switch between dark and light mode/}).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  await page.getByRole('link', {name: 'Contracts', exact: true}).first().click();
  await expect(page).toHaveURL('/contracts/v3/overview');
  expect(warnings).toEqual([expect.stringContaining('browser storage is not available')]);
});

const item = (page: Page, key: string) => page.evaluate((name) => localStorage.getItem(name), key);
