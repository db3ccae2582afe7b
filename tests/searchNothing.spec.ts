import {expect, open, test} from '../testing/page';
import {askModal, field, MISSPELT, rows, UNKNOWN} from '../testing/search';

const PLACE = '/concepts/protocol/fees';
const LANDINGS = ['Concepts', 'Contracts', 'SDKs', 'APIs'];

test.describe('the modal that finds nothing', () => {
  test.beforeEach(async ({page}) => {
    await open(page, PLACE);
    await askModal(page, MISSPELT);
  });

  test('says so, and offers what could have been meant and the pages to start from', async ({
    page,
  }) => {
    await expect(page.getByRole('status')).toHaveText(`Nothing found for “${MISSPELT}”.`);
    await expect(rows(page).first()).toHaveText('SwapRouter');
    for (const name of LANDINGS) {
      await expect(rows(page).filter({hasText: name}).last()).toBeVisible();
    }
  });

  test('asks with Enter what could have been meant, and stays', async ({page}) => {
    const second = await rows(page).nth(1).innerText();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(field(page)).toHaveValue(second);
    await expect(field(page)).toBeFocused();
    await expect(rows(page).first()).toContainText(second);
    await expect(page).toHaveURL(PLACE);
  });

  test('asks with a click what could have been meant, and stays', async ({page}) => {
    await rows(page).first().click();
    await expect(field(page)).toHaveValue('SwapRouter');
    await expect(field(page)).toBeFocused();
    await expect(page).toHaveURL(PLACE);
    await page.keyboard.press('Escape');
    await expect(field(page)).toBeHidden();
  });

  test('leads to a page to start from', async ({page}) => {
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/api/subgraph/overview');
  });
});

test('the page of results offers what could have been meant', async ({page}) => {
  await open(page, `/search?q=${MISSPELT}`);
  const meant = page.getByRole('region', {name: 'Did you mean'});
  await meant.getByRole('link', {name: 'SwapRouter', exact: true}).click();
  await expect(page).toHaveURL('/search?q=SwapRouter');
  await expect(page.getByRole('main').getByRole('searchbox')).toHaveValue('SwapRouter');
  await expect(page.getByRole('main').getByRole('listitem').first()).toContainText('SwapRouter');
});

for (const query of ['', UNKNOWN]) {
  test(`the page of results offers the pages to start from for “${query}”`, async ({page}) => {
    await open(page, `/search?q=${query}`);
    const start = page.getByRole('region', {name: 'Start from'});
    await expect(start.getByRole('link')).toHaveText(LANDINGS);
  });
}
