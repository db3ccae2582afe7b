import type {Page} from '@playwright/test';
import {expect, test as base} from './test';

/** Opens a page and waits until its scripts have taken it over. */
export async function open(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await hydrated(page);
}

/** Unfolds what a long page folds. */
export const unfold = (page: Page): Promise<void> =>
  page
    .locator('.markdown')
    .first()
    .evaluate((text) => text.querySelectorAll('details').forEach((part) => (part.open = true)));

/** Does what a reader does, and waits until the scripts of the page that is shown have taken it over. */
export async function hydrated(page: Page): Promise<void> {
  await page.evaluate(() => {
    const isHydrated = document.documentElement.dataset.hasHydrated === 'true';
    if (!isHydrated) document.body.dispatchEvent(new PointerEvent('pointerdown', {bubbles: true}));
  });
  await page.waitForSelector('html[data-has-hydrated="true"]');
}

/** What a page warns of; that the tests let no worker keep pages is no warning of the page. */
export function warningsOf(page: Page): string[] {
  const warnings: string[] = [];
  page.on('console', (message) => {
    const text = message.text();
    const isOfTests = text === 'Service Worker registration blocked by Playwright';
    if (message.type() === 'warning' && !isOfTests) warnings.push(text);
  });
  return warnings;
}

/**
 * A test that also fails on any console error, page error or request that leaves the site.
 * A test that causes such an error on purpose uses `@playwright/test` itself.
 */
export const test = base.extend<{quiet: undefined}>({
  quiet: [
    async ({page, baseURL}, use) => {
      const noise: string[] = [];
      page.on('console', (message) => {
        if (message.type() === 'error') noise.push(`console: ${message.text()}`);
      });
      page.on('pageerror', (error) => noise.push(`page error: ${error.message}`));
      page.on('request', (request) => {
        const url = request.url();
        const isOfPage = /^(data|blob):/.test(url) || url.startsWith(baseURL ?? '');
        if (!isOfPage) noise.push(`left: ${url}`);
      });
      await use(undefined);
      expect(noise, 'console errors and requests that leave the site').toEqual([]);
    },
    {auto: true},
  ],
});

export {expect};
