import {expect, test} from '@playwright/test';
import {present} from './support/inventory';
import {hydrated} from './support/page';

const WIDTHS = [320, 768, 996, 997, 1440];
const SIDEBARS = [...new Set(present.map(({sidebar}) => sidebar))];

for (const sidebar of SIDEBARS) {
  test.describe(sidebar === '-' ? 'a page without sidebar' : `a page of ${sidebar}`, () => {
    // In one worker, so that both tests share one visit to each page.
    test.describe.configure({mode: 'default'});

    const tooWide: string[] = [];
    const noise: string[] = [];

    test.beforeAll(async ({browser, baseURL}) => {
      test.setTimeout(600_000);
      const page = await browser.newPage({baseURL});
      let address = '';
      page.on('console', (message) => {
        if (message.type() === 'error') noise.push(`${address}: console: ${message.text()}`);
      });
      page.on('pageerror', (error) => noise.push(`${address}: page error: ${error.message}`));
      page.on('request', (request) => {
        const {origin, protocol, href} = new URL(request.url());
        if (origin !== baseURL && protocol !== 'data:') noise.push(`${address}: left for ${href}`);
      });

      for (const {path} of present.filter((route) => route.sidebar === sidebar)) {
        address = path;
        await page.goto(path, {waitUntil: 'load'});
        await hydrated(page);
        for (const width of WIDTHS) {
          await page.setViewportSize({width, height: 800});
          const excess = await page.evaluate(pixelsBeyondTheEdge);
          if (excess > 0) tooWide.push(`${path}: ${excess} px too wide at ${width} px`);
        }
      }
      await page.close();
    });

    test('fits every width from 320 to 1440 pixels without scrolling sideways', () => {
      expect(tooWide).toEqual([]);
    });

    test('logs no error and asks no third party', () => {
      expect(noise).toEqual([]);
    });
  });
}

/** Runs in the browser, after the scripts have had a frame to follow the new width. */
async function pixelsBeyondTheEdge(): Promise<number> {
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  const {scrollWidth, clientWidth} = document.documentElement;
  return scrollWidth - clientWidth;
}
