import {expect, open, test} from '../testing/page';

const ARTICLE = '/blog/intro-to-gas-optimization';

test('is titled "Engineering Blog"', async ({page}) => {
  await open(page, '/blog');
  await expect(page).toHaveTitle('Engineering Blog | Uniswap');
});

test('leads from the index to the article on gas optimisation', async ({page}) => {
  await open(page, '/blog');
  const title = page.getByRole('article').getByRole('heading', {level: 2}).getByRole('link');
  const name = await title.innerText();
  await title.click();
  await expect(page).toHaveURL(ARTICLE);
  await expect(page.getByRole('heading', {level: 1, name})).toBeVisible();
});

for (const address of ['/blog', ARTICLE]) {
  test(`has no sidebar of posts on ${address}`, async ({page}) => {
    await open(page, address);
    await expect(page.getByRole('article')).toBeVisible();
    await expect(page.getByRole('complementary')).toHaveCount(0);
    await expect(page.getByRole('navigation', {name: 'Blog recent posts navigation'})).toHaveCount(
      0,
    );
  });
}

test('lists the article in the archive', async ({page}) => {
  await open(page, '/blog/archive');
  await expect(page.getByRole('heading', {level: 1, name: 'Archive'})).toBeVisible();
  await expect(page.getByRole('main').getByRole('listitem').getByRole('link')).toHaveAttribute(
    'href',
    ARTICLE,
  );
});

for (const {format, address, item} of [
  {format: 'RSS', address: '/blog/rss.xml', item: 'item > link'},
  {format: 'Atom', address: '/blog/atom.xml', item: 'entry > id'},
]) {
  test(`offers the blog as ${format}, with the article in it`, async ({page}) => {
    await open(page, '/blog');
    await expect(page.locator(`link[rel="alternate"][href="${address}"]`)).toHaveCount(1);
    const feed = await page.evaluate(
      async ([file, selector]) => {
        const xml = new DOMParser().parseFromString(await (await fetch(file)).text(), 'text/xml');
        const read = (wanted: string) => xml.querySelector(wanted)?.textContent;
        return {title: read('title'), article: read(selector)};
      },
      [address, item] as const,
    );
    expect(feed.title).toBe('Engineering Blog');
    expect(feed.article).toMatch(new RegExp(`${ARTICLE}$`));
  });
}

for (const colorScheme of ['dark', 'light'] as const) {
  test(`colours Solidity in ${colorScheme} mode`, async ({page}) => {
    await page.emulateMedia({colorScheme});
    await open(page, ARTICLE);
    const code = page.locator('pre.language-solidity');
    const plain = await code.first().evaluate((element) => getComputedStyle(element).color);
    await expect(code.locator('.keyword').first()).not.toHaveCSS('color', plain);
  });
}
