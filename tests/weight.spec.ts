import {expect, test} from '@playwright/test';
import {present} from './support/inventory';
import {brotliBytes, sum, weigh, type Part, type Resource} from './support/weigh';

// In one worker, so that the tests share one load of the page.
test.describe.configure({mode: 'default'});

const KB = 1024;
const BUDGETS: {part: Part; kilobytes: number}[] = [
  {part: 'scripts', kilobytes: 150},
  {part: 'styles', kilobytes: 16},
  {part: 'fonts', kilobytes: 45},
  {part: 'images', kilobytes: 10},
];
let resources: Resource[];

test.beforeAll(async ({browser, baseURL}) => {
  const page = await browser.newPage({baseURL, viewport: {width: 360, height: 800}});
  const loaded = await weigh(page, '/concepts/protocol/fees');
  resources = loaded.filter(({part}) => part !== 'prefetched');
  await page.close();
});

for (const {part, kilobytes} of BUDGETS) {
  test(`loads at most ${kilobytes} KB of ${part} with a page on a phone`, () => {
    const own = resources.filter((resource) => resource.part === part);
    expect(own).not.toEqual([]);
    expect(sum(own), listed(own)).toBeLessThanOrEqual(kilobytes * KB);
  });
}

test('loads at most 200 KB in all with a page on a phone', () => {
  expect(resources.map(({part}) => part)).toContain('html');
  expect(sum(resources), listed(resources)).toBeLessThanOrEqual(200 * KB);
});

// A page of prose and a page of executed code are not alike: each is held to the weight of its like.
for (const {pages, section, kilobytes} of [
  // Half a kilobyte of each is what its head tells programs.
  {pages: 'concept', section: '/concepts/', kilobytes: 8.5},
  {pages: 'guide', section: '/guides/', kilobytes: 14},
  {pages: 'reference page', section: '/reference/', kilobytes: 9},
]) {
  test(`sends at most ${kilobytes} KB of HTML with the median ${pages}`, async ({request}) => {
    // Compressing some hundred pages as hosts do takes longest.
    test.setTimeout(240_000);
    const sizes: {address: string; bytes: number}[] = [];
    for (const {path} of present.filter((route) => route.path.includes(section))) {
      const response = await request.get(path);
      sizes.push({address: path, bytes: brotliBytes(await response.body())});
    }
    sizes.sort((one, other) => one.bytes - other.bytes);
    const median = sizes[Math.floor(sizes.length / 2)]?.bytes;
    expect(median, listed(sizes)).toBeLessThanOrEqual(kilobytes * KB);
  });
}

function listed(sizes: readonly {address: string; bytes: number}[]): string {
  return [...sizes]
    .sort((one, other) => other.bytes - one.bytes)
    .map(({address, bytes}) => `${(bytes / KB).toFixed(1)} KB ${address}`)
    .join('\n');
}
