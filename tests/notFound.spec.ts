import {siteDirectory} from '../testing/built';
import {hydrated} from '../testing/page';
import {expect, test} from '../testing/test';

// The browser reports the status 404 as a console error, so these use Playwright's own `test`.

for (const address of ['/nowhere', '/concepts', '/concepts/glossary/more', '/blog/nowhere']) {
  test(`answers ${address} with status 404 and the not-found page`, async ({page}) => {
    const response = await page.goto(address);
    expect(response?.status()).toBe(404);
    await hydrated(page);
    await expect(page.getByRole('heading', {level: 1, name: 'Page Not Found'})).toBeVisible();
    await expect(page).toHaveTitle('Page Not Found | Uniswap');
  });
}

test('leads from the not-found page to the four sections', async ({page}) => {
  await page.goto('/nowhere');
  const links = page.getByRole('navigation', {name: 'Sections'}).getByRole('link');
  await expect(links).toHaveText(['Concepts', 'Contracts', 'SDKs', 'APIs']);
  const addresses = ['/concepts/overview', '/contracts/v3/overview', '/sdk/v3/overview'];
  for (const [index, address] of [...addresses, '/api/subgraph/overview'].entries()) {
    await expect(links.nth(index)).toHaveAttribute('href', address);
  }
});

test('searches from the not-found page', async ({page}) => {
  await page.goto('/nowhere');
  await page.getByLabel('Search the documentation').fill('slot0');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/search?q=slot0');
  await expect(page.getByRole('main').getByRole('listitem').first()).toContainText('slot0');
});

for (const address of ['/index.html', '/']) {
  test(`shows a page at its address with ${address}, which the host does not know`, async ({
    page,
  }) => {
    const place = '/contracts/v3/guides/swaps/single-swaps';
    await page.goto(place);
    const heading = await page.getByRole('heading', {level: 1}).innerText();
    await page.route(`**${place}${address}`, (route) =>
      route.fulfill({status: 404, path: `${siteDirectory}/404.html`}),
    );
    await page.goto(place + address);
    await hydrated(page);
    await expect(page).toHaveURL(new RegExp(`${place}/?$`));
    await expect(page.getByRole('heading', {level: 1})).toHaveText(heading);
    await expect(page.getByRole('alert')).toHaveCount(0);
  });
}

for (const [asked, told] of [
  ['//concepts/overview.html', '/concepts/overview'],
  ['/concepts//overview', '/concepts/overview'],
  ['//concepts/%ff', '/concepts/%25ff'],
] as const) {
  test(`shows the page of ${asked} on a host that does not tidy addresses`, async ({
    page,
    baseURL,
  }) => {
    const isPage = !asked.includes('%');
    const file = isPage ? 'concepts/overview.html' : '404.html';
    await page.route(`${baseURL}${asked}`, (route) =>
      route.fulfill({path: `${siteDirectory}/${file}`}),
    );
    await page.goto(`${baseURL}${asked}`);
    await hydrated(page);
    await expect(page).toHaveURL(told);
    await expect(page.getByRole('heading', {level: 1})).toHaveCount(1);
    await expect(page.getByText('Page Not Found')).toHaveCount(isPage ? 0 : 1);
    await expect(page.getByRole('alert')).toHaveCount(0);
  });
}
