import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {Page} from '@playwright/test';
import {siteDirectory} from './built';

const CHUNKS = '**/assets/js/*.js';

/** Holds back every script that the page asks for from now on, until the given function is called. */
export async function holdChunks(page: Page): Promise<() => void> {
  let release = (): void => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(CHUNKS, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

/** Fails every script that the page asks for from now on, until the given function is called. */
export async function failChunks(page: Page): Promise<() => Promise<void>> {
  await page.route(CHUNKS, (route) => route.abort());
  return () => page.unroute(CHUNKS);
}

/** Rewrites every script that the page asks for from now on. */
export async function alterChunks(page: Page, alter: (script: string) => string): Promise<void> {
  await page.route(CHUNKS, (route) => {
    // Not fetched: what is asked for ahead may still be on its way when a test is over.
    const {pathname} = new URL(route.request().url());
    const script = readFileSync(path.join(siteDirectory, pathname), 'utf8');
    return route.fulfill({contentType: 'text/javascript', body: alter(script)});
  });
}
