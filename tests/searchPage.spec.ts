import type {Page} from '@playwright/test';
import {expect, open, test} from '../testing/page';
import {deepWhere} from '../testing/tier';
import {askModal, UNKNOWN} from '../testing/search';

const PLACE = '/concepts/protocol/fees';

test('answers the query of its address, which its title names', async ({page}) => {
  await open(page, '/search?q=slot0');
  await expect(page).toHaveTitle(/^Search results for “slot0”/);
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Search results for “slot0”');
  await expect(field(page)).toHaveValue('slot0');
  const first = results(page).first();
  await expect(first.getByRole('link')).toHaveText('slot0');
  await expect(first).toContainText('Contracts v3');
  await expect(first).toContainText('UniswapV3Pool › Functions');
});

for (const {query, said} of [
  {query: '0x5604e225', said: 'One document found'},
  {query: 'slot0', said: /^\d+ documents found$/},
  {query: UNKNOWN, said: '0 documents found'},
]) {
  test(`says “${said.toString()}” for ${query}`, async ({page}) => {
    await open(page, `/search?q=${query}`);
    await expect(page.getByRole('main').getByRole('status')).toHaveText(said);
  });
}

test('answers what is typed, and writes it into the address without a step back', async ({
  page,
}) => {
  await open(page, PLACE);
  await askModal(page, 'swap');
  await page.getByRole('link', {name: /^See all/}).click();
  await expect(results(page).first()).toBeVisible();
  const steps = await page.evaluate(() => history.length);
  await field(page).press('End');
  await field(page).pressSequentially(' router');
  await expect(page).toHaveURL('/search?q=swap+router');
  await expect(page).toHaveTitle(/“swap router”/);
  await expect(results(page).first()).toContainText('SwapRouter');
  expect(await page.evaluate(() => history.length)).toBe(steps);
  await page.goBack();
  await expect(page).toHaveURL(PLACE);
});

test('is as it was when a reader comes back from a result, however soon it was followed', async ({
  page,
}) => {
  await page.clock.install();
  await open(page, '/search?q=slot');
  await expect(results(page).first()).toBeVisible();
  // From here on no time passes in which what is typed could settle by itself.
  await page.clock.pauseAt(Date.now() + 60_000);
  await field(page).press('End');
  await field(page).pressSequentially('0');
  await results(page).getByRole('link', {name: 'slot0', exact: true}).first().click();
  await expect(page).toHaveURL(/UniswapV3Pool#slot0$/);
  await page.goBack();
  await expect(page).toHaveURL('/search?q=slot0');
  await expect(field(page)).toHaveValue('slot0');
  await expect(results(page).first()).toContainText('slot0');
});

test('leads by the keyboard from the field to a result', async ({page}) => {
  await open(page, '/search?q=slot0');
  await expect(results(page).first()).toBeVisible();
  await field(page).focus();
  await page.keyboard.press('Tab');
  await expect(results(page).first().getByRole('link')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/UniswapV3Pool#slot0$/);
});

test('moves nothing that is in sight when the results come', async ({page}) => {
  await page.addInitScript(() => {
    type Shift = PerformanceEntry & {sources: readonly {node?: Element}[]};
    const shifts: string[] = [];
    // A font that comes late moves the bar above.
    const keep = ({sources}: Shift) => {
      for (const {node} of sources) if (node?.closest('main')) shifts.push(node.outerHTML);
    };
    new PerformanceObserver((list) => {
      (list.getEntries() as Shift[]).forEach(keep);
    }).observe({type: 'layout-shift', buffered: true});
    Object.assign(window, {shifts});
  });
  await open(page, '/search?q=slot0');
  await expect(results(page).first()).toBeVisible();
  expect(await page.evaluate('shifts')).toEqual([]);
});

test('shows more until all is shown', async ({page}) => {
  await open(page, '/search?q=slot0');
  const more = page.getByRole('button', {name: 'Show more'});
  await expect(results(page)).toHaveCount(15);
  const said = await page.getByRole('main').getByRole('status').textContent();
  const total = parseInt(said ?? '', 10);
  expect(total).toBeGreaterThan(15);
  for (let shown = 15; shown < total; shown += 15) {
    await more.click();
    await expect(results(page)).toHaveCount(Math.min(shown + 15, total));
  }
  await expect(more).toBeHidden();
});

for (const {what, query} of [
  {what: '2,000 characters', query: 'a'.repeat(2_000)},
  {what: 'markup', query: '<img src=x onerror=alert(1)></title><script>alert(1)</script>'},
  {what: 'emoji', query: `a${'🦄'.repeat(90)}`},
  {what: 'right-to-left and control characters', query: '\u0633\u0648\u0627\u0628 \u0007\u202E x'},
  {what: 'what addresses and patterns are made of', query: '%zz & + \\ [a-z]* ?q=# (('},
]) {
  test(`takes ${what} for what it is`, deepWhere(what !== 'markup'), async ({page}) => {
    await open(page, `/search?q=${encodeURIComponent(query)}`);
    await expect(field(page)).toHaveValue(query);
    await expect(page.getByRole('main').getByRole('status')).toHaveText(/document/);
    await expect(page.locator('main img, main script')).toHaveCount(0);

    await open(page, '/');
    await askModal(page, query);
    await expect(page.locator('.DocSearch-Modal img, .DocSearch-Modal script')).toHaveCount(0);
    const all = page.getByRole('link', {name: /^See all/});
    if (await all.isVisible()) {
      await all.click();
      await expect(page).toHaveTitle(/^Search results for/);
    }
  });
}

test('puts at most 512 characters of a query into the address, and leaves the field as it is', async ({
  page,
}) => {
  await open(page, '/search');
  const pasted = `slot0 ${'🦄'.repeat(24_000)}`;
  await field(page).fill(pasted);
  await field(page).blur();
  await expect(page).toHaveURL(/\?q=slot0/);
  const inAddress = () => page.evaluate(() => new URLSearchParams(location.search).get('q'));
  expect(await inAddress()).toBe([...pasted].slice(0, 512).join(''));
  await expect(field(page)).toHaveValue(pasted);
  expect((await page.reload())?.status()).toBe(200);
});

test('does without a query', async ({page}) => {
  await open(page, '/search');
  await expect(page).toHaveTitle(/^Search the documentation/);
  await expect(page.getByRole('region', {name: 'Start from'})).toBeVisible();
});

const field = (page: Page) => page.getByRole('main').getByRole('searchbox');

const results = (page: Page) => page.getByRole('list', {name: 'Results'}).getByRole('listitem');
