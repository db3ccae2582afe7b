import type {Page} from '@playwright/test';
import {alterChunks, failChunks} from '../testing/interceptChunks';
import {open} from '../testing/page';
import {expect, test} from '../testing/test';

// These tests cause console errors on purpose, so they use Playwright's own `test`.

const PLACE = '/concepts/glossary';

const follow = (page: Page, name: string) =>
  page.getByRole('navigation', {name: 'Main'}).getByRole('link', {name, exact: true}).click();

test('shows a red box with the error and "Retry" when a part of a page fails to load', async ({
  page,
}) => {
  await open(page, PLACE);
  await failChunks(page);
  await follow(page, 'Contracts');
  const box = page.locator('div', {has: page.getByRole('button', {name: 'Retry'})});
  const red = box.filter({hasText: /^ChunkLoadError: Loading chunk \S+ failed/}).last();
  await expect(red).toHaveCSS('background-color', 'rgb(179, 18, 29)');
  await expect(page).toHaveURL('/contracts/v3/overview');
});

test('loads the page when a reader retries and the network is back', async ({page}) => {
  await open(page, PLACE);
  const restore = await failChunks(page);
  await follow(page, 'Contracts');
  await expect(page.getByRole('button', {name: 'Retry'})).toBeVisible();
  await restore();
  await page.getByRole('button', {name: 'Retry'}).click();
  await expect(page.getByRole('heading', {level: 1})).toBeVisible();
  await expect(page.getByRole('button', {name: 'Retry'})).toHaveCount(0);
});

test('loads a page with its sidebar when its section, too, could not be loaded before', async ({
  page,
}) => {
  // Who spares data is sent nothing ahead, so nothing is known of the other section.
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', {
      value: {saveData: true, effectiveType: '4g'},
    });
  });
  await open(page, PLACE);
  const restore = await failChunks(page);
  await follow(page, 'SDKs');
  await expect(page.getByRole('button', {name: 'Retry'})).toBeVisible();
  await restore();
  await page.getByRole('button', {name: 'Retry'}).click();
  await expect(page.getByRole('heading', {level: 1})).toBeVisible();
  await expect(page).toHaveURL('/sdk/v3/overview');
  await expect(page.getByRole('navigation', {name: 'Docs sidebar'})).toBeVisible();
});

test('shows the red box again when a retry fails too', async ({page}) => {
  await open(page, PLACE);
  await failChunks(page);
  await follow(page, 'Contracts');
  const asked = page.waitForRequest('**/assets/js/*.js');
  await page.getByRole('button', {name: 'Retry'}).click();
  await asked;
  await expect(page.getByRole('button', {name: 'Retry'})).toBeVisible();
});

test('keeps the navigation in reach beside the red box', async ({page}) => {
  await open(page, PLACE);
  const restore = await failChunks(page);
  await follow(page, 'Contracts');
  await expect(page.getByRole('button', {name: 'Retry'})).toBeVisible();
  await restore();
  await follow(page, 'SDKs');
  await expect(page).toHaveURL('/sdk/v3/overview');
  await expect(page.getByRole('heading', {level: 1})).toBeVisible();
});

test('stays readable when no script loads at all', async ({page}) => {
  await failChunks(page);
  await page.goto(PLACE);
  await expect(page.getByRole('heading', {level: 1})).toBeVisible();
});

test.describe('a page that throws while rendering', () => {
  test.beforeEach(async ({page}) => {
    await open(page, PLACE);
    // A plain object is not a React child: the page's first text throws while `isBroken` is set.
    await alterChunks(page, (script) =>
      script.replace(/children:("(?:[^"\\]|\\.)*")/, 'children:globalThis.isBroken?{}:$1'),
    );
    await page.evaluate(() => Object.assign(globalThis, {isBroken: true}));
    await follow(page, 'Contracts');
    await expect(page.getByRole('heading', {name: 'This page crashed.'})).toBeVisible();
  });

  test('is replaced by "This page crashed." with the error', async ({page}) => {
    await expect(page.getByText('Minified React error #31')).toBeVisible();
    await expect(page.getByRole('navigation', {name: 'Main'})).toBeVisible();
  });

  test('is shown by "Try again" once it no longer throws', async ({page}) => {
    await page.evaluate(() => Object.assign(globalThis, {isBroken: false}));
    await page.getByRole('button', {name: 'Try again'}).click();
    await expect(page.getByRole('heading', {name: 'This page crashed.'})).toHaveCount(0);
    await expect(page.getByRole('heading', {level: 1})).toBeVisible();
  });
});

test('names the missing data when the documentation plugin left none', async ({page}) => {
  await page.addInitScript(() => {
    const {parse} = JSON;
    JSON.parse = (...parameters) => {
      const value: unknown = parse(...parameters);
      const isGlobalData =
        value && typeof value === 'object' && 'docusaurus-plugin-content-docs' in value;
      return isGlobalData ? {...value, 'docusaurus-plugin-content-docs': {}} : value;
    };
  });
  await page.goto(PLACE);
  await page.keyboard.press('Shift');
  await expect(page.getByRole('heading', {name: 'This page crashed'})).toBeVisible();
  await expect(
    page.getByText('global data not found for "docusaurus-plugin-content-docs"'),
  ).toBeVisible();
});
