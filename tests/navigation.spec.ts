import type {Page} from '@playwright/test';
import {holdChunks} from '../testing/interceptChunks';
import {expect, open, test} from '../testing/page';
import {deepWhere} from '../testing/tier';

// What is seen of a click depends on what came ahead.
test.use({sendsAhead: true});

const OLD = '/concepts/protocol/fees';
const NEXT = '/contracts/v3/overview';

test('keeps the old page until the next one has loaded', async ({page}) => {
  await open(page, OLD);
  const title = await page.getByRole('heading', {level: 1}).innerText();
  const release = await holdChunks(page);
  await page.getByRole('link', {name: 'Contracts', exact: true}).first().click();
  await expect(page).toHaveURL(NEXT);
  await expect(page.getByRole('heading', {level: 1})).toHaveText(title);

  release();
  await expect(page.getByRole('heading', {level: 1})).not.toHaveText(title);
});

test('shows a progress bar once a page has taken 1,000 ms to load, until it is there', async ({
  page,
}) => {
  const {shownAfter, took} = await followSlowly(page, 2_000);
  expect(shownAfter).toBeGreaterThanOrEqual(1_000);
  expect(shownAfter).toBeLessThan(took);
  await expect(page.locator('#nprogress')).toHaveCount(0);
});

for (const milliseconds of [300, 600, 900]) {
  test(
    `shows no progress bar for a page that takes ${milliseconds} ms`,
    deepWhere(milliseconds !== 600),
    async ({page}) => {
      let seen = await followSlowly(page, milliseconds);
      // A busy machine may take longer.
      while (seen.took >= 1_000) seen = await followSlowly(page, milliseconds);
      expect(seen.shownAfter).toBe(Infinity);
    },
  );
}

type Seen = {
  /** When the next page was there, and when the bar was seen first, in ms after the click. */
  took: number;
  shownAfter: number;
};

/** Follows a link whose page is held back for a time, and watches each frame until the bar has gone. */
async function followSlowly(page: Page, milliseconds: number): Promise<Seen> {
  await open(page, OLD);
  const release = await holdChunks(page);
  const seen = page.evaluate(
    () =>
      new Promise<Seen>((resolve) => {
        const title = document.querySelector('h1')?.textContent;
        let shownAfter = Infinity;
        let took = Infinity;
        addEventListener(
          'click',
          () => {
            const clicked = performance.now();
            Object.assign(globalThis, {clicked});
            const look = () => {
              const now = performance.now() - clicked;
              const bar = document.querySelector('#nprogress .bar');
              const styles = {opacityProperty: true, visibilityProperty: true};
              if (bar?.checkVisibility(styles)) shownAfter = Math.min(shownAfter, now);
              if (document.querySelector('h1')?.textContent !== title) took = Math.min(took, now);
              if (took < Infinity && !bar) resolve({took, shownAfter});
              else requestAnimationFrame(look);
            };
            look();
          },
          {capture: true, once: true},
        );
      }),
  );
  await page.getByRole('link', {name: 'Contracts', exact: true}).first().click();
  await page.waitForFunction(
    (time) => performance.now() - (globalThis as unknown as {clicked: number}).clicked >= time,
    milliseconds,
  );
  release();
  return seen;
}

test('scrolls to the top of the next page', async ({page}) => {
  await open(page, OLD);
  const onward = page.getByRole('navigation', {name: 'Docs pages'}).getByRole('link').last();
  await onward.scrollIntoViewIfNeeded();
  expect(await page.evaluate(() => scrollY)).toBeGreaterThan(1000);
  await onward.click();
  await expect(page).not.toHaveURL(OLD);
  await expect(page.getByRole('heading', {level: 1})).toBeInViewport();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
});

test('scrolls to the part of the next page that a link names', async ({page}) => {
  await open(page, OLD);
  const link = page.locator('article a[href^="/concepts/glossary#"]').first();
  const [, anchor = ''] = ((await link.getAttribute('href')) ?? '').split('#');
  await link.click();
  await expect(page).toHaveURL(`/concepts/glossary#${anchor}`);
  await expect(page.locator(`[id="${anchor}"]`)).toBeInViewport();
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0);
});

test('scrolls within a page from its table of contents', async ({page}) => {
  await open(page, OLD);
  const entry = page.locator('.theme-doc-toc-desktop').getByRole('link').last();
  const anchor = await entry.getAttribute('href');
  await entry.click();
  await expect(page).toHaveURL(`${OLD}${anchor}`);
  await expect(page.locator(`${anchor}`)).toBeInViewport();
});

test('hides the navigation bar while a reader scrolls down and shows it on the way up', async ({
  page,
}) => {
  await open(page, OLD);
  const bar = page.getByRole('navigation', {name: 'Main'});
  await expect(async () => {
    await page.mouse.wheel(0, 300);
    await expect(bar).not.toBeInViewport({timeout: 500});
  }).toPass();
  await page.mouse.wheel(0, -200);
  await expect(bar).toBeInViewport();
  expect(await page.evaluate(() => scrollY)).toBeGreaterThan(0);
});

test('takes a trailing index.html off the address', async ({page}) => {
  await open(page, '/index.html?from=mail#versions');
  await expect(page).toHaveURL('/?from=mail#versions');
  await expect(page.getByRole('heading', {level: 1})).toHaveCount(1);
});
