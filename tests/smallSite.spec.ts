import type {Page} from '@playwright/test';
import {buildFixture, page as write} from '../testing/fixture';
import {open} from '../testing/page';
import {serveStatic} from '../testing/server';
import {expect, test} from '../testing/test';

// What no page of the site needs yet, and an announcement, on a small site of its own.
test.describe.configure({mode: 'default'});

const TABS = `import Tabs from '@theme/Tabs';
import TabItem from '@theme/TabItem';

<Tabs groupId="package-manager">
  <TabItem value="npm">By npm.</TabItem>
  <TabItem value="yarn">By yarn.</TabItem>
</Tabs>`;

const LEVELS = '### Third {/* #third */}\n\n#### Fourth {/* #fourth */}\n\nText.';

let site: Awaited<ReturnType<typeof serveStatic>>;

test.beforeAll(async () => {
  test.setTimeout(300_000);
  const contracts = ['v1', 'v2', 'v3'].map((version) => `contracts/${version}/overview`);
  const changes = {
    'docs/contracts/v1/overview.mdx': write(),
    'docs/contracts/v2/overview.mdx': write(),
    'sidebars/contracts.ts': `export default {contractsSidebar: ${JSON.stringify(contracts)}};\n`,
    'docs/concepts/overview.mdx': write({}, TABS),
    'docs/api/subgraph/overview.mdx': write({}, TABS),
    'docs/sdk/v3/overview.mdx': write({}, LEVELS),
  };
  const environment = {ANNOUNCEMENT: 'Version 4 is here.', ANNOUNCEMENT_ID: 'v4', STRICT: '1'};
  const {failed, output, directory} = await buildFixture('small-site', changes, environment);
  expect(failed, output).toBe(false);
  site = await serveStatic(directory);
});

test.afterAll(() => site.server.close());

for (const [segment, version] of [
  ['v1', 'V1'],
  ['v2', 'V2'],
  ['v3', 'V3'],
]) {
  test(`names the protocol version of a page below /contracts/${segment} as ${version}`, async ({
    page,
  }) => {
    await open(page, `${site.url}/contracts/${segment}/overview`);
    await expect(page.locator('.theme-doc-version-badge')).toHaveText(`${version}`);
  });
}

test('leaves headings of level 4 out of the table of contents', async ({page}) => {
  await open(page, `${site.url}/sdk/v3/overview`);
  await expect(page.getByRole('heading', {level: 4, name: 'Fourth'})).toBeVisible();
  const entries = page.locator('.theme-doc-toc-desktop').getByRole('link');
  await expect(entries).toHaveText(['Heading', 'Third']);
});

test('remembers the tab chosen in a group, on every page with that group', async ({page}) => {
  await open(page, `${site.url}/concepts/overview`);
  await page.getByRole('tab', {name: 'yarn'}).click();
  const kept = await page.evaluate(() => localStorage.getItem('docusaurus.tab.package-manager'));
  expect(kept).toBe('yarn');

  await open(page, `${site.url}/api/subgraph/overview`);
  await expect(page.getByText('By yarn.')).toBeVisible();
});

for (const path of ['/', '/concepts/overview', '/blog', '/no/such/page']) {
  test(`shows the announcement above ${path}`, async ({page}) => {
    await open(page, site.url + path);
    await expect(bar(page)).toContainText('Version 4 is here.');
    await expect(bar(page)).toBeInViewport();
  });
}

test('remembers that the reader has closed the announcement', async ({page}) => {
  await open(page, site.url);
  await bar(page).getByRole('button', {name: 'Close'}).click();
  await expect(bar(page)).toBeHidden();
  expect(await stored(page)).toEqual({dismiss: 'true', id: 'v4'});

  await open(page, `${site.url}/concepts/overview`);
  await expect(bar(page)).toBeHidden();
});

test('shows a new announcement to a reader who has closed the one before', async ({page}) => {
  await open(page, site.url);
  await page.evaluate(() => {
    localStorage.setItem('docusaurus.announcement.id', 'v3');
    localStorage.setItem('docusaurus.announcement.dismiss', 'true');
  });
  await open(page, site.url);
  await expect(bar(page)).toBeVisible();
  expect(await stored(page)).toEqual({dismiss: 'false', id: 'v4'});
});

const bar = (page: Page) => page.getByRole('banner');

const stored = (page: Page) =>
  page.evaluate(() => ({
    dismiss: localStorage.getItem('docusaurus.announcement.dismiss'),
    id: localStorage.getItem('docusaurus.announcement.id'),
  }));
