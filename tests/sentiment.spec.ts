import type {Page} from '@playwright/test';
import {expect, hydrated, open, test} from '../testing/page';
import {deepWhere} from '../testing/tier';

const PLACE = '/contracts/v3/overview';

for (const {name, about} of [
  {name: 'Yes', about: 'this page helped'},
  {name: 'Partly', about: 'this page helped in part'},
  {name: 'No', about: 'this page did not help'},
]) {
  test(`thanks for "${name}", with analytics off`, async ({page}) => {
    await open(page, PLACE);
    const button = page.getByRole('button', {name: `${name}, ${about}`, exact: true});
    await button.click();
    await expect(thanks(page)).toBeVisible();
    await expect(button).toHaveAttribute('aria-pressed', 'true');
    await expect(page.getByRole('status')).toHaveText('Thank you. You can say more.');
  });
}

test('asks once, after the text and before the way to the next page', async ({page}) => {
  await open(page, PLACE);
  const question = page.getByText('Did this page help?');
  const next = page.getByRole('navigation', {name: 'Docs pages'});
  const [asked, way] = [await question.boundingBox(), await next.boundingBox()];
  expect((asked?.y ?? 0) + (asked?.height ?? 0)).toBeLessThanOrEqual(way?.y ?? 0);
});

test('leads to a form with page, section and version', async ({page}) => {
  await open(page, PLACE);
  await page.getByRole('button', {name: 'No, this'}).click();
  const link = page.getByRole('link', {name: 'Say more'});
  const address = new URL((await link.getAttribute('href')) ?? '');
  expect(address.origin + address.pathname).toBe('https://github.com/Uniswap/docs/issues/new');
  expect(Object.fromEntries(address.searchParams)).toEqual({
    template: 'feedback.yml',
    title: `Feedback: ${PLACE}`,
    page: PLACE,
    section: 'contracts',
    version: 'V3',
  });
});

test('remembers the answer to a page, and to that page only', async ({page}) => {
  await open(page, PLACE);
  await page.getByRole('button', {name: 'Yes, this'}).click();
  await open(page, '/concepts/glossary');
  await expect(page.getByText('Did this page help?')).toHaveCount(1);
  await open(page, PLACE);
  await expect(thanks(page)).toHaveCount(1);
  await expect(pressed(page)).toHaveText(['Yes']);
});

test('lets a reader think again', async ({page}) => {
  await open(page, PLACE);
  await page.getByRole('button', {name: 'Yes, this'}).click();
  await page.getByRole('button', {name: 'Partly, this'}).click();
  await expect(pressed(page)).toHaveText(['Partly']);
});

test('answers to the keyboard', async ({page}) => {
  await open(page, PLACE);
  await page.getByRole('button', {name: 'Partly, this'}).focus();
  await page.keyboard.press('Enter');
  await expect(thanks(page)).toBeVisible();
  await expect(page.getByRole('button', {name: 'Partly, this'})).toBeFocused();
});

for (const width of [320, 360, 1280]) {
  test(
    `moves nothing when it comes and when it thanks, ${width} pixels wide`,
    deepWhere(width !== 360),
    async ({page}) => {
      await page.setViewportSize({width, height: 800});
      await page.goto(PLACE, {waitUntil: 'networkidle'});
      const next = page.getByRole('navigation', {name: 'Docs pages'});
      const place = () => next.evaluate((way) => way.getBoundingClientRect().top + scrollY);
      const before = await place();
      await hydrated(page);
      await page.getByRole('button', {name: 'Yes, this'}).click();
      await expect(thanks(page)).toBeVisible();
      expect(await place()).toBe(before);
      const shift = await page.evaluate(
        () =>
          new Promise<number>((resolve) => {
            new PerformanceObserver((list) => {
              const entries = list.getEntries() as (PerformanceEntry & {value: number})[];
              resolve(entries.reduce((total, {value}) => total + value, 0));
            }).observe({type: 'layout-shift', buffered: true});
            requestAnimationFrame(() => requestAnimationFrame(() => resolve(0)));
          }),
      );
      expect(shift).toBe(0);
    },
  );
}

test('is on pages of the documentation only', async ({page}) => {
  for (const address of ['/', '/blog', '/search', '/privacy']) {
    await open(page, address);
    await expect(page.getByRole('button', {name: /this page helped/})).toHaveCount(0);
  }
});

const thanks = (page: Page) => page.getByText('Thank you. Say more');
const pressed = (page: Page) => page.locator('button[aria-pressed=true]');
