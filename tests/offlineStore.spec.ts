import {altered, answered, halted, refused, whole} from '../testing/faultyServer';
import {inventory} from '../testing/inventory';
import {
  PLACE,
  cacheNames,
  expectKept,
  keep,
  storedAddresses,
  visit,
  test,
} from '../testing/offline';
import {hydrated} from '../testing/page';
import {expect} from '../testing/test';

// A worker stores nothing for a reader who saves data.
test.use({serviceWorkers: 'allow', sendsAhead: true});

test('keeps nothing that its host wants kept nowhere', async ({page, site}) => {
  await visit(page, site.url + PLACE);
  site.break(
    /^\/robots\.txt\?secret$|^\/privacy$/,
    altered((text) => text, {'cache-control': 'private, No-Store'}),
  );
  await keep(page, '/privacy', [`${site.url}/robots.txt?secret`, `${site.url}/robots.txt`]);
  await expect.poll(() => storedAddresses(page, 'files')).toContain(`${site.url}/robots.txt`);
  expect(await storedAddresses(page, 'files')).not.toContain(`${site.url}/robots.txt?secret`);
  expect(await storedAddresses(page, 'pages')).not.toContain(`${site.url}/privacy`);
});

test('keeps no page as a script, whatever a host answers for one', async ({page, site}) => {
  await visit(page, site.url + PLACE);
  const address = '/assets/js/0000000.js';
  site.break(new RegExp(address), (response, answer) => whole(response, {...answer, status: 200}));
  const answer = await page.evaluate(async (url) => (await fetch(url)).text(), address);
  expect(answer).toContain('<html');
  await keep(page, PLACE, [site.url + address, `${site.url}/robots.txt`]);
  await expect.poll(() => storedAddresses(page, 'files')).toContain(`${site.url}/robots.txt`);
  expect(await storedAddresses(page, 'files')).not.toContain(site.url + address);
  expect(await storedAddresses(page, 'pages')).not.toContain(site.url + address);
});

test('keeps no script that came ahead for a page that was not opened', async ({page, site}) => {
  await visit(page, site.url + PLACE);
  await page.reload();
  await hydrated(page);
  const ahead = page.locator('link[rel=prefetch]');
  await expect.poll(() => ahead.count()).toBeGreaterThan(0);
  await page.waitForLoadState('networkidle');
  await keep(page, PLACE, [`${site.url}/robots.txt`]);
  await expect.poll(() => storedAddresses(page, 'files')).toContain(`${site.url}/robots.txt`);
  const files = await storedAddresses(page, 'files');
  const unused = await page.evaluate(() => {
    const run = performance
      .getEntriesByType('resource')
      .filter((entry) => (entry as PerformanceResourceTiming).initiatorType === 'script')
      .map(({name}) => name);
    return [...document.querySelectorAll<HTMLLinkElement>('link[rel=prefetch]')]
      .map(({href}) => href)
      .filter((href) => !run.includes(href));
  });
  expect(unused).not.toEqual([]);
  expect(files.filter((file) => unused.includes(file))).toEqual([]);
});

test('keeps a file that was on its way when the worker started', async ({page, site}) => {
  let release = (): void => {};
  site.break(/^\/registry\.json$/, halted(new Promise((resolve) => (release = resolve))));
  await page.goto(site.url + PLACE);
  const loaded = page.evaluate(async () => (await (await fetch('/registry.json')).text()).length);
  await hydrated(page);
  await page.waitForFunction(() => navigator.serviceWorker.controller);
  await expectKept(page);
  expect(await storedAddresses(page, 'files')).not.toContain(`${site.url}/registry.json`);
  release();
  expect(await loaded).toBeGreaterThan(0);
  await expect.poll(() => storedAddresses(page, 'files')).toContain(`${site.url}/registry.json`);
});

test('loads a page once more to keep it, however many files come after it', async ({
  page,
  site,
}) => {
  await visit(page, `${site.url}/`);
  await expect.poll(() => page.locator('link[rel=prefetch]').count()).toBeGreaterThan(0);
  await page.waitForLoadState('networkidle');
  await keep(page, undefined, [`${site.url}/robots.txt`]);
  await expect.poll(() => storedAddresses(page, 'files')).toContain(`${site.url}/robots.txt`);
  expect(site.asked.filter((request) => request === 'GET /')).toHaveLength(2);
});

test('leaves the files of runs to the cache of the browser', async ({page, site}) => {
  site.break(/^\/assets\/run\//, answered('text/javascript', 'postMessage(1)'));
  await visit(page, site.url + PLACE);
  const engine = `${site.url}/assets/run/engine-1a2b.js`;
  await page.evaluate(
    (url) => new Promise((resolve) => (new Worker(url).onmessage = resolve)),
    engine,
  );
  await keep(page, PLACE, [engine, `${site.url}/robots.txt`]);
  await expect.poll(() => storedAddresses(page, 'files')).toContain(`${site.url}/robots.txt`);
  expect(await storedAddresses(page, 'files')).not.toContain(engine);
});

test('keeps at most 60 pages and 200 files, those in use among them', async ({page, site}) => {
  site.break(
    /^\/assets\//,
    altered((text) => text, {'cache-control': 'no-cache'}),
  );
  await visit(page, site.url + PLACE);
  const own = await storedAddresses(page, 'files');
  // What made room once does not come back.
  site.break(/^\/assets\//, refused(500));
  const others = Array.from({length: 250}, (_none, index) => `${site.url}/robots.txt?${index}`);
  for (let first = 0; first < others.length; first += 50) {
    const files = others.slice(first, first + 50);
    await keep(page, PLACE, [...files, ...own]);
    await expect.poll(() => storedAddresses(page, 'files')).toContain(files.at(-1));
  }
  for (const {path} of inventory.slice(0, 70)) {
    await keep(page, path);
    await expect.poll(() => storedAddresses(page, 'pages')).toContain(site.url + path);
  }
  await expect.poll(async () => (await storedAddresses(page, 'files')).length).toBe(200);
  await expect.poll(async () => (await storedAddresses(page, 'pages')).length).toBe(60);
  expect(await storedAddresses(page, 'files')).toEqual(expect.arrayContaining(own));
});

test('deletes what older workers of this site kept, and nothing else', async ({page, site}) => {
  await page.goto(site.url + PLACE);
  const own = `offline ${site.url}/ 0 pages`;
  const others = ['offline https://example.org/ 0 pages', `offline ${site.url}/other/ 1 pages`];
  await page.evaluate(
    (names) => Promise.all(names.map((name) => caches.open(name))),
    [own, ...others],
  );
  await hydrated(page);
  await expectKept(page);
  const names = await cacheNames(page);
  expect(names).not.toContain(own);
  expect(names).toEqual(expect.arrayContaining(others));
});
