import {expect, open, test} from '../testing/page';

const TABS = [
  {name: 'Concepts', address: '/concepts/overview'},
  {name: 'Contracts', address: '/contracts/v3/overview'},
  {name: 'SDKs', address: '/sdk/v3/overview'},
  {name: 'APIs', address: '/api/subgraph/overview'},
];

const RIGHT_HAND = [
  {name: 'Feedback', address: 'https://github.com/Uniswap/docs/issues/new'},
  {name: 'Whitepaper', address: 'https://uniswap.org/whitepaper-v3.pdf'},
  {name: 'GitHub', address: 'https://github.com/Uniswap/docs'},
  {name: 'Grants', address: 'https://www.unigrants.org'},
];

/** The pages of the site in each column of the footer, then the links that leave it. */
const FOOTER = {
  Developers: [
    ['Tools', 'Agents and scripts', 'Addresses by chain', 'Engineering Blog', 'Privacy'],
    ['Feedback', 'Bug Bounty', '#dev-chat', 'Whitepaper'],
  ],
  Github: [
    ['uniswap-v3-core', 'uniswap-v3-sdk', 'uniswap-v3-periphery'],
    ['Deployment addresses in v3-periphery'],
  ],
  Ecosystem: [
    ['How the protocol works'],
    ['Home', 'App', 'Analytics', 'Token Lists', 'Brand Assets'],
  ],
  Community: [['How governance works'], ['Governance', 'Discord', 'X (Twitter)', 'Blog']],
};

const TOOLS = {
  Workbench: '/concepts/workbench',
  'Revert look-up': '/contracts/v3/reference/error-codes',
  'Calldata explainer': '/contracts/universal-router/technical-reference#read-calldata',
  'Query lab': '/api/subgraph/guides/examples#query-lab',
  Deployments: '/contracts/v3/reference/deployments',
};

const DEEP = '/contracts/v3/reference/periphery/libraries/PositionKey';
const LONG = '/contracts/v3/reference/periphery/NonfungiblePositionManager';

test('opens each part of the site from its tab, and marks the tab', async ({page}) => {
  await open(page, '/');
  for (const {name, address} of TABS) {
    const tab = page.getByRole('navigation', {name: 'Main'}).getByRole('link', {name, exact: true});
    await tab.click();
    await expect(page).toHaveURL(address);
    await expect(tab).toHaveAttribute('aria-current', 'page');
  }
});

for (const place of ['/', '/concepts/glossary', '/blog']) {
  test(`links to feedback, whitepaper, source and grants on ${place}`, async ({page}) => {
    await open(page, place);
    const bar = page.getByRole('navigation', {name: 'Main'});
    for (const {name, address} of RIGHT_HAND) {
      const link = bar.getByRole('link', {name});
      await expect(link).toHaveAttribute('href', address);
      await expect(link).toBeInViewport();
    }
  });
}

test('keeps a reader on the page that "Next" is chosen on', async ({page}) => {
  await open(page, '/concepts/glossary');
  const version = page.getByRole('navigation', {name: 'Main'}).getByRole('link', {name: 'Next'});
  await expect(version).toHaveAttribute('href', '/concepts/glossary');
});

test('offers English, the one language, in the language dropdown', async ({page}) => {
  await open(page, '/concepts/glossary');
  await page.getByRole('button', {name: 'English'}).hover();
  const languages = page.getByRole('navigation', {name: 'Main'}).getByRole('listitem');
  await expect(languages).toHaveText(['English']);
  await expect(languages.getByRole('link')).toHaveAttribute('lang', 'en');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(page.locator('html')).toHaveAttribute('dir', 'ltr');
});

test('lists links in the footer, own pages before those that leave', async ({page}) => {
  await open(page, '/concepts/glossary');
  const footer = page.getByRole('contentinfo');
  for (const [title, labels] of Object.entries(FOOTER)) {
    const column = footer.locator('.footer__col', {has: page.getByText(title, {exact: true})});
    await expect(column.getByRole('listitem')).toHaveText(labels.flat());
    const addresses = await column
      .getByRole('link')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
    const isOwn = addresses.map((address) => address.startsWith('/'));
    expect(isOwn, title).toEqual([...isOwn].sort((one, other) => Number(other) - Number(one)));
    expect(isOwn, title).toContain(false);
  }
});

