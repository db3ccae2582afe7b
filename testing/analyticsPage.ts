import type {Page} from '@playwright/test';
import {siteDirectory} from './built';
import {startCollector} from './startCollector';
import {withAnalytics} from './withAnalytics';
import {hydrated} from './page';
import {serveStatic} from './server';
import {expect, test as base} from './test';

type Collector = Awaited<ReturnType<typeof startCollector>>;

/** A test of the built site where analytics is configured; events go to a collector of its own. */
export const test = base.extend<{collector: Collector; site: string}>({
  collector: async ({}, provide) => {
    const collector = await startCollector();
    await provide(collector);
    await collector.stop();
  },
  site: async ({collector}, provide) => {
    const {server, url} = await serveStatic(siteDirectory, 0, withAnalytics(collector.url));
    await provide(url);
    server.closeAllConnections();
    server.close();
  },
});

/** Opens a page and makes the first interaction, which loads the client. */
export async function visit(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await hydrated(page);
  await interact(page);
}

/** An interaction that changes nothing. */
export const interact = (page: Page): Promise<void> => page.keyboard.press('Shift');

/** What was accepted of a kind so far. */
export const acceptedOf = ({accepted}: Collector, type: string) =>
  accepted.filter(({event_type}) => event_type === type);

/** Waits until as many events of a kind were accepted. */
export async function arrival(collector: Collector, type: string, count = 1): Promise<void> {
  await expect.poll(() => acceptedOf(collector, type).length).toBeGreaterThanOrEqual(count);
}

/** Has the page believe that the reader switched to another tab. */
export async function hide(page: Page): Promise<void> {
  await page.evaluate(() => {
    Object.defineProperty(document, 'hidden', {configurable: true, get: () => true});
    Object.defineProperty(document, 'visibilityState', {configurable: true, get: () => 'hidden'});
    document.dispatchEvent(new Event('visibilitychange', {bubbles: true}));
  });
}

export {expect};
