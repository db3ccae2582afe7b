import {expect, open, test} from '../testing/page';
import {askModal, field, rows} from '../testing/search';

const PLACE = '/concepts/protocol/fees';
const TOOLS = [
  'Workbench',
  'Revert look-up',
  'Calldata explainer',
  'Query lab',
  'Deployments',
] as const;

test('an empty search offers the tools, and a query takes their place', async ({page}) => {
  await open(page, PLACE);
  await page.keyboard.press('Control+k');
  const tools = page.getByRole('dialog', {name: 'Search'}).getByRole('navigation', {name: 'Tools'});
  await expect(tools.getByRole('link')).toHaveText(TOOLS.map((name) => new RegExp(`^${name}`)));
  await field(page).fill('slot0');
  await expect(rows(page).first()).toBeVisible();
  await expect(tools).toBeHidden();
  await field(page).fill('');
  await tools.getByRole('link', {name: /^Revert look-up/}).click();
  await expect(page).toHaveURL('/contracts/v3/reference/error-codes');
  await expect(field(page)).toBeHidden();
});

test('the tools of an empty search are reached by keyboard', async ({page}) => {
  await open(page, PLACE);
  await page.keyboard.press('Control+k');
  const first = page.getByRole('link', {name: /^Workbench/}).last();
  await expect(first).toBeVisible();
  await expect(async () => {
    await page.keyboard.press('Tab');
    await expect(first).toBeFocused({timeout: 100});
  }).toPass();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/concepts/workbench');
});

test('the page of results offers the tools while nothing is asked', async ({page}) => {
  await open(page, '/search');
  const tools = page.getByRole('region', {name: 'Use a tool'});
  await expect(tools.getByRole('link')).toHaveText([...TOOLS]);
});

for (const [query, anchor] of [
  ['mcp', 'mcp'],
  ['llms.txt', 'llms'],
  ['registry.json', 'registry'],
  ['atlas.json', 'atlas'],
] as const) {
  test(`finds where ${query} is explained first`, async ({page}) => {
    await open(page, PLACE);
    await askModal(page, query);
    await expect(rows(page).first().locator('a')).toHaveAttribute('href', `/api/agents#${anchor}`);
  });
}
