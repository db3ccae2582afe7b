import {builtAddresses, pngSize} from '../testing/built';
import {inventory} from '../testing/inventory';
import {readPages, type Facts} from '../testing/readPages';
import {expect, test} from '../testing/test';

// In one worker, so that the tests share one reading of the pages.
test.describe.configure({mode: 'default'});

const TABS: Record<string, string> = {
  conceptsSidebar: 'Concepts',
  contractsSidebar: 'Contracts',
  sdkSidebar: 'SDKs',
  apiSidebar: 'APIs',
};
const docs = inventory.filter(({sidebar}) => sidebar in TABS);
let pages: Facts[];

test.beforeAll(async ({browser, request}) => {
  test.setTimeout(600_000);
  pages = await readPages(
    await browser.newPage(),
    request,
    inventory.map(({path}) => path),
  );
  expect(pages).not.toEqual([]);
});

test('answers every address', () => {
  const missing = pages.filter(({status}) => status !== 200).map(({address}) => address);
  expect(missing).toEqual([]);
});

test('gives every page one heading of the first level', () => {
  for (const {address, headings} of pages) {
    expect.soft(headings, address).toEqual([expect.stringMatching(/\S/)]);
  }
});

test('gives every page a canonical link to itself', () => {
  for (const {address, canonical} of pages) {
    expect.soft(canonical.replace(/^https:\/\/[^/]+/, ''), address).toBe(address);
  }
});

test('describes every page', () => {
  for (const {address, description} of pages) expect.soft(description, address).not.toBe('');
});

test('describes every page of the documentation in 60 to 155 characters', () => {
  for (const {path} of docs) {
    const {length} = pages.find(({address}) => address === path)?.description ?? '';
    expect.soft(length, path).toBeGreaterThanOrEqual(60);
    expect.soft(length, path).toBeLessThanOrEqual(155);
  }
});

test('gives every page a preview card of 1200 by 630 pixels', async ({request}) => {
  for (const {address, image} of pages) {
    expect.soft(image, address).toMatch(/^https:.+\.png$/);
    const card = await request.get(image.replace(/^https:\/\/[^/]+/, ''));
    expect.soft(pngSize(await card.body()), address).toEqual({width: 1200, height: 630});
  }
});

test('lists every page in the sitemap, and no other', async ({request}) => {
  const sitemap = await (await request.get('/sitemap.xml')).text();
  const listed = [...sitemap.matchAll(/<loc>https:\/\/[^/]+(.+?)<\/loc>/g)].map((one) => one[1]);
  const pages = listed.filter((address) => !/\.(md|txt)$/.test(address ?? ''));
  expect(pages.sort()).toEqual(inventory.map(({path}) => path).sort());
});

test('shows every page of the documentation in its own sidebar', () => {
  for (const {path, sidebar} of docs) {
    const found = pages.find(({address}) => address === path);
    expect.soft(found?.tab, path).toBe(TABS[sidebar]);
    expect.soft(found?.sidebarEntry, path).toBe(path);
  }
});

test('links nowhere that does not exist', async ({page, request, baseURL}) => {
  test.setTimeout(600_000);
  const built = await readPages(page, request, builtAddresses());
  expect(built.length).toBeGreaterThan(inventory.length);

  const published = new URL(pages[0]?.canonical ?? '').origin;
  const checked = new Set<string>();
  const broken: string[] = [];
  for (const {address, links} of built) {
    for (const link of links) {
      const {origin, pathname} = new URL(link, `${baseURL}${address}`);
      if (![baseURL, published].includes(origin) || checked.has(pathname)) continue;
      checked.add(pathname);
      // Of links within a page only the not-found page has an address that answers 404.
      if (pathname.replace('.html', '') === '/404') continue;
      const answer = await request.head(pathname);
      if (answer.status() !== 200) broken.push(`${address} links to ${pathname}`);
    }
  }
  expect(checked.size).toBeGreaterThan(inventory.length);
  expect(broken).toEqual([]);
});

test('opens the main page of the documentation from the version "Next"', async ({page}) => {
  await page.goto('/');
  await page.getByRole('link', {name: 'Next', exact: true}).click();
  await expect(page).toHaveURL('/api/subgraph/overview');
});
