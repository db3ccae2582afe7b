import type {Page} from '@playwright/test';
import {expect, hydrated, open, test} from '../testing/page';
import {deepWhere} from '../testing/tier';

const PLACE = '/contracts/v3/overview';

for (const {section, index} of [
  {section: 'at the top', index: 0},
  {section: 'at the end', index: 1},
]) {
  for (const {name, about} of [
    {name: 'Yes', about: 'this page helped'},
    {name: 'Partly', about: 'this page helped in part'},
    {name: 'No', about: 'this page did not help'},
  ]) {
    // Each answer at the top, and one at the end.
    const isRepeated = index > 0 && name !== 'Partly';
    test(
      `thanks for "${name}" ${section}, with analytics off`,
      deepWhere(isRepeated),
      async ({page}) => {
        await open(page, PLACE);
        const button = page
          .getByRole('button', {name: `${name}, ${about}`, exact: true})
          .nth(index);
        await button.click();
        await expect(page.getByText('Thank you.').nth(index)).toBeVisible();
        await expect(button).toHaveAttribute('aria-pressed', 'true');
        await expect(page.getByRole('status')).toHaveText('Thank you. You can say more.');
      },
    );
  }
}

test('asks before the way to the next page', async ({page}) => {
  await open(page, PLACE);
  const last = page.getByText('Did this page help?').last();
  const next = page.getByRole('navigation', {name: 'Docs pages'});
  const [asked, way] = [await last.boundingBox(), await next.boundingBox()];
  expect((asked?.y ?? 0) + (asked?.height ?? 0)).toBeLessThanOrEqual(way?.y ?? 0);
});

test('leads to a form with page, section and version', async ({page}) => {
  await open(page, PLACE);
  await page.getByRole('button', {name: 'No, this'}).first().click();
  const link = page.getByRole('link', {name: 'Say more'}).first();
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
  await page.getByRole('button', {name: 'Yes, this'}).first().click();
  await open(page, '/concepts/glossary');
  await expect(page.getByText('Did this page help?')).toHaveCount(2);
  await open(page, PLACE);
  await expect(page.getByText('Thank you.')).toHaveCount(2);
  await expect(pressed(page)).toHaveText(['Yes', 'Yes']);
});

test('lets a reader think again', async ({page}) => {
  await open(page, PLACE);
  await page.getByRole('button', {name: 'Yes, this'}).first().click();
  await page.getByRole('button', {name: 'Partly, this'}).last().click();
  await expect(pressed(page)).toHaveText(['Partly', 'Partly']);
});

test('answers to the keyboard', async ({page}) => {
  await open(page, PLACE);
  await page.getByRole('button', {name: 'Partly, this'}).first().focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Thank you.').first()).toBeVisible();
  await expect(page.getByRole('button', {name: 'Partly, this'}).first()).toBeFocused();
});

for (const width of [320, 360, 1280]) {
  test(
    `moves nothing when it comes and when it thanks, ${width} pixels wide`,
    deepWhere(width !== 360),
    async ({page}) => {
      await page.setViewportSize({width, height: 800});
      await page.goto(PLACE, {waitUntil: 'networkidle'});
      const heading = page.getByRole('heading', {level: 1});
      const before = await heading.boundingBox();
      await hydrated(page);
      await page.getByRole('button', {name: 'Yes, this'}).first().click();
      await expect(page.getByText('Thank you.').first()).toBeVisible();
      expect(await heading.boundingBox()).toEqual(before);
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

const pressed = (page: Page) => page.locator('button[aria-pressed=true]');
