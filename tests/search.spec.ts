import type {Page} from '@playwright/test';
import {expect, open, test} from '../testing/page';
import {askModal, field, opener, rows} from '../testing/search';

const PLACE = '/concepts/protocol/fees';
/** What `require(false, "STF")` gives. */
const STF_DATA = `0x08c379a0${'0'.repeat(62)}20${'0'.repeat(63)}3${'535446'.padEnd(64, '0')}`;

for (const key of ['Control+k', 'Meta+k', '/']) {
  test(`opens with ${key} and closes with Escape, and the focus returns`, async ({page}) => {
    await open(page, PLACE);
    await page.keyboard.press(key);
    await expect(field(page)).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(field(page)).toBeHidden();
    await expect(opener(page)).toBeFocused();
  });
}

test('closes with the key that opened it, and with a click beside it', async ({page}) => {
  await open(page, PLACE);
  await page.keyboard.press('Control+k');
  await expect(field(page)).toBeFocused();
  await page.keyboard.press('Control+k');
  await expect(field(page)).toBeHidden();
  await opener(page).click();
  await expect(field(page)).toBeFocused();
  await page.mouse.click(10, 400);
  await expect(field(page)).toBeHidden();
});

test('gives the focus back to the link that had it', async ({page}) => {
  await open(page, PLACE);
  const link = page.getByRole('main').getByRole('link', {name: 'swap fee'}).first();
  await link.focus();
  await page.keyboard.press('Control+k');
  await expect(field(page)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(link).toBeFocused();
});

test('writes a slash where a reader types', async ({page}) => {
  await open(page, '/contracts/v3/reference/error-codes');
  const revert = page.getByRole('textbox', {name: /Revert string/});
  await revert.fill('a');
  await revert.press('/');
  await expect(revert).toHaveValue('a/');
  await askModal(page, 'a');
  await field(page).press('/');
  await expect(field(page)).toHaveValue('a/');
});

test('leads to the function whose name was typed', async ({page}) => {
  await open(page, '/');
  await askModal(page, 'exactInputSingle');
  await expect(rows(page).first()).toContainText('SwapRouter › Functions');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/periphery\/SwapRouter#exactinputsingle$/);
  await expect(field(page)).toBeHidden();
});

test('scrolls to a section of the page that is open', async ({page}) => {
  await open(page, '/contracts/v3/reference/periphery/SwapRouter');
  await askModal(page, 'exactInputSingle');
  await page.keyboard.press('Enter');
  await expect(page.locator('#exactinputsingle')).toBeInViewport();
});

test('chooses with the arrows, around the ends', async ({page}) => {
  await open(page, '/');
  await askModal(page, 'slot0');
  await expect(rows(page).first()).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('ArrowDown');
  await expect(rows(page).nth(1)).toHaveAttribute('aria-selected', 'true');
  const id = await rows(page).nth(1).getAttribute('id');
  await expect(field(page)).toHaveAttribute('aria-activedescendant', String(id));
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowUp');
  await expect(rows(page).last()).toHaveAttribute('aria-selected', 'true');
});

test('opens a result in a new tab with Control and Enter, and with Control and a click', async ({
  page,
}) => {
  await open(page, '/');
  for (const choose of [
    () => page.keyboard.press('Control+Enter'),
    () =>
      rows(page)
        .first()
        .click({modifiers: ['Control']}),
  ]) {
    await askModal(page, 'slot0');
    // A key chooses the row that is selected, which the first one is soon after it is shown.
    await expect(rows(page).first()).toHaveAttribute('aria-selected', 'true');
    // Its request tells where the tab goes: the driver misses now and then where one behind another arrived.
    const [request] = await Promise.all([
      page.context().waitForEvent('request', (one) => one.isNavigationRequest()),
      choose(),
    ]);
    // A request leaves out the part of the page, which the link names.
    expect(request.url()).toMatch(/UniswapV3Pool$/);
    await expect(rows(page).first().locator('a')).toHaveAttribute('href', /UniswapV3Pool#slot0$/);
    await expect(page).toHaveURL('/');
    await expect(field(page)).toBeVisible();
    await page.keyboard.press('Escape');
  }
});

test('leads by a click, as a link does', async ({page}) => {
  await open(page, '/');
  await askModal(page, 'slot0');
  await rows(page).first().click();
  await expect(page).toHaveURL(/UniswapV3Pool#slot0$/);
});

test('leads with Tab from the field to all results, and never to the page behind', async ({
  page,
}) => {
  await open(page, '/');
  await askModal(page, 'STF');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', {name: 'Clear the query'})).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', {name: /^See all \d+ results$/})).toBeFocused();
  for (let stop = 0; stop < 4; stop += 1) {
    await page.keyboard.press('Tab');
    const isBehind = 'document.getElementById("__docusaurus").contains(document.activeElement)';
    expect(await page.evaluate(isBehind)).toBe(false);
  }
});

test('leads to the page of all results, which can be shared', async ({page}) => {
  await open(page, '/');
  await askModal(page, 'STF');
  await page.getByRole('link', {name: /^See all \d+ results$/}).click();
  await expect(page).toHaveURL(/\/search\?q=STF$/);
  await expect(page).toHaveTitle(/“STF”/);
  await expect(page.getByRole('heading', {level: 2}).first()).toHaveText('STF');
});

test('keeps what a reader visited, and lets the keyboard save and forget it', async ({page}) => {
  await open(page, '/');
  await askModal(page, 'slot0');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/UniswapV3Pool#slot0$/);
  await expect(page.getByRole('heading', {level: 1})).toHaveText('UniswapV3Pool');
  await expect(field(page)).toBeHidden();

  await page.keyboard.press('/');
  await expect(group(page, 'Recent')).toContainText('slot0');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', {name: 'Save this search'})).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(group(page, 'Favorite')).toContainText('slot0');
  await expect(group(page, 'Recent')).toHaveCount(0);

  await page.keyboard.press('Escape');
  await page.keyboard.press('/');
  await expect(group(page, 'Favorite')).toContainText('slot0');
  await page.getByRole('button', {name: 'Remove this search from favorites'}).focus();
  await page.keyboard.press('Enter');
  await expect(group(page, 'Favorite')).toHaveCount(0);
});

for (const {given, query, row} of [
  {given: 'a revert string', query: 'Transaction too old', row: /^Transaction too old/},
  {given: 'an address in any case', query: '0x1f98431c8ad98523631ae4a59f', row: /contract|Factory/},
  {given: 'the data of a revert', query: STF_DATA, row: /^STF/},
]) {
  test(`finds ${given}, and says where it belongs`, async ({page}) => {
    await open(page, '/');
    await askModal(page, query);
    await expect(field(page)).toHaveValue(query);
    await expect(rows(page).first()).toContainText(row);
    await expect(rows(page).first()).toContainText('Contracts v3');
  });
}

const group = (page: Page, title: string) =>
  page.locator('.DocSearch-Hits').filter({has: page.getByText(title, {exact: true})});
