import type {Page} from '@playwright/test';
import {failChunks, interceptChunks} from '../testing/interceptChunks';
import {startFaultyServer} from '../testing/faultyServer';
import {hydrated, open} from '../testing/page';
import {askModal, field, opener, rows} from '../testing/search';
import {expect, test} from '../testing/test';

// These tests cause console errors on purpose, so they use Playwright's own `test`.

const PLACE = '/concepts/protocol/fees';

test('says that the search could not be loaded, and loads it when told to', async ({page}) => {
  await open(page, PLACE);
  const restore = await failChunks(page);
  await opener(page).click();
  await expect(page.getByRole('alert')).toContainText('The search could not be loaded.');
  await expect(page.getByRole('heading', {level: 1})).toBeVisible();
  await restore();
  await page.getByRole('button', {name: 'Try again'}).click();
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
  await expect(main.getByRole('status')).toContainText('The search could not be loaded.');
  await restore();
  await main.getByRole('button', {name: 'Try again'}).click();
  await expect(main.getByRole('listitem').first()).toContainText('UniswapV3Pool › Functions');
});

test.describe('after a deploy', () => {
  /** Opens a page of a release that has been replaced since. */
  async function openReplaced(page: Page, address: string) {
    const site = await startFaultyServer();
    await page.goto(site.url + address);
    await hydrated(page);
    site.deploy();
    return site;
  }

  const reload = (page: Page) => page.getByRole('button', {name: 'Reload the page'});

  test('says beside the search box that there is a new release, and loads it', async ({page}) => {
    const site = await openReplaced(page, PLACE);
    await opener(page).click();
    await expect(page.getByRole('alert')).toContainText('This site has a new release.');
    await Promise.all([page.waitForEvent('load'), reload(page).click()]);
    await hydrated(page);
    await opener(page).click();
    await expect(field(page)).toBeFocused();
    await site.stop();
  });

  test('says among results that there is a new release, and asks it the same', async ({page}) => {
    const site = await openReplaced(page, '/search');
    const main = page.getByRole('main');
    await main.getByRole('searchbox').fill('slot0');
    await expect(main.getByRole('status')).toContainText('This site has a new release.');
    await expect(page).toHaveURL(/q=slot0$/);
    await Promise.all([page.waitForEvent('load'), reload(page).click()]);
    await hydrated(page);
    await expect(main.getByRole('listitem').first()).toContainText('UniswapV3Pool › Functions');
    await site.stop();
  });
});

test.describe('a search that hangs', () => {
  test.beforeEach(async ({page}) => {
    await page.addInitScript(() => {
      const {postMessage} = Worker.prototype;
      Worker.prototype.postMessage = function (message: {query?: string}) {
        if (message.query !== 'slot0' || !('isHung' in globalThis)) postMessage.call(this, message);
      };
    });
    await page.clock.install();
  });

  const hang = (page: Page) => page.evaluate(() => Object.assign(globalThis, {isHung: true}));
  const recover = (page: Page) => page.evaluate('delete globalThis.isHung');

  test('shows no results of the query before, says so after 5 s, and asks again', async ({
    page,
  }) => {
    await open(page, '/search?q=fee');
    const main = page.getByRole('main');
    const results = main.getByRole('list', {name: 'Results'});
    await expect(results).toBeVisible();
    await hang(page);
    await main.getByRole('searchbox').fill('slot0');
    await page.clock.runFor(1_000);
    await expect(main.getByRole('status')).toHaveText('Searching …');
    await expect(results).toHaveCount(0);
    await page.clock.runFor(5_000);
    await expect(main.getByRole('status')).toContainText('The search took longer than 5 s.');
    await recover(page);
    await main.getByRole('button', {name: 'Try again'}).click();
    await expect(main.getByRole('listitem').first()).toContainText('UniswapV3Pool › Functions');
  });

  test('says so in the modal', async ({page}) => {
    await open(page, PLACE);
    await askModal(page, 'fee');
    await hang(page);
    await field(page).fill('slot0');
    await page.clock.runFor(5_000);
    await expect(page.getByRole('status')).toContainText('The search took longer than 5 s.');
    await expect(rows(page)).toHaveText([/Concepts/, /Contracts/, /SDKs/, /API/]);
  });
});

test('says where the browser refuses the worker that searches, and harms no page', async ({
  page,
}) => {
  const errors: Error[] = [];
  page.on('pageerror', (error) => errors.push(error));
  await page.addInitScript(() => {
    Object.defineProperty(window, 'Worker', {
      value: function Worker() {
        throw new DOMException('denied', 'SecurityError');
      },
    });
  });
  await open(page, PLACE);
  await opener(page).hover();
  await askModal(page, 'slot0');
  await expect(page.getByRole('status')).toContainText('The search could not be loaded.');
  await page.keyboard.press('Escape');
  await open(page, '/search?q=slot0');
  const main = page.getByRole('main');
  await expect(main.getByRole('status')).toContainText('The search could not be loaded.');
  await main.getByRole('link', {name: 'Concepts'}).click();
  await expect(page).toHaveURL('/concepts/overview');
  expect(errors).toEqual([]);
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
    await expect(main.getByRole('link')).toHaveText([
      ...['Concepts', 'Contracts', 'SDKs', 'APIs'],
      ...['Workbench', 'Revert look-up', 'Calldata explainer', 'Query lab', 'Deployments'],
    ]);
    await expect(main.locator('input, button')).toHaveCount(0);
  });
});

/** Fails what the search loads besides its scripts, until the given function is called. */
const failIndex = (page: Page): Promise<() => Promise<void>> =>
  interceptChunks(page, (route) =>
    route.request().resourceType() === 'other' ? route.abort() : route.continue(),
  );
