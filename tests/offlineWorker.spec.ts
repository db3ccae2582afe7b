import {readFileSync} from 'node:fs';
import {siteDirectory} from '../testing/built';
import {altered} from '../testing/faultyServer';
import {
  NEXT,
  PLACE,
  cacheNames,
  follow,
  heading,
  registrations,
  visit,
  test,
} from '../testing/offline';
import {hydrated} from '../testing/page';
import {expect} from '../testing/test';
import {deepWhere} from '../testing/tier';
import {brotliBytes} from '../testing/weigh';

// A worker stores nothing for a reader who saves data.
test.use({serviceWorkers: 'allow', sendsAhead: true});

test('removes what it stored, and itself, once the site is built without it', async ({
  page,
  site,
}) => {
  await visit(page, site.url + PLACE);
  const others = ['of another', `offline ${site.url}/other/ 1 pages`];
  await page.evaluate((names) => Promise.all(names.map((name) => caches.open(name))), others);
  const worker = readFileSync('plugins/offline/retired/sw.js', 'utf8');
  site.break(
    /^\/sw\.js$/,
    altered(() => worker),
  );
  await page.goto(site.url + NEXT);
  await expect.poll(() => registrations(page)).toBe(0);
  await expect.poll(() => cacheNames(page)).toEqual(others);
  await page.evaluate(() => fetch('/robots.txt'));
  site.break(
    new RegExp(`^${PLACE}$`),
    altered((html) => html.replace(/(<h1[^>]*>)[^<]*/, '$1A fresh page')),
  );
  await page.goto(site.url + PLACE);
  await expect(heading(page)).toHaveText('A fresh page');
  expect(await cacheNames(page)).toEqual(others);
  expect(await page.evaluate(() => navigator.serviceWorker.controller)).toBeNull();
});

test('has no worker before a page is taken over', async ({page, site}) => {
  await page.goto(site.url + PLACE);
  await page.waitForLoadState('networkidle');
  expect(await registrations(page)).toBe(0);
  expect(site.asked).not.toContain('GET /sw.js');
  await hydrated(page);
  await expect.poll(() => registrations(page)).toBe(1);
});

for (const {who, connection} of [
  {who: 'a reader who spares data', connection: {saveData: true, effectiveType: '4g'}},
  {who: 'a reader on 2g', connection: {saveData: false, effectiveType: 'slow-2g'}},
]) {
  test(`keeps nothing for ${who}`, async ({page, site}) => {
    await page.addInitScript((value) => {
      Object.defineProperty(navigator, 'connection', {value});
    }, connection);
    await page.goto(site.url + PLACE);
    await hydrated(page);
    await follow(page);
    await expect(page).toHaveURL(site.url + NEXT);
    await page.waitForLoadState('networkidle');
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
    expect(site.asked).not.toContain('GET /sw.js');
    expect(await cacheNames(page)).toEqual([]);
  });
}

for (const {where, workers} of [
  {where: 'a browser has no workers', workers: '{value: undefined}'},
  {
    where: 'a window refuses them',
    workers: '{value: {register: () => Promise.reject(new Error())}}',
  },
  {where: 'a sandbox forbids the question', workers: '{get() { throw new Error() }}'},
]) {
  test(
    `goes on where ${where}`,
    deepWhere(!where.startsWith('a sandbox')),
    async ({page, site}) => {
      const errors: Error[] = [];
      page.on('pageerror', (error) => errors.push(error));
      await page.addInitScript(`Object.defineProperty(navigator, 'serviceWorker', ${workers})`);
      await page.goto(site.url + PLACE);
      await hydrated(page);
      await follow(page);
      await expect(page).toHaveURL(site.url + NEXT);
      await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
      expect(errors).toEqual([]);
    },
  );
}

test('costs a worker of at most 2.5 KB', () => {
  const bytes = brotliBytes(readFileSync(`${siteDirectory}/sw.js`));
  expect(bytes).toBeGreaterThan(0);
  expect(bytes).toBeLessThanOrEqual(2.5 * 1024);
});
