import {readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, type Page, type Route} from '@playwright/test';
import {siteDirectory} from './built';

const CHUNKS = '**/assets/js/*.js';

/** Answers every script that the page asks for from now on, until the given function is called. */
export async function interceptChunks(
  page: Page,
  answer: (route: Route) => Promise<void>,
): Promise<() => Promise<void>> {
  await page.route(CHUNKS, answer);
  await interceptionOf(page);
  return () => page.unroute(CHUNKS);
}

/** A page that is open obeys a moment later: what it asks for until then goes past the test. */
async function interceptionOf(page: Page): Promise<void> {
  if (page.url() === 'about:blank') return;
  const probe = /robots\.txt\?probe$/;
  await page.route(probe, (route) => route.fulfill({body: 'intercepted'}));
  const answer = () => page.evaluate(async () => (await fetch('/robots.txt?probe')).text());
  await expect.poll(answer).toBe('intercepted');
  await page.unroute(probe);
}

/** Holds back every script that the page asks for from now on, until the given function is called. */
export async function holdChunks(page: Page): Promise<() => void> {
  let release = (): void => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await interceptChunks(page, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

/** Fails every script that the page asks for from now on, until the given function is called. */
export const failChunks = (page: Page): Promise<() => Promise<void>> =>
  interceptChunks(page, (route) => route.abort());

/** Rewrites every script that the page asks for from now on. */
export async function alterChunks(page: Page, alter: (script: string) => string): Promise<void> {
  await interceptChunks(page, (route) => {
    // Not fetched: what is asked for ahead may still be on its way when a test is over.
    const {pathname} = new URL(route.request().url());
    const script = readFileSync(path.join(siteDirectory, pathname), 'utf8');
    return route.fulfill({contentType: 'text/javascript', body: alter(script)});
  });
}