for (const javaScriptEnabled of [true, false]) {
  test.describe(`with${javaScriptEnabled ? '' : 'out'} a script`, () => {
    test.use({javaScriptEnabled});

    test('opens the menu of tools by pointer and by keyboard, with a link to each', async ({
      page,
    }) => {
      if (javaScriptEnabled) await open(page, '/concepts/glossary');
      else await page.goto('/concepts/glossary');
      const bar = page.getByRole('navigation', {name: 'Main'});
      const menu = bar.getByRole('button', {name: 'Tools'});
      await menu.hover();
      for (const [name, address] of Object.entries(TOOLS)) {
        const link = bar.getByRole('link', {name, exact: true});
        await expect(link).toBeInViewport();
        await expect(link).toHaveAttribute('href', address);
      }
      await page.mouse.move(640, 700);
      const first = bar.getByRole('link', {name: 'Workbench', exact: true});
      await expect(first).toBeHidden();
      await menu.focus();
      if (javaScriptEnabled) await page.keyboard.press('Enter');
      await expect(first).toBeVisible();
      await page.keyboard.press('Tab');
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(TOOLS.Workbench);
    });
  });
}

test('has four columns in the footer', async ({page}) => {
  await open(page, '/');
  await expect(page.locator('footer .footer__title')).toHaveText(Object.keys(FOOTER));
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

test('shows the way to a page as breadcrumbs, from home to the page', async ({page}) => {
  await open(page, '/concepts/protocol/fees');
  const crumbs = page.getByRole('navigation', {name: 'Breadcrumbs'});
  await expect(crumbs.getByRole('listitem')).toHaveText(['', 'How the protocol works', 'Fees']);
  await expect(crumbs.getByRole('link', {name: 'Home page'})).toHaveAttribute('href', '/');
});

for (const width of [320, 1280]) {
  test(`keeps the breadcrumbs of a deep page on one line, ${width} pixels wide`, async ({page}) => {
    await page.setViewportSize({width, height: 800});
    await open(page, DEEP);
    const crumbs = page.getByRole('navigation', {name: 'Breadcrumbs'});
    const {height} = (await crumbs.boundingBox()) ?? {};
    expect(height).toBeLessThanOrEqual(32);
    await expect(crumbs.getByRole('listitem').last()).toBeInViewport({ratio: 1});
  });
}

test('shows the entry that is read in the contents of a long page, and moves that alone', async ({
  page,
}) => {
  await open(page, LONG);
  const entries = page.locator('.theme-doc-toc-desktop').getByRole('link');
  const entry = entries.nth(45);
  await expect(entry).not.toBeInViewport();
  const anchor = await entry.getAttribute('href');
  await open(page, `${LONG}${anchor}`);
  await expect(entry).toBeInViewport();
  await expect(page.locator(`[id="${anchor?.slice(1)}"]`)).toBeInViewport();
});

test('lists the headings of levels 2 and 3, in order, beside the text', async ({page}) => {
  await open(page, '/concepts/governance/guide-to-voting');
  const headings = await page.locator('article :is(h2, h3)').all();
  const anchors = await Promise.all(headings.map((heading) => heading.getAttribute('id')));
  expect(await page.locator('article h3').count(), 'headings of level 3').toBeGreaterThan(0);

  const listed = await page.locator('.theme-doc-toc-desktop').getByRole('link').all();
  expect(await Promise.all(listed.map((link) => link.getAttribute('href')))).toEqual(
    anchors.map((anchor) => `#${anchor}`),
  );
});

for (const address of ['/contracts/v3/overview', '/concepts/protocol/fees']) {
  test(`names the protocol version of ${address} as V3`, async ({page}) => {
    await open(page, address);
    await expect(page.locator('.theme-doc-version-badge')).toHaveText('V3');
  });
}

test('names the product of a page that is about no version', async ({page}) => {
  await open(page, '/contracts/permit2/overview');
  await expect(page.locator('.theme-doc-version-badge')).toHaveText('Permit2');
});
