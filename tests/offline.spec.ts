import {readFileSync} from 'node:fs';
import type {Page} from '@playwright/test';
import {violationsOf} from '../testing/axe';
import {siteDirectory} from '../testing/built';
import {
  altered,
  answered,
  cut,
  refused,
  startFaultyServer,
  whole,
  type FaultyServer,
} from '../testing/faultyServer';
import {present} from '../testing/inventory';
import {hydrated} from '../testing/page';
import {expect, test as base} from '../testing/test';
import {brotliBytes} from '../testing/weigh';
import {deepWhere} from '../testing/tier';

// Without network the browser reports errors, so these tests use Playwright's own `test`.

const PLACE = '/concepts/glossary';
const NEXT = '/sdk/v3/overview';

const test = base.extend<{site: FaultyServer}>({
  site: async ({}, provide) => {
    const site = await startFaultyServer();
    await provide(site);
    await site.stop();
  },
  page: async ({page}, provide) => {
    // What opens without network must not come from the browser's own cache.
    const session = await page.context().newCDPSession(page);
    await session.send('Network.setCacheDisabled', {cacheDisabled: true});
    await page.addInitScript(() => {
      new MutationObserver(() => {
        Object.assign(globalThis, {takenOverAt: performance.now()});
      }).observe(document, {subtree: true, attributeFilter: ['data-has-hydrated']});
    });
    await provide(page);
  },
});

// A worker keeps nothing for who spares data.
test.use({serviceWorkers: 'allow', sendsAhead: true});

const heading = (page: Page) => page.getByRole('heading', {level: 1});

const noNetwork = (page: Page) => page.getByRole('heading', {name: 'No network'});

const follow = (page: Page) =>
  page.getByRole('navigation', {name: 'Main'}).getByRole('link', {name: 'SDKs'}).click();

/** Opens a page, has its scripts take it over, and waits until it is kept with what it uses. */
async function visit(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await hydrated(page);
  await expectKept(page);
}

/**
 * Waits until the page that is shown is kept with its styles, its fonts, the scripts that took it
 * over, and those that came through the worker since.
 */
async function expectKept(page: Page): Promise<void> {
  const missing = () =>
    page.evaluate(async () => {
      const {takenOverAt} = globalThis as unknown as {takenOverAt: number};
      const used = performance
        .getEntriesByType('resource')
        .filter((entry) => entry instanceof PerformanceResourceTiming)
        .filter(({initiatorType}) => initiatorType === 'script')
        .filter(({responseEnd, workerStart}) => responseEnd < takenOverAt || workerStart > 0)
        .map(({name}) => name);
      const named = [...document.querySelectorAll('link[rel=stylesheet], link[as=font]')];
      const addresses = [
        location.origin + location.pathname,
        ...used,
        ...named.map((link) => (link as HTMLLinkElement).href),
      ];
      const found = await Promise.all(addresses.map((address) => caches.match(address)));
      return addresses.filter((_address, index) => !found[index]);
    });
  await expect.poll(missing).toEqual([]);
}

/** The addresses that are kept, by the end of the name of what keeps them: `pages` or `files`. */
const kept = (page: Page, kind: string): Promise<string[]> =>
  page.evaluate(async (end) => {
    const name = (await caches.keys()).find((one) => one.endsWith(end));
    const keys = name ? await (await caches.open(name)).keys() : [];
    return keys.map(({url}) => url);
  }, kind);

const cacheNames = (page: Page) => page.evaluate(() => caches.keys());

const registrations = (page: Page): Promise<number> =>
  page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);

/** Tells the worker something, as the page's scripts do. */
const tell = (page: Page, message: object): Promise<void> =>
  page.evaluate(async (data) => {
    const {active} = await navigator.serviceWorker.ready;
    active?.postMessage(data);
  }, message);

/** Has a page kept, with the files that it would have loaded. */
const keep = (page: Page, address: string, files: readonly string[] = []): Promise<void> =>
  tell(page, {
    type: 'keep',
    page: address,
    entries: files.map((name) => ({name, initiatorType: 'script'})),
  });

test('opens a visited page without network, with its styles, and takes it over', async ({
  page,
  site,
}) => {
  await visit(page, site.url + PLACE);
  const title = await heading(page).innerText();
  const colour = await page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  site.leave();
  await page.goto(site.url + PLACE);
  await expect(heading(page)).toHaveText(title);
  expect(await page.evaluate(() => getComputedStyle(document.body).backgroundColor)).toBe(colour);
  expect(await page.evaluate(() => document.fonts.check('1rem Geist'))).toBe(true);
  await hydrated(page);
  await expect(heading(page)).toHaveText(title);
});

