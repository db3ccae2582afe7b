import {buildSite} from '../testing/builds';
import {writeStockSite} from '../testing/writeStockSite';
import {siteDirectory} from '../testing/built';
import {inventory} from '../testing/inventory';
import {onFastSite} from '../testing/onFastSite';
import {serveStatic} from '../testing/server';
import {expect, test} from '../testing/test';
import {deep, isDeep} from '../testing/tier';
import {brotliBytes, sum, weigh, type Part, type Resource} from '../testing/weigh';

onFastSite();
test.use({sendsAhead: true});

const KB = 1024;
/** Of pages whose HTML is weighed: all in the deep tier. */
const EVERY = isDeep ? 1 : 9;

// What a reader of a page gets, who has done nothing yet.
for (const {name, address, kilobytes} of [
  {name: 'the home page', address: '/', kilobytes: 45},
  {name: 'a concept', address: '/concepts/protocol/fees', kilobytes: 45},
  {name: 'a guide', address: '/contracts/v3/guides/swaps/single-swaps', kilobytes: 49.5},
  {name: 'a reference', address: '/contracts/v3/reference/core/UniswapV3Pool', kilobytes: 60},
]) {
  test(`loads ${name} in at most 8 requests, ${kilobytes} KB and no file of scripts`, async ({
    page,
  }) => {
    await page.setViewportSize({width: 360, height: 800});
    const loaded = await weigh(page, address);
    expect(loaded.map(({part}) => part)).toContain('html');
    expect(loaded.filter(({part}) => part === 'scripts' || part === 'prefetched')).toEqual([]);
    expect(loaded.length, listed(loaded)).toBeLessThanOrEqual(8);
    expect(sum(loaded), listed(loaded)).toBeLessThanOrEqual(kilobytes * KB);
    const written = await page.evaluate(() =>
      [...document.scripts].filter(({type}) => !type.includes('json')).map(({text}) => text),
    );
    expect(written.join('')).not.toBe('');
    expect(brotliBytes(Buffer.from(written.join('\n')))).toBeLessThanOrEqual(3.1 * KB);
  });
}

// What it is once that reader has touched it: of scripts, nine tenths of what the same page takes
// in the stock theme (181, 183 and 195 KB on 2026-11-25, with 325 pages). The last tests weigh both.
// Each page of the site adds its address to the scripts of all, in the stock theme, too.
const BYTES_OF_ADDRESSES = 80 * (inventory.length - 325);
const BUDGETS: {part: Part; kilobytes: number}[] = [
  {part: 'scripts', kilobytes: 162},
  {part: 'styles', kilobytes: 14.1},
  // Two families, and the signs of formulae.
  {part: 'fonts', kilobytes: 19},
  {part: 'images', kilobytes: 10},
];

test.describe('a touched page', () => {
  // In one worker, so that the tests share one load of the page.
  test.describe.configure({mode: 'default'});
  let resources: Resource[];

  test.beforeAll(async ({browser, baseURL}) => {
    const page = await browser.newPage({baseURL, viewport: {width: 360, height: 800}});
    const loaded = await weigh(page, '/concepts/protocol/fees', {isTouched: true});
    resources = loaded.filter(({part}) => part !== 'prefetched');
    await page.close();
  });

  for (const {part, kilobytes} of BUDGETS) {
    test(`has at most ${kilobytes} KB of ${part} on a phone`, () => {
      const own = resources.filter((resource) => resource.part === part);
      expect(own).not.toEqual([]);
      const most = kilobytes * KB + (part === 'scripts' ? BYTES_OF_ADDRESSES : 0);
      expect(sum(own), listed(own)).toBeLessThanOrEqual(most);
    });
  }
});

