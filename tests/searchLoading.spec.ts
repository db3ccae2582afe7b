import type {Page} from '@playwright/test';
import {expect, open, test} from '../testing/page';
import {opener} from '../testing/search';

for (const {way, reach} of [
  {way: 'points at it', reach: (page: Page) => opener(page).hover()},
  {way: 'comes to it by the keyboard', reach: (page: Page) => opener(page).focus()},
  {way: 'opens it', reach: (page: Page) => page.keyboard.press('/')},
]) {
  test(`is loaded when a reader ${way}, and no sooner`, async ({page}) => {
    const fetched: string[] = [];
    page.on('request', (request) => fetched.push(request.url()));
    await open(page, '/concepts/protocol/fees');
    await page.waitForLoadState('networkidle');
    expect(await partsOfSearch(page, fetched)).toEqual([]);
    await reach(page);
    await expect.poll(() => partsOfSearch(page, fetched)).toEqual(['index', 'modal']);
  });
}

/** Which parts of the search are among those addresses. */
async function partsOfSearch(page: Page, addresses: readonly string[]): Promise<string[]> {
  const scripts = addresses.filter((address) => address.endsWith('.js'));
  const texts = await Promise.all(
    scripts.map(async (address) => (await page.request.get(address)).text()),
  );
  const parts = [
    {part: 'index', mark: 'getGasCostOfGetAmount0ForLiquidity'},
    {part: 'modal', mark: 'DocSearch-Dropdown'},
  ];
  return parts.filter(({mark}) => texts.some((text) => text.includes(mark))).map(({part}) => part);
}