test('opens a page without network that a click on another led to', async ({page, site}) => {
  await visit(page, site.url + PLACE);
  await follow(page);
  await expect(page).toHaveURL(site.url + NEXT);
  await expect(heading(page)).toBeVisible();
  await expectKept(page);
  const title = await heading(page).innerText();
  site.leave();
  await page.goto(site.url + NEXT);
  await expect(heading(page)).toHaveText(title);
  await hydrated(page);
  await page.getByRole('link', {name: 'Concepts', exact: true}).first().waitFor();
});

test('opens a visited page without network whatever is asked of it', async ({page, site}) => {
  await visit(page, `${site.url}${PLACE}?one=1`);
  const title = await heading(page).innerText();
  site.leave();
  await page.goto(`${site.url}${PLACE}?other=2#tick`);
  await expect(heading(page)).toHaveText(title);
});

test('says of a page that was not visited that there is no network, and leads to kept ones', async ({
  page,
  site,
}) => {
  await visit(page, site.url + PLACE);
  const name = await page.title();
  site.leave();
  await page.goto(`${site.url}${NEXT}?a="><script>1</script>`);
  await expect(noNetwork(page)).toBeVisible();
  await expect(page.locator('script, [onclick]')).toHaveCount(0);
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({colorScheme});
    expect(await violationsOf(page, {colorScheme})).toEqual([]);
  }
  const link = page.getByRole('list').getByRole('link');
  await expect(link).toHaveText([name]);
  await link.click();
  await expect(page).toHaveURL(site.url + PLACE);
  await expect(heading(page)).toBeVisible();
});

test('opens a page that was not visited on "Retry" once the network is back', async ({
  page,
  site,
}) => {
  await visit(page, site.url + PLACE);
  site.leave();
  await page.goto(`${site.url}${NEXT}?at=1`);
  await expect(noNetwork(page)).toBeVisible();
  await site.comeBack();
  await page.getByRole('link', {name: 'Retry'}).click();
  await expect(page).toHaveURL(`${site.url}${NEXT}?at=1`);
  await expect(page.getByRole('navigation', {name: 'Main'})).toBeVisible();
});

test('shows a changed page at once while there is a network, and keeps that one', async ({
  page,
  site,
}) => {
  await visit(page, site.url + PLACE);
  for (const text of ['First change', 'Second change']) {
    site.break(
      new RegExp(`^${PLACE}$`),
      altered((html) => html.replace(/(<h1[^>]*>)[^<]*/, `$1${text}`)),
    );
    await page.goto(site.url + PLACE);
    await expect(heading(page)).toHaveText(text);
    site.leave();
    await page.goto(site.url + PLACE);
    await expect(heading(page)).toHaveText(text);
    await site.comeBack();
  }
});

test('keeps a page with the styles of its own build where a deploy came in between', async ({
  page,
  site,
}) => {
  const style = /assets\/css\/styles\.\w+\.css/;
  await visit(page, site.url + PLACE);
  site.break(
    new RegExp(`^${NEXT}$`),
    altered((html) => html.replace(style, 'assets/css/styles.next.css')),
  );
  site.break(/styles\.next\.css$/, (response, answer) =>
    whole(response, {
      ...answer,
      status: 200,
      headers: {'content-type': 'text/css'},
      body: Buffer.from('body {background: rgb(1, 2, 3)}'),
    }),
  );
  await follow(page);
  await expect(page).toHaveURL(site.url + NEXT);
  await expect.poll(() => kept(page, 'files')).toContain(`${site.url}/assets/css/styles.next.css`);
  site.leave();
  await page.goto(site.url + NEXT);
  await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(1, 2, 3)');
});

for (const status of [404, 500]) {
  test(
    `passes an answer of ${status} on, and does not keep it`,
    deepWhere(status !== 500),
    async ({page, site}) => {
      await visit(page, site.url + PLACE);
      const title = await heading(page).innerText();
      const mend = site.break(new RegExp(`^(${PLACE}|${NEXT})$`), refused(status));
      for (const address of [PLACE, NEXT]) {
        const response = await page.goto(site.url + address);
        expect(response?.status()).toBe(status);
        await expect(page.getByText('Not this time.')).toBeVisible();
      }
      mend();
      site.leave();
      await page.goto(site.url + PLACE);
      await expect(heading(page)).toHaveText(title);
      await page.goto(site.url + NEXT);
      await expect(noNetwork(page)).toBeVisible();
    },
  );
}

