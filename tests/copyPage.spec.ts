import type {Page} from '@playwright/test';
import {violationsOf} from '../testing/axe';
import {expect, open, test} from '../testing/page';
import {test as unguarded} from '../testing/test';

const PLACE = '/concepts/protocol/fees';

const button = (page: Page) => page.getByRole('button', {name: 'Copy page'});
const copy = (page: Page) => page.getByRole('button', {name: 'Copy as Markdown'});

/** Notes what is written to the clipboard, or refuses it. */
async function takeClipboard(page: Page, {isRefused = false} = {}): Promise<void> {
  await page.addInitScript((refuses) => {
    const written: string[] = [];
    Object.assign(window, {written});
    const clipboard = {
      writeText: (text: string) =>
        refuses ? Promise.reject(new Error('refused')) : Promise.resolve(written.push(text)),
    };
    Object.defineProperty(navigator, 'clipboard', {value: clipboard});
  }, isRefused);
}

test('copies the page as Markdown', async ({page, request}) => {
  await takeClipboard(page);
  await open(page, PLACE);
  await button(page).click();
  await copy(page).click();
  await expect(page.getByRole('status')).toHaveText('Page copied as Markdown');
  const written = await page.evaluate(() => (window as unknown as {written: string[]}).written);
  expect(written).toEqual([await (await request.get(`${PLACE}.md`)).text()]);
  await expect(copy(page)).toHaveCount(0);
  await expect(button(page)).toBeFocused();
});

test('selects the Markdown where the clipboard is refused', async ({page}) => {
  await takeClipboard(page, {isRefused: true});
  await open(page, PLACE);
  await button(page).click();
  await copy(page).click();
  const text = page.getByRole('textbox', {name: 'This page as Markdown'});
  await expect(text).toBeFocused();
  await expect(page.getByRole('status')).toHaveText(
    'The Markdown is selected; copy it with the keyboard',
  );
  const selected = await page.evaluate(() => getSelection()?.toString());
  expect(selected).toContain('# How swap fees reach liquidity providers');
});

// What fails here is reported on the console, so these use Playwright's own `test`.
unguarded('says so when the Markdown does not load', async ({page}) => {
  await page.route('**/*.md', (route) => route.fulfill({status: 404}));
  await takeClipboard(page);
  await open(page, PLACE);
  await button(page).click();
  await copy(page).click();
  await expect(page.getByRole('status')).toHaveText('The Markdown of this page did not load');
});

test('leads to the Markdown and to an issue about the page', async ({page}) => {
  await open(page, PLACE);
  await button(page).click();
  await expect(page.getByRole('link', {name: 'View as Markdown'})).toHaveAttribute(
    'href',
    `${PLACE}.md`,
  );
  const issue = page.getByRole('link', {name: 'Open an issue about this page'});
  const address = new URL((await issue.getAttribute('href')) ?? '');
  expect(address.searchParams.get('page')).toBe(PLACE);
});

for (const [name, start] of [
  ['ChatGPT', 'https://chatgpt.com/?'],
  ['Claude', 'https://claude.ai/new?'],
] as const) {
  test(`opens the published Markdown in ${name}, in a new tab, by the keyboard`, async ({
    page,
    context,
  }) => {
    await context.route(`${start.split('?')[0]}**`, (route) => route.fulfill({body: ''}));
    await open(page, PLACE);
    await button(page).click();
    const link = page.getByRole('link', {name: `Open in ${name}`});
    await expect(link).toHaveAttribute('rel', /\bnoopener\b/);
    const address = (await link.getAttribute('href')) ?? '';
    expect(address.startsWith(start)).toBe(true);
    const published = await page.locator('link[rel=canonical]').getAttribute('href');
    expect(new URL(address).searchParams.get('q')).toMatch(
      new RegExp(`^Read ${published}\\.md and answer my questions about it\\.`),
    );

    while (!(await link.evaluate((element) => element === document.activeElement)))
      await page.keyboard.press('Tab');
    const tab = page.waitForEvent('popup');
    await page.keyboard.press('Enter');
    expect((await tab).url()).toBe(address);
  });
}

test('works by the keyboard, and closes by Escape', async ({page}) => {
  await takeClipboard(page);
  await open(page, PLACE);
  await button(page).focus();
  await page.keyboard.press('Enter');
  await expect(copy(page)).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(copy(page)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(copy(page)).toHaveCount(0);
  await expect(button(page)).toBeFocused();
  await expect(button(page)).toHaveAttribute('aria-expanded', 'false');
});

test('closes when the reader goes elsewhere', async ({page}) => {
  await open(page, PLACE);
  await button(page).click();
  await expect(copy(page)).toBeVisible();
  await page.getByRole('heading', {level: 1}).click();
  await expect(copy(page)).toHaveCount(0);
});

test('loads nothing of its menu before it is asked for', async ({page}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await open(page, PLACE);
  await page.waitForLoadState('networkidle');
  expect(asked.filter((url) => url.endsWith('.md'))).toEqual([]);
  const before = asked.length;
  await button(page).click();
  await expect(copy(page)).toBeVisible();
  expect(asked.slice(before).some((url) => url.endsWith('.js'))).toBe(true);
});

for (const width of [320, 1280]) {
  unguarded(`moves nothing when it comes, ${width} pixels wide`, async ({page}) => {
    await page.setViewportSize({width, height: 800});
    const place = async () => (await page.getByRole('heading', {level: 1}).boundingBox())?.y;
    await page.route('**/*.js', (route) => route.abort());
    await page.goto(PLACE).catch(() => undefined);
    const before = await place();
    await page.unroute('**/*.js');
    await open(page, PLACE);
    await expect(button(page)).toBeVisible();
    expect(await place()).toBe(before);
  });
}

test('is on pages of the documentation only', async ({page}) => {
  for (const address of ['/', '/blog', '/privacy']) {
    await open(page, address);
    await expect(button(page)).toHaveCount(0);
  }
});

for (const colorScheme of ['dark', 'light'] as const) {
  test(`fits 360 pixels and has no accessibility fault while it is open, ${colorScheme}`, async ({
    page,
  }) => {
    await page.setViewportSize({width: 360, height: 800});
    await page.emulateMedia({colorScheme});
    await open(page, PLACE);
    await button(page).click();
    await expect(copy(page)).toBeVisible();
    const entries = page.locator('.dropdown--show').locator('.dropdown__link');
    await expect(entries).toHaveCount(5);
    for (const entry of await entries.all()) await expect(entry).toBeInViewport({ratio: 1});
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
    expect(await violationsOf(page, {within: '.dropdown--show', colorScheme})).toEqual([]);
  });
}
