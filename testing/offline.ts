import type {Page} from '@playwright/test';
import {startFaultyServer, type FaultyServer} from './faultyServer';
import {hydrated} from './page';
import {expect, test as base} from './test';

// Without network the browser reports errors, so these tests use Playwright's own `test`.

export const PLACE = '/concepts/glossary';
export const NEXT = '/sdk/v3/overview';

/** A test on a site of its own, which can be without network; its page has no cache but the worker's. */
export const test = base.extend<{site: FaultyServer}>({
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

export const heading = (page: Page) => page.getByRole('heading', {level: 1});

export const noNetwork = (page: Page) => page.getByRole('heading', {name: 'No network'});

export const follow = (page: Page) =>
  page.getByRole('navigation', {name: 'Main'}).getByRole('link', {name: 'SDKs'}).click();

/** Opens a page, has its scripts take it over, and waits until it is kept with what it uses. */
export async function visit(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await hydrated(page);
  await expectKept(page);
}

/**
 * Waits until the page that is shown is kept with its styles, its fonts, the scripts that took it
 * over, and those that came through the worker since.
 */
export async function expectKept(page: Page): Promise<void> {
  const missing = () =>
    page.evaluate(async () => {
      const {takenOverAt} = globalThis as unknown as {takenOverAt: number};
      const used = performance
        .getEntriesByType('resource')
        .filter((entry) => entry instanceof PerformanceResourceTiming)
        .filter(({initiatorType}) => initiatorType === 'script')
        .filter(({responseEnd, workerStart}) => responseEnd < takenOverAt || workerStart > 0)
        .map(({name}) => name);
      const links = [...document.querySelectorAll('link[rel=stylesheet], link[as=font]')];
      const addresses = [
        location.origin + location.pathname,
        ...used,
        ...links.map((link) => (link as HTMLLinkElement).href),
      ];
      const responses = await Promise.all(addresses.map((address) => caches.match(address)));
      return addresses.filter((_address, index) => !responses[index]);
    });
  await expect.poll(missing).toEqual([]);
}

/** The addresses that are kept, by the end of the name of what keeps them: `pages` or `files`. */
export const storedAddresses = (page: Page, kind: string): Promise<string[]> =>
  page.evaluate(async (end) => {
    const name = (await caches.keys()).find((one) => one.endsWith(end));
    const keys = name ? await (await caches.open(name)).keys() : [];
    return keys.map(({url}) => url);
  }, kind);

export const cacheNames = (page: Page) => page.evaluate(() => caches.keys());

export const registrations = (page: Page): Promise<number> =>
  page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);

/** Has a page kept, or none, with files that one would have loaded, as the page's scripts ask the worker to. */
export const keep = (
  page: Page,
  address: string | undefined,
  files: readonly string[] = [],
): Promise<void> =>
  page.evaluate(
    async (message) => {
      const {active} = await navigator.serviceWorker.ready;
      active?.postMessage(message);
    },
    {
      type: 'keep',
      page: address,
      entries: files.map((name) => ({name, initiatorType: 'script'})),
    },
  );