test('keeps what it has where the transfer of a page is cut', async ({page, site}) => {
  await visit(page, site.url + PLACE);
  const end = page.getByRole('contentinfo');
  let release = (): void => {};
  site.break(new RegExp(`^${PLACE}$`), cut(new Promise((resolve) => (release = resolve))));
  await page.goto(site.url + PLACE, {waitUntil: 'commit'});
  await expect(heading(page)).toBeVisible();
  release();
  await expect(end).toHaveCount(0);
  site.leave();
  await page.goto(site.url + PLACE);
  await expect(end).toBeVisible();
});

for (const {what, type, body} of [
  {what: 'a text', type: 'text/plain', body: 'Log in'},
  {what: 'JSON', type: 'application/json', body: '{}'},
  {what: 'a script that is cut', type: 'text/javascript', body: '(() => {'},
]) {
  for (const by of ['Retry', 'a reload'] as const) {
    // Each answer and each way once; the others repeat them.
    const isRepeated = (what === 'JSON') !== (by === 'a reload');
    test(
      `gets over ${what} in the place of scripts by ${by}`,
      deepWhere(isRepeated),
      async ({page, site}) => {
        await visit(page, site.url + PLACE);
        const mend = site.break(/^\/assets\/js\//, answered(type, body));
        // No link to it was in sight, so nothing of it came ahead.
        await page.goto(`${site.url}/blog/archive`);
        await page.keyboard.press('Shift');
        await expect(page.getByRole('alert')).toContainText(
          'The scripts of this page could not be',
        );
        mend();
        if (by === 'Retry') await page.getByRole('button', {name: 'Retry'}).click();
        else await page.reload();
        await hydrated(page);
        await expect(heading(page)).toBeVisible();
        await expect(page.getByRole('alert')).toHaveCount(0);
      },
    );
  }
}

test('keeps scripts while a portal answers in their place', async ({page, site}) => {
  await visit(page, site.url + PLACE);
  const mend = site.break(/^\/assets\/js\//, answered('text/plain', 'Log in'));
  await page.reload();
  await hydrated(page);
  mend();
  site.leave();
  await page.reload();
  await hydrated(page);
});

test('keeps no page of a portal, and does not lose its own to it', async ({page, site}) => {
  await visit(page, site.url + PLACE);
  const title = await heading(page).innerText();
  const mend = site.break(
    new RegExp(`^(${PLACE}|${NEXT})$`),
    answered('text/html', '<!doctype html><title>Log in</title><h1>Log in</h1>'),
  );
  for (const address of [PLACE, NEXT]) {
    await page.goto(site.url + address);
    await expect(heading(page)).toHaveText('Log in');
  }
  mend();
  site.leave();
  await page.goto(site.url + PLACE);
  await expect(heading(page)).toHaveText(title);
  await page.goto(site.url + NEXT);
  await expect(noNetwork(page)).toBeVisible();
});

test('keeps nothing that its host wants kept nowhere', async ({page, site}) => {
  await visit(page, site.url + PLACE);
  site.break(
    /^\/robots\.txt\?secret$|^\/privacy$/,
    altered((text) => text, {'cache-control': 'private, No-Store'}),
  );
  await keep(page, '/privacy', [`${site.url}/robots.txt?secret`, `${site.url}/robots.txt`]);
  await expect.poll(() => kept(page, 'files')).toContain(`${site.url}/robots.txt`);
  expect(await kept(page, 'files')).not.toContain(`${site.url}/robots.txt?secret`);
  expect(await kept(page, 'pages')).not.toContain(`${site.url}/privacy`);
});

for (const method of ['match', 'keys', 'has']) {
  for (const {how, result} of [
    {how: 'fails', result: 'Promise.reject(new Error())'},
    {how: 'never answers', result: 'new Promise(() => {})'},
  ]) {
    const isRepeated = (method === 'keys') !== (how === 'never answers');
    test(
      `loads pages while the browser's store ${how} at "${method}"`,
      deepWhere(isRepeated),
      async ({page, site}) => {
        site.break(
          /^\/sw\.js$/,
          altered((worker) => `CacheStorage.prototype.${method} = () => ${result};\n${worker}`),
        );
        await page.goto(site.url + PLACE);
        await hydrated(page);
        await page.waitForFunction(() => navigator.serviceWorker.controller);
        await page.reload();
        await hydrated(page);
        await expect(page.locator('body')).toHaveCSS('font-family', /Geist/);
        await follow(page);
        await expect(page).toHaveURL(site.url + NEXT);
        await expect(heading(page)).toBeVisible();
      },
    );
  }
}

test('keeps pages of a host whose answers vary', async ({page, site}) => {
  site.break(
    /./,
    altered((text) => text, {vary: 'Accept, Accept-Encoding, Origin'}),
  );
  await visit(page, site.url + PLACE);
  site.leave();
  await page.goto(site.url + PLACE);
  await expect(heading(page)).toBeVisible();
  await hydrated(page);
});

test('keeps no page as a script, whatever a host answers for one', async ({page, site}) => {
  await visit(page, site.url + PLACE);
  const address = '/assets/js/0000000.js';
  site.break(new RegExp(address), (response, answer) => whole(response, {...answer, status: 200}));
  const answer = await page.evaluate(async (url) => (await fetch(url)).text(), address);
  expect(answer).toContain('<html');
  await keep(page, PLACE, [site.url + address, `${site.url}/robots.txt`]);
  await expect.poll(() => kept(page, 'files')).toContain(`${site.url}/robots.txt`);
  expect(await kept(page, 'files')).not.toContain(site.url + address);
  expect(await kept(page, 'pages')).not.toContain(site.url + address);
});

test('keeps no script that came ahead for a page that was not opened', async ({page, site}) => {
  await visit(page, site.url + PLACE);
  await page.reload();
  await hydrated(page);
  const ahead = page.locator('link[rel=prefetch]');
  await expect.poll(() => ahead.count()).toBeGreaterThan(0);
  await page.waitForLoadState('networkidle');
  await keep(page, PLACE, [`${site.url}/robots.txt`]);
  await expect.poll(() => kept(page, 'files')).toContain(`${site.url}/robots.txt`);
  const files = await kept(page, 'files');
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

test('keeps at most 60 pages and 200 files, those in use among them', async ({page, site}) => {
  site.break(
    /^\/assets\//,
    altered((text) => text, {'cache-control': 'no-cache'}),
  );
  await visit(page, site.url + PLACE);
  const own = await kept(page, 'files');
  // What made room once does not come back.
  site.break(/^\/assets\//, refused(500));
  const others = Array.from({length: 250}, (_none, index) => `${site.url}/robots.txt?${index}`);
  for (let first = 0; first < others.length; first += 50) {
    const files = others.slice(first, first + 50);
    await keep(page, PLACE, [...files, ...own]);
    await expect.poll(() => kept(page, 'files')).toContain(files.at(-1));
  }
  for (const {path} of present.slice(0, 70)) {
    await keep(page, path);
    await expect.poll(() => kept(page, 'pages')).toContain(site.url + path);
  }
  await expect.poll(async () => (await kept(page, 'files')).length).toBe(200);
  await expect.poll(async () => (await kept(page, 'pages')).length).toBe(60);
  expect(await kept(page, 'files')).toEqual(expect.arrayContaining(own));
});

test('removes what is kept, and itself, when a page tells it to', async ({page, site}) => {
  await visit(page, site.url + PLACE);
  await tell(page, {type: 'retire'});
  await expect.poll(() => cacheNames(page)).toEqual([]);
  await expect.poll(() => registrations(page)).toBe(0);
  await page.evaluate(() => fetch('/robots.txt'));
  await page.goto(`${site.url}/privacy`);
  expect(await cacheNames(page)).toEqual([]);
  expect(await page.evaluate(() => navigator.serviceWorker.controller)).toBeNull();
});

test('removes what is kept, and itself, once the site is built without it', async ({
  page,
  site,
}) => {
  await visit(page, site.url + PLACE);
  const worker = readFileSync('plugins/offline/retiredWorker.js', 'utf8');
  site.break(
    /^\/sw\.js$/,
    altered(() => worker),
  );
  await page.goto(site.url + NEXT);
  await expect.poll(() => registrations(page)).toBe(0);
  await expect.poll(() => cacheNames(page)).toEqual([]);
  await page.goto(site.url + PLACE);
  await expect(heading(page)).toBeVisible();
  expect(await page.evaluate(() => navigator.serviceWorker.controller)).toBeNull();
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
