import type {Page} from '@playwright/test';
import {holdChunks} from '../testing/interceptChunks';
import {onFastSite} from '../testing/onFastSite';
import {expect, hydrated, open, test} from '../testing/page';

const PLACE = '/concepts/glossary';

for (const colorScheme of ['dark', 'light'] as const) {
  test(`is ${colorScheme} where the system is, before any choice`, async ({page}) => {
    await page.emulateMedia({colorScheme});
    await open(page, PLACE);
    await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme);
    expect(await stored(page)).toBeNull();
  });
}

test('follows the system when it changes', async ({page}) => {
  await open(page, PLACE);
  await page.emulateMedia({colorScheme: 'light'});
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
});

test('switches to light, to dark and back to the system', async ({page}) => {
  await open(page, PLACE);
  await toggle(page, 'system mode').click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  expect(await stored(page)).toBe('light');

  await toggle(page, 'light mode').click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  expect(await stored(page)).toBe('dark');

  await toggle(page, 'dark mode').click();
  await expect(toggle(page, 'system mode')).toBeVisible();
  expect(await stored(page)).toBeNull();
});

test('keeps the choice when the system changes and on the next visit', async ({page}) => {
  await open(page, PLACE);
  await toggle(page, 'system mode').click();
  await page.emulateMedia({colorScheme: 'light'});
  await page.emulateMedia({colorScheme: 'dark'});
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');

  await open(page, '/blog');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
});

test('changes every open tab at once', async ({page, context}) => {
  const other = await context.newPage();
  await open(other, '/blog');
  await open(page, PLACE);
  await toggle(page, 'system mode').click();
  await expect(other.locator('html')).toHaveAttribute('data-theme', 'light');
});

test('changes a tab whose scripts have not started, and its colours stay when they start', async ({
  page,
  context,
}) => {
  const other = await context.newPage();
  await other.goto('/blog');
  await open(page, PLACE);
  await toggle(page, 'system mode').click();
  await expect(other.locator('html')).toHaveAttribute('data-theme', 'light');
  await expect(toggle(other, 'light mode')).toBeVisible();
  await hydrated(other);
  await expect(toggle(other, 'light mode')).toBeVisible();
  await expect(other.locator('html')).toHaveAttribute('data-theme', 'light');
  expect(await stored(other)).toBe('light');
});

test('follows a system that changes before the scripts start', async ({page}) => {
  onFastSite();
  await page.goto(PLACE);
  await page.emulateMedia({colorScheme: 'light'});
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  await hydrated(page);
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  await expect(toggle(page, 'system mode')).toBeVisible();
});

test('takes each of three clicks on the switch while the scripts take over', async ({page}) => {
  onFastSite();
  const release = await holdChunks(page);
  await page.goto(PLACE);
  await toggle(page, 'system mode').click();
  await page.evaluate(() => {
    // The second and third click, in the moment in which the page has been taken over.
    new MutationObserver((_changes, watch) => {
      watch.disconnect();
      const button = document.querySelector<HTMLElement>('[data-colours] button');
      button?.click();
      setTimeout(() => document.querySelector<HTMLElement>('[data-colours] button')?.click());
    }).observe(document.documentElement, {attributeFilter: ['data-has-hydrated']});
  });
  release();
  await hydrated(page);
  await expect(toggle(page, 'system mode')).toBeVisible();
  expect(await stored(page)).toBeNull();
});

test('paints the two modes in colours of their own', async ({page}) => {
  await open(page, PLACE);
  await expect(page.locator('html')).toHaveCSS('background-color', 'rgb(13, 18, 17)');
  await toggle(page, 'system mode').click();
  await expect(page.locator('html')).toHaveCSS('background-color', 'rgb(255, 255, 255)');
});

test.describe('without scripts', () => {
  test.use({javaScriptEnabled: false, colorScheme: 'light'});

  test('is dark by default', async ({page}) => {
    await page.goto(PLACE);
    await expect(page.locator('html')).toHaveCSS('background-color', 'rgb(13, 18, 17)');
  });
});

const toggle = (page: Page, mode: string) =>
  page.getByRole('button', {name: `Switch between dark and light mode (currently ${mode})`});

const stored = (page: Page) => page.evaluate(() => localStorage.getItem('theme'));
