import type {Page} from '@playwright/test';
import {violationsOf} from '../testing/axe';
import {failChunks} from '../testing/interceptChunks';
import {startFaultyServer} from '../testing/faultyServer';
import {expect, hydrated, open, test} from '../testing/page';
import {
  answerOf,
  editorOf,
  FAULTY,
  labOf,
  openButton,
  openLab,
  PAGES,
  run,
  statusOf,
  write,
} from '../testing/queryLab';
import {test as unguarded} from '../testing/test';
import {isDeep, looksOf} from '../testing/tier';

/** The addresses of scripts, styles and data that a page asks for. */
function watch(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  return asked;
}

test('loads nothing of the lab before a reader asks, and nothing on other pages', async ({
  page,
}) => {
  const asked = watch(page);
  await open(page, PAGES.v3);
  await expect(openButton(page)).toBeEnabled();
  await page.waitForLoadState('networkidle');
  const before = new Set(asked);
  await openButton(page).click();
  await expect(editorOf(page)).toBeVisible();
  const own = asked.filter((one) => !before.has(one) && /\/assets\/js\//.test(one));
  expect(own.length).toBeGreaterThan(3);

  const other = watch(page);
  await open(page, '/api/subgraph/overview');
  await page.waitForLoadState('networkidle');
  expect(other.filter((one) => own.includes(one) || one.includes('/lab.'))).toEqual([]);
});

test('is opened with the query below which a reader asks for it, each time', async ({page}) => {
  await page.setViewportSize({width: 360, height: 740});
  await open(page, `${PAGES.v3}#most-volume`);
  const link = page
    .locator('.provenance', {hasText: 'mostTradedPools.graphql'})
    .getByRole('link', {name: 'run it in the query lab'});
  const example = labOf(page).getByRole('combobox', {name: 'Example'});
  await link.click();
  await expect(example.locator(':checked')).toHaveText('Most traded pools');
  await expect(example).toBeInViewport();

  await example.selectOption('Largest pools');
  await link.click();
  await expect(example.locator(':checked')).toHaveText('Most traded pools');
  await expect(example).toBeInViewport();
  await link.click();
  await expect(example).toBeInViewport();
  await run(page);
  await expect(statusOf(page)).toContainText('answered by recorded data');
  await page.reload();
  await expect(example.locator(':checked')).toHaveText('Most traded pools');
});

unguarded('says that it did not load, and loads with the next try', async ({page}) => {
  await open(page, PAGES.v3);
  await page.waitForLoadState('networkidle');
  const restore = await failChunks(page);
  await openButton(page).click();
  await expect(statusOf(page)).toContainText(
    'The query lab did not load. The page works without it.',
  );
  await restore();
  await labOf(page).getByRole('button', {name: 'Try again'}).click();
  await expect(editorOf(page)).toBeVisible();
});

unguarded('says after a deploy that there is a new release, and loads it', async ({page}) => {
  const site = await startFaultyServer();
  await page.goto(site.url + PAGES.v3);
  await hydrated(page);
  site.deploy();
  await openButton(page).click();
  await expect(statusOf(page)).toContainText('This site has a new release.');
  await Promise.all([
    page.waitForEvent('load'),
    labOf(page).getByRole('button', {name: 'Reload the page'}).click(),
  ]);
  await hydrated(page);
  await openButton(page).click();
  await expect(editorOf(page)).toBeVisible();
  await site.stop();
});

test('keeps its place: nothing below moves when it answers', async ({page}) => {
  for (const width of isDeep ? [1280, 360, 320] : [360]) {
    await page.setViewportSize({width, height: 800});
    await openLab(page, 'v2');
    const before = await labOf(page).boundingBox();
    await run(page);
    await expect(answerOf(page)).toBeVisible();
    expect((await labOf(page).boundingBox())?.height, `${width} px`).toBe(before?.height);
  }
});

for (const [width, height] of [
  [1280, 900],
  [360, 740],
] as const) {
  test(`shows what came of a run at ${width}×${height}, and moves no reader who sees it`, async ({
    page,
  }) => {
    await page.setViewportSize({width, height});
    await openLab(page);
    await labOf(page).getByText('Ask your own endpoint').click();
    await labOf(page).getByLabel('Address').fill('https://example.com/<API_KEY>/q');
    const runButton = labOf(page).getByRole('button', {name: 'Run on your endpoint'});
    await runButton.evaluate((button) => {
      window.scrollBy(0, button.getBoundingClientRect().bottom - window.innerHeight);
    });
    const scrolled = () => page.evaluate(() => window.scrollY);
    const before = await scrolled();
    await run(page);
    await expect(statusOf(page)).toHaveText('The key is missing: it replaces <API_KEY>.');
    await expect(statusOf(page)).toBeInViewport({ratio: 1});
    const after = await scrolled();
    // On a laptop the answer stands beside the query, and follows the window.
    if (width === 1280) expect(after).toBe(before);
    await run(page);
    expect(await scrolled()).toBe(after);

    await labOf(page).getByLabel('Address').fill('');
    await run(page);
    await expect(answerOf(page)).toBeInViewport();
    await expect(statusOf(page)).toBeInViewport({ratio: 1});
  });
}

test('passes axe, and scrolls no page sideways, in both themes', async ({page}) => {
  test.slow();
  await openLab(page);
  await labOf(page).getByText('Ask your own endpoint').click();
  await write(page, FAULTY);
  await run(page);
  await expect(labOf(page).getByRole('listitem')).toBeVisible();
  await page.keyboard.press('Escape');
  for (const {colorScheme, width} of looksOf(1280, 360, 320)) {
    await page.emulateMedia({colorScheme});
    await page.setViewportSize({width, height: 800});
    expect(await violationsOf(page, {within: '.query-lab', colorScheme})).toEqual([]);
    const wide = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(wide).toBeLessThanOrEqual(width);
  }
});

test.describe('without a script', () => {
  test.use({javaScriptEnabled: false});

  test('says that it needs one', async ({page}) => {
    await page.goto(PAGES.v3);
    await expect(
      page.locator('noscript p', {hasText: 'Running queries needs JavaScript'}),
    ).toBeVisible();
    await expect(openButton(page)).toBeDisabled();
  });
});

test('puts no style into the page that a policy would refuse', async ({page}) => {
  await open(page, PAGES.v3);
  await hydrated(page);
  const before = await page.locator('style').count();
  await openButton(page).click();
  await expect(editorOf(page)).toBeVisible();
  expect(await page.locator('style').count()).toBe(before);
});
