import type {Page} from '@playwright/test';
import {expect, open, test} from '../testing/page';

// On a phone the link to the next page is the only one that leads there.
test.use({viewport: {width: 390, height: 800}, sendsAhead: true});

const PLACE = '/concepts/protocol/fees';

for (const {network, connection, isPrefetched} of [
  {
    network: 'on a 4g connection',
    connection: {effectiveType: '4g', saveData: false},
    isPrefetched: true,
  },
  {network: 'where the browser does not tell', connection: undefined, isPrefetched: true},
  {
    network: 'on 2g with data-saver on',
    connection: {effectiveType: '2g', saveData: true},
    isPrefetched: false,
  },
]) {
  const fetches = isPrefetched ? 'fetches' : 'does not fetch';

  test(`${fetches} the page of a link that scrolls into view ${network}`, async ({page}) => {
    await pretend(page, connection);
    await open(page, PLACE);
    const before = await hints(page);
    await nextPage(page).scrollIntoViewIfNeeded();
    await expect(nextPage(page)).toBeInViewport();
    if (isPrefetched) await expect.poll(() => hints(page)).toBeGreaterThan(before);
    else expect(await hints(page)).toBe(0);
  });

  test(`${fetches} the page of a link that is hovered ${network}`, async ({page}) => {
    await pretend(page, connection);
    await open(page, PLACE);
    const added = await page.evaluateHandle(watchScripts);
    await nextPage(page).hover();
    const count = () => added.evaluate(({length}) => length);
    if (isPrefetched) await expect.poll(count).toBeGreaterThan(0);
    else expect(await count()).toBe(0);
  });
}

test('follows links on 2g with data-saver on', async ({page}) => {
  await pretend(page, {effectiveType: '2g', saveData: true});
  await open(page, PLACE);
  const title = await page.getByRole('heading', {level: 1}).innerText();
  await nextPage(page).click();
  await expect(page.getByRole('heading', {level: 1})).not.toHaveText(title);
});

const nextPage = (page: Page) =>
  page.getByRole('navigation', {name: 'Docs pages'}).getByRole('link').last();

const hints = (page: Page) => page.locator('link[rel="prefetch"]').count();

/** Runs in the page: a list that grows with each script that the page asks for. */
function watchScripts(): Node[] {
  const added: Node[] = [];
  new MutationObserver((changes) => {
    for (const {addedNodes} of changes) {
      added.push(...[...addedNodes].filter(({nodeName}) => nodeName === 'SCRIPT'));
    }
  }).observe(document.head, {childList: true});
  return added;
}

/** Makes the browser report a connection; `undefined` stands for browsers that report none. */
async function pretend(page: Page, connection: object | undefined): Promise<void> {
  await page.addInitScript((value) => {
    Object.defineProperty(navigator, 'connection', {value});
  }, connection);
}
