import {readFileSync} from 'node:fs';
import path from 'node:path';
import {pngSize, siteDirectory} from '../testing/built';
import {inventory} from '../testing/inventory';
import {findMissing, readPages, type Facts} from '../testing/readPages';
import {redirects} from '../testing/redirects';
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
const addresses = inventory.map((route) => route.path);
let pages: Facts[];

test.beforeAll(async ({browser, baseURL}) => {
  test.setTimeout(600_000);
  const page = await browser.newPage({baseURL});
  await page.goto('/robots.txt');
  pages = await readPages(page, addresses);
  expect(pages).not.toEqual([]);
  await page.close();
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

test('gives every page a preview card of 1200 by 630 pixels', () => {
  for (const {address, image} of pages) {
    expect.soft(image, address).toMatch(/^https:.+\.png$/);
    const card = readFileSync(path.join(siteDirectory, new URL(image).pathname));
    expect.soft(pngSize(card), address).toEqual({width: 1200, height: 630});
  }
});

test('lists every page in the sitemap, and no other', async ({request}) => {
  const sitemap = await (await request.get('/sitemap.xml')).text();
  const listed = [...sitemap.matchAll(/<loc>https:\/\/[^/]+(.+?)<\/loc>/g)].map((one) => one[1]);
  const pages = listed.filter((address) => !/\.(md|txt)$/.test(address ?? ''));
  expect(pages.sort()).toEqual([...addresses].sort());
});

test('shows every page of the documentation in its own sidebar', () => {
  for (const {path, sidebar} of docs) {
    const found = pages.find(({address}) => address === path);
    expect.soft(found?.tab, path).toBe(TABS[sidebar]);
    expect.soft(found?.sidebarEntry, path).toBe(path);
  }
});

test('links nowhere that does not exist', async ({page, baseURL}) => {
  test.setTimeout(600_000);
  await page.goto('/robots.txt');
  const built = [...pages, ...(await readPages(page, ['/404']))];

  const published = new URL(pages[0]?.canonical ?? '').origin;
  // `redirects.spec.ts` shows that each old address leads where the table says.
  const linkedFrom = new Map(redirects.map(({from, to}) => [new URL(to, baseURL).pathname, from]));
  for (const {address, links} of built) {
    for (const link of links) {
      const {origin, pathname} = new URL(link, `${baseURL}${address}`);
      if ([baseURL, published].includes(origin)) linkedFrom.set(pathname, address);
    }
  }
  // Of links within a page only the not-found page has an address that answers 404.
  const targets = [...linkedFrom.keys()].filter((target) => target.replace('.html', '') !== '/404');
  expect(targets.length).toBeGreaterThan(inventory.length);
  const missing = await findMissing(String(baseURL), targets);
  expect(missing.map((target) => `${linkedFrom.get(target)} links to ${target}`)).toEqual([]);
});

test('opens the main page of the documentation from the version "Next"', async ({page}) => {
  await page.goto('/');
  await page.getByRole('link', {name: 'Documentation version Next'}).click();
  await expect(page).toHaveURL('/api/subgraph/overview');
});
