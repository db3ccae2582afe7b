import type {Page} from '@playwright/test';
import {
  altered,
  cut,
  halted,
  refused,
  reset,
  slow,
  startFaultyServer,
  type Fault,
  type FaultyServer,
} from '../testing/faultyServer';
import {onFastSite} from '../testing/onFastSite';
import {hydrated} from '../testing/page';
import {expect, test as base} from '../testing/test';
import {deepWhere} from '../testing/tier';

// These tests cause console errors on purpose, so they use Playwright's own `test`.

const PLACE = '/concepts/glossary';
const NEXT = '/sdk/v3/overview';
const CODE = '/contracts/v3/guides/swaps/single-swaps';
/** Pages with code and without, and the one that is no page of the documentation. */
const PLACES = [PLACE, CODE, '/'];
const SCRIPTS = /^\/assets\/js\//;
const STYLES = /^\/assets\/css\//;
/** As a host sends what it does not know, which a browser must not guess at. */
const asText = altered((text) => text, {
  'content-type': 'text/plain',
  'x-content-type-options': 'nosniff',
});
/** How long a page that a reader uses waits for its own rest. */
const PATIENCE_MS = 12_000;

const test = base.extend<{site: FaultyServer}>({
  site: async ({}, provide) => {
    const site = await startFaultyServer();
    await provide(site);
    await site.stop();
  },
});

// What the next page needs is asked for with the click.
test.use({sendsAhead: false});

const heading = (page: Page) => page.getByRole('heading', {level: 1});
const box = (page: Page) => page.getByRole('alert');
const retry = (page: Page) => box(page).getByRole('button', {name: 'Retry'});

const follow = (page: Page) =>
  page.getByRole('navigation', {name: 'Main'}).getByRole('link', {name: 'SDKs'}).click();

/** Opens a page, marks it, and gives its title. */
async function open(page: Page, site: FaultyServer): Promise<string> {
  await page.goto(site.url + PLACE);
  await hydrated(page);
  await page.evaluate(() => Object.assign(globalThis, {isSameVisit: true}));
  return heading(page).innerText();
}

/** Expects the next page, of the same visit or loaded again from the server. */
async function expectNext(page: Page, title: string, {isSameVisit = false} = {}): Promise<void> {
  await expect(page).toHaveURL(new RegExp(`${NEXT}$`));
  await expect(heading(page)).not.toHaveText(title);
  await expect(box(page)).toHaveCount(0);
  expect(await page.evaluate(() => 'isSameVisit' in globalThis)).toBe(isSameVisit);
}

for (const {fault, name} of [
  {fault: cut(), name: 'is cut'},
  {fault: refused(500), name: 'is answered with 500'},
] satisfies {fault: Fault; name: string}[]) {
  test(`shows the red box where the transfer of a chunk ${name}, and the page after Retry`, async ({
    page,
    site,
  }) => {
    const title = await open(page, site);
    const repair = site.break(SCRIPTS, fault);
    await follow(page);
    await expect(box(page)).toContainText('ChunkLoadError');
    repair();
    await retry(page).click();
    await expectNext(page, title, {isSameVisit: true});
  });
}

test('keeps the page while a chunk comes slowly, until the next is whole', async ({page, site}) => {
  const title = await open(page, site);
  let release = (): void => {};
  site.break(SCRIPTS, slow(new Promise((resolve) => (release = resolve))));
  const began = site.asked.length;
  await follow(page);
  await expect.poll(() => site.asked.length).toBeGreaterThan(began);
  await expect(page).toHaveURL(new RegExp(`${NEXT}$`));
  await expect(heading(page)).toHaveText(title);
  release();
  await expectNext(page, title, {isSameVisit: true});
});

test('loads the page from the server where a deploy took its chunk away', async ({page, site}) => {
  const title = await open(page, site);
  site.deploy();
  await follow(page);
  await expect(box(page)).toContainText('ChunkLoadError');
  await retry(page).click();
  await expectNext(page, title);
  await hydrated(page);
});

