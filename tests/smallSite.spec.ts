import {buildFixture, page as write} from '../testing/fixture';
import {open} from '../testing/page';
import {serveStatic} from '../testing/server';
import {expect, test} from '../testing/test';

// What no page of the site needs yet, on a small site of its own.
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
  const {failed, output, directory} = await buildFixture('small-site', {
    'docs/contracts/v1/overview.mdx': write(),
    'docs/contracts/v2/overview.mdx': write(),
    'sidebars/contracts.ts': `export default {contractsSidebar: ${JSON.stringify(contracts)}};\n`,
    'docs/concepts/overview.mdx': write({}, TABS),
    'docs/api/subgraph/overview.mdx': write({}, TABS),
    'docs/sdk/v3/overview.mdx': write({}, LEVELS),
  });
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
  expect(await page.evaluate(() => ({...localStorage}))).toEqual({
    'docusaurus.tab.package-manager': 'yarn',
  });

  await open(page, `${site.url}/api/subgraph/overview`);
  await expect(page.getByText('By yarn.')).toBeVisible();
});
