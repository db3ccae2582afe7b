import {present} from './support/inventory';
import {expect, open, test} from './support/page';

const TABS: Record<string, string> = {
  conceptsSidebar: 'Concepts',
  contractsSidebar: 'Contracts',
  sdkSidebar: 'SDKs',
  apiSidebar: 'APIs',
};

test('puts every page of the documentation in its one sidebar and marks it there', async ({
  page,
}) => {
  const pages = present.filter(({sidebar}) => sidebar !== '-');
  await open(page, '/');
  const found = await page.evaluate(
    (addresses) =>
      Promise.all(
        addresses.map(async (address) => {
          const html = await (await fetch(address)).text();
          const parsed = new DOMParser().parseFromString(html, 'text/html');
          const marked = (menu: string) =>
            parsed.querySelector(`nav[aria-label="${menu}"] [aria-current]`);
          return {
            tab: marked('Main')?.textContent,
            item: marked('Docs sidebar')?.getAttribute('href'),
          };
        }),
      ),
    pages.map(({path}) => path),
  );
  expect(found).toEqual(pages.map(({path, sidebar}) => ({tab: TABS[sidebar], item: path})));
});

test('folds and unfolds a group of the sidebar', async ({page}) => {
  await open(page, '/concepts/governance/process');
  const sidebar = page.getByRole('navigation', {name: 'Docs sidebar'});
  const group = sidebar.getByRole('button', {name: 'Governance'});
  const item = sidebar.locator('a[href="/concepts/governance/process"]');
  await expect(item).toBeVisible();
  await group.click();
  await expect(group).toHaveAttribute('aria-expanded', 'false');
  await expect(item).toBeHidden();
  await group.click();
  await expect(item).toBeVisible();
});