// These bring their own text once more, as scripts, and code in tabs. Hashes in names of files vary by 0.1 KB.
for (const {name, address, kilobytes} of [
  {name: 'a guide', address: '/contracts/v3/guides/swaps/single-swaps', kilobytes: 169},
  {name: 'a reference', address: '/contracts/v3/reference/core/UniswapV3Pool', kilobytes: 176},
]) {
  test(`takes ${name} over with at most ${kilobytes} KB of scripts`, async ({page}) => {
    await page.setViewportSize({width: 360, height: 800});
    const loaded = await weigh(page, address, {isTouched: true});
    const own = loaded.filter(({part}) => part === 'scripts');
    expect(own).not.toEqual([]);
    expect(sum(own), listed(own)).toBeLessThanOrEqual(kilobytes * KB + BYTES_OF_ADDRESSES);
  });
}

// A page of prose and a page of executed code are not alike: each is held to the weight of its like.
for (const {pages, section, kilobytes} of [
  // Half a kilobyte of each is what its head tells programs, and two are what starts its scripts.
  {pages: 'concept', section: '/concepts/', kilobytes: 12.5},
  {pages: 'guide', section: '/guides/', kilobytes: 18},
  {pages: 'reference page', section: '/reference/', kilobytes: 13},
]) {
  test(`sends at most ${kilobytes} KB of HTML with the median ${pages}`, async ({request}) => {
    const like = inventory.filter((route) => route.path.includes(section));
    const sizes: {address: string; bytes: number}[] = [];
    // As hosts do, which takes long: evenly spread ones stand for the others.
    for (const {path} of like.filter((_, at) => at % EVERY === 0)) {
      const response = await request.get(path);
      sizes.push({address: path, bytes: brotliBytes(await response.body())});
    }
    sizes.sort((one, other) => one.bytes - other.bytes);
    const median = sizes[Math.floor(sizes.length / 2)]?.bytes;
    expect(median, listed(sizes)).toBeLessThanOrEqual(kilobytes * KB);
  });
}

test.describe('beside the stock theme with the same pages, built in the same run', deep, () => {
  test.describe.configure({mode: 'default'});
  const STOCK = '.cache/stock';
  let stock: Awaited<ReturnType<typeof serveStatic>>;

  test.beforeAll(async () => {
    writeStockSite(siteDirectory, STOCK);
    buildSite(STOCK, `${STOCK}/build`);
    stock = await serveStatic(`${STOCK}/build`);
  });
  test.afterAll(() => stock.server.close());

  for (const {name, address} of [
    {name: 'a concept', address: '/concepts/protocol/fees'},
    {name: 'a guide', address: '/contracts/v3/guides/swaps/single-swaps'},
    {name: 'a reference', address: '/contracts/v3/reference/core/UniswapV3Pool'},
  ]) {
    for (const {what, of, isTouched, share} of [
      {what: 'bytes', of: 'read', isTouched: false, share: 0.3},
      {what: 'bytes of scripts', of: 'touched', isTouched: true, share: 0.9},
    ]) {
      test(`takes at most ${share} of its ${what} for ${name} that is ${of}`, async ({
        browser,
        baseURL,
      }) => {
        const weightAt = async (origin: string) => {
          const page = await browser.newPage({viewport: {width: 360, height: 800}});
          const loaded = await weigh(page, origin + address, {isTouched});
          await page.close();
          const isWeighed = ({part}: Resource) =>
            isTouched ? part === 'scripts' : part !== 'prefetched';
          return sum(loaded.filter(isWeighed));
        };
        const [own, other] = [await weightAt(baseURL ?? ''), await weightAt(stock.url)];
        console.log(`${name}, ${of}: ${(own / other).toFixed(2)} of ${(other / KB).toFixed(1)} KB`);
        expect(own / other).toBeLessThanOrEqual(share);
      });
    }
  }
});

function listed(sizes: readonly {address: string; bytes: number}[]): string {
  return [...sizes]
    .sort((one, other) => other.bytes - one.bytes)
    .map(({address, bytes}) => `${(bytes / KB).toFixed(1)} KB ${address}`)
    .join('\n');
}
