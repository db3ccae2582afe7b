import type {Page} from '@playwright/test';
import {frameDocument} from '../labs/playground/run/frameDocument';

/** Addresses of the document of the frame, and of a page to show it in. */
export const FRAME = '/frame-under-test';
export const PAGE = '/page-under-test';

/** Serves both as a host without headers does: with them, the document is sandboxed wherever it is shown. */
export async function serveFrame(page: Page): Promise<void> {
  const contents = {
    [FRAME]: frameDocument(),
    [PAGE]: '<!doctype html><title>Page</title><link rel="icon" href="data:,">',
  };
  for (const [address, body] of Object.entries(contents))
    await page.route(`**${address}`, (route) => route.fulfill({contentType: 'text/html', body}));
}
