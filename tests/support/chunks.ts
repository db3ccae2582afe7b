import type {Page} from '@playwright/test';

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
  await page.route(CHUNKS, async (route) => {
    const response = await route.fetch();
    await route.fulfill({response, body: alter(await response.text())});
  });
}
