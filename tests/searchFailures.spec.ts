import {expect, test, type Page} from '@playwright/test';
import {failChunks, interceptChunks} from './support/chunks';
import {open} from './support/page';
import {askModal, field, opener, rows} from './support/search';

// These tests cause console errors on purpose, so they use Playwright's own `test`.

const PLACE = '/concepts/protocol/fees';

test('says that the search could not be loaded, and loads it with the next press', async ({
  page,
}) => {
  await open(page, PLACE);
  const restore = await failChunks(page);
  await opener(page).click();
  await expect(page.getByRole('alert')).toHaveText('The search could not be loaded. Try again.');
  await expect(page.getByRole('heading', {level: 1})).toBeVisible();
  await restore();
  await opener(page).click();
  await expect(field(page)).toBeFocused();
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('says in the modal that the index could not be loaded, and asks again with the next key', async ({
  page,
}) => {
  await open(page, PLACE);
  const restore = await failIndex(page);
  await askModal(page, 'slot');
  await expect(page.getByRole('status')).toHaveText(/could not be loaded. Type on to try again/);
  await expect(rows(page)).toHaveText([/Concepts/, /Contracts/, /SDKs/, /API/]);
  await restore();
  await page.keyboard.press('0');
  await expect(rows(page).first()).toContainText('UniswapV3Pool › Functions');
});

test('says on the page of results that the search failed, and asks again when told to', async ({
  page,
}) => {
  const restore = await failIndex(page);
  await open(page, '/search?q=slot0');
  const main = page.getByRole('main');
  await expect(main.getByRole('status')).toHaveText('The search could not be loaded.');
  await restore();
  await main.getByRole('button', {name: 'Try again'}).click();
  await expect(main.getByRole('listitem').first()).toContainText('UniswapV3Pool › Functions');
});

test('searches where storage is blocked, and remembers nothing', async ({page}) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('denied', 'SecurityError');
      },
    });
  });
  await open(page, PLACE);
  await askModal(page, 'slot0');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', {level: 1})).toHaveText('UniswapV3Pool');
  await page.keyboard.press('/');
  await expect(page.getByRole('dialog', {name: 'Search'})).toContainText('No recent searches');
});

test.describe('without scripts', () => {
  test.use({javaScriptEnabled: false});

  test('is a link to a page that says what to do', async ({page}) => {
    await page.goto(PLACE);
    await expect(opener(page)).toHaveCount(0);
    await page.getByRole('link', {name: 'Search', exact: true}).click();
    await expect(page).toHaveURL('/search');
    const main = page.getByRole('main');
    // Texts are matched without those of `noscript`.
    await expect(main.locator('noscript')).toBeVisible();
    expect(await main.locator('noscript').innerText()).toMatch(/^The search needs JavaScript/);
    await expect(main.getByRole('link')).toHaveText(['Concepts', 'Contracts', 'SDKs', 'API']);
    await expect(main.locator('input, button')).toHaveCount(0);
  });
});

/** Fails what the search loads besides its scripts, until the given function is called. */
const failIndex = (page: Page): Promise<() => Promise<void>> =>
  interceptChunks(page, (route) =>
    route.request().resourceType() === 'other' ? route.abort() : route.continue(),
  );
