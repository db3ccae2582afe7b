import {inventory} from '../testing/inventory';
import {hydrated} from '../testing/page';
import {expect, test} from '../testing/test';
import {isDeep} from '../testing/tier';

const NARROWEST = 320;
const WIDTHS = [NARROWEST, 768, 996, 997, 1440];
/** Few enough that the tests share the cores evenly, and that none keeps the memory of many pages. */
const AT_ONCE = 20;

/** Every page in the deep tier, else every twentieth, which meets all kinds; as they are served, every fourth. */
const EVERY = isDeep ? 1 : 20;
const EVERY_SERVED = isDeep ? 1 : 4;

const routes = inventory.map(({path}) => path);
/** Every so many pages, in batches. */
function batchesOf(every: number): string[][] {
  const paths = routes.filter((_, at) => at % every === 0);
  return Array.from({length: Math.ceil(paths.length / AT_ONCE)}, (_, index) =>
    paths.slice(index * AT_ONCE, (index + 1) * AT_ONCE),
  );
}

for (const [index, batch] of batchesOf(EVERY).entries()) {
  test(`pages fit every width and log no error, part ${index + 1}: from ${batch[0]}`, async ({
    page,
    baseURL,
  }) => {
    test.setTimeout(300_000);
    let address = '';
    const noise: string[] = [];
    const tooWide: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'error') noise.push(`${address}: console: ${message.text()}`);
    });
    page.on('pageerror', (error) => noise.push(`${address}: page error: ${error.message}`));
    page.on('request', (request) => {
      const {origin, protocol, href} = new URL(request.url());
      if (origin !== baseURL && protocol !== 'data:') noise.push(`${address}: left for ${href}`);
    });

    for (address of batch) {
      await page.goto(address);
      await hydrated(page);
      for (const width of WIDTHS) {
        await page.setViewportSize({width, height: 800});
        const excess = await page.evaluate(pixelsBeyondTheEdge);
        if (excess > 0) tooWide.push(`${address}: ${excess} px too wide at ${width} px`);
      }
    }
    expect(tooWide).toEqual([]);
    expect(noise, 'console errors and requests that leave the site').toEqual([]);
  });
}

test.describe('as they are served', () => {
  test.use({javaScriptEnabled: false, viewport: {width: NARROWEST, height: 800}});

  for (const [index, batch] of batchesOf(EVERY_SERVED).entries()) {
    test(`pages fit the narrowest phone, part ${index + 1}: from ${batch[0]}`, async ({page}) => {
      test.setTimeout(300_000);
      const tooWide: string[] = [];
      for (const address of batch) {
        await page.goto(address);
        const width = await page.evaluate(() => document.documentElement.scrollWidth);
        if (width > NARROWEST) tooWide.push(`${address}: ${width} px wide`);
      }
      expect(tooWide).toEqual([]);
    });
  }
});

/** Runs in the browser, after the scripts have had a frame to follow the new width. */
async function pixelsBeyondTheEdge(): Promise<number> {
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  const {scrollWidth, clientWidth} = document.documentElement;
  return scrollWidth - clientWidth;
}