test('leaves the red box where it is while there is no network', async ({page, site}) => {
  const title = await open(page, site);
  site.leave();
  await follow(page);
  for (let tries = 0; tries < 3; tries += 1) {
    // Not only asked: what is on its way when the network comes back would arrive.
    const failed = page.waitForEvent('requestfailed', (request) => request.method() === 'GET');
    await retry(page).click();
    await failed;
    await expect(retry(page)).toBeVisible();
  }
  await site.comeBack();
  await retry(page).click();
  await expectNext(page, title, {isSameVisit: true});
});

test('reloads a page whose own scripts a deploy removed before they were requested', async ({
  page,
  site,
}) => {
  onFastSite();
  await page.goto(site.url + PLACE);
  site.deploy();
  await page.keyboard.press('Shift');
  await expect(box(page)).toContainText('It can be read without them.');
  await expect(heading(page)).toBeVisible();
  await Promise.all([page.waitForEvent('load'), retry(page).click()]);
  await hydrated(page);
  await expect(heading(page)).toBeVisible();
});

for (const {place, when, wait} of PLACES.flatMap((one) => [
  {place: one, when: 'soon', wait: 0},
  {place: one, when: 'after its scripts have waited', wait: PATIENCE_MS},
])) {
  test(
    `shows each part of ${place} once, which is used before the rest comes, ${when}`,
    deepWhere(place !== PLACES[0]),
    async ({page, site}) => {
      onFastSite();
      const errors: string[] = [];
      page.on('pageerror', ({message}) => errors.push(message));
      await page.clock.install();
      let release = (): void => {};
      site.break(new RegExp(`^${place}$`), halted(new Promise((resolve) => (release = resolve))));
      await page.goto(site.url + place, {waitUntil: 'commit'});
      await expect(heading(page)).toBeVisible();
      const title = await heading(page).innerText();
      await page.keyboard.press('/');
      await page.keyboard.type('tick');
      await page.clock.runFor(wait);
      release();
      await expect(page.getByRole('searchbox')).toHaveValue('tick');
      await expect(page.getByRole('contentinfo')).toHaveCount(1);
      await expect(page.getByRole('banner')).toHaveCount(1);
      await expectWhole(page, title);
      expect(errors).toEqual([]);
    },
  );
}

for (const place of PLACES) {
  test(`reads what came of ${place} where its transfer was cut, and draws the rest`, async ({
    page,
    site,
  }) => {
    onFastSite();
    await page.clock.install();
    let release = (): void => {};
    site.break(new RegExp(`^${place}$`), cut(new Promise((resolve) => (release = resolve))));
    await page.goto(site.url + place, {waitUntil: 'commit'});
    // What a browser has not read by the time that the connection ends, it throws away.
    await expect(heading(page)).toBeVisible();
    const title = await heading(page).innerText();
    const failed = page.waitForEvent('requestfailed');
    release();
    await failed;
    await expect(heading(page)).toBeVisible();
    await expect(page.getByRole('contentinfo')).toHaveCount(0);
    await page.keyboard.press('Shift');
    await page.clock.runFor(PATIENCE_MS);
    await expect(page.getByRole('contentinfo')).toBeVisible();
    await expectWhole(page, title);
  });
}

/** Expects a page with its title, of which no part failed: "This page crashed." is a heading, too. */
async function expectWhole(page: Page, title: string): Promise<void> {
  await expect(heading(page)).toHaveText(title, {useInnerText: true});
  await expect(page.getByRole('alert')).toHaveCount(0);
}

for (const {fault, name} of [
  {fault: cut(), name: 'are cut'},
  {fault: refused(500), name: 'fail'},
  {fault: refused(404), name: 'are gone'},
  {fault: reset, name: 'are reset'},
  {fault: asText, name: 'are of another type'},
] satisfies {fault: Fault; name: string}[]) {
  test(
    `reads and searches without styles where they ${name}`,
    deepWhere(name !== 'are cut'),
    async ({page, site}) => {
      site.break(STYLES, fault);
      await page.goto(site.url + CODE);
      await expect(heading(page)).toBeVisible();
      await hydrated(page);
      await expect(heading(page)).toBeVisible();
      await page.keyboard.press('/');
      await expect(page.getByRole('searchbox')).toBeFocused();
    },
  );
}
