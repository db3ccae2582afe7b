import {violationsOf} from '../testing/axe';
import {altered, whole} from '../testing/faultyServer';
import {
  NEXT,
  PLACE,
  expectKept,
  follow,
  heading,
  storedAddresses,
  noNetwork,
  visit,
  test,
} from '../testing/offline';
import {hydrated} from '../testing/page';
import {expect} from '../testing/test';

// A worker stores nothing for a reader who saves data.
test.use({serviceWorkers: 'allow', sendsAhead: true});

test('opens a visited page without network, with its styles, and takes it over', async ({
  page,
  site,
}) => {
  await visit(page, site.url + PLACE);
  const title = await heading(page).innerText();
  const colour = await page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  site.leave();
  await page.goto(site.url + PLACE);
  await expect(heading(page)).toHaveText(title);
  expect(await page.evaluate(() => getComputedStyle(document.body).backgroundColor)).toBe(colour);
  expect(await page.evaluate(() => document.fonts.check('1rem Geist'))).toBe(true);
  await hydrated(page);
  await expect(heading(page)).toHaveText(title);
});

test('opens a page without network that a click on another led to', async ({page, site}) => {
  await visit(page, site.url + PLACE);
  await follow(page);
  await expect(page).toHaveURL(site.url + NEXT);
  await expect(heading(page)).toBeVisible();
  await expectKept(page);
  const title = await heading(page).innerText();
  site.leave();
  await page.goto(site.url + NEXT);
  await expect(heading(page)).toHaveText(title);
  await hydrated(page);
  await page.getByRole('link', {name: 'Concepts', exact: true}).first().waitFor();
});

test('opens a visited page without network whatever is asked of it', async ({page, site}) => {
  await visit(page, `${site.url}${PLACE}?one=1`);
  const title = await heading(page).innerText();
  site.leave();
  await page.goto(`${site.url}${PLACE}?other=2#tick`);
  await expect(heading(page)).toHaveText(title);
});

test('says of a page that was not visited that there is no network, and leads to kept ones', async ({
  page,
  site,
}) => {
  await visit(page, site.url + PLACE);
  const name = await page.title();
  site.leave();
  await page.goto(`${site.url}${NEXT}?a="><script>1</script>`);
  await expect(noNetwork(page)).toBeVisible();
  await expect(page.locator('script, [onclick]')).toHaveCount(0);
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({colorScheme});
    expect(await violationsOf(page, {colorScheme})).toEqual([]);
  }
  const link = page.getByRole('list').getByRole('link');
  await expect(link).toHaveText([name]);
  await link.click();
  await expect(page).toHaveURL(site.url + PLACE);
  await expect(heading(page)).toBeVisible();
});

test('opens a page that was not visited on "Retry" once the network is back', async ({
  page,
  site,
}) => {
  await visit(page, site.url + PLACE);
  site.leave();
  await page.goto(`${site.url}${NEXT}?at=1`);
  await expect(noNetwork(page)).toBeVisible();
  await site.comeBack();
  await page.getByRole('link', {name: 'Retry'}).click();
  await expect(page).toHaveURL(`${site.url}${NEXT}?at=1`);
  await expect(page.getByRole('navigation', {name: 'Main'})).toBeVisible();
});

test('shows a changed page at once while there is a network, and keeps that one', async ({
  page,
  site,
}) => {
  await visit(page, site.url + PLACE);
  for (const text of ['First change', 'Second change']) {
    site.break(
      new RegExp(`^${PLACE}$`),
      altered((html) => html.replace(/(<h1[^>]*>)[^<]*/, `$1${text}`)),
    );
    await page.goto(site.url + PLACE);
    await expect(heading(page)).toHaveText(text);
    site.leave();
    await page.goto(site.url + PLACE);
    await expect(heading(page)).toHaveText(text);
    await site.comeBack();
  }
});

test('keeps a page with the styles of its own build where a deploy came in between', async ({
  page,
  site,
}) => {
  const style = /assets\/css\/styles\.\w+\.css/;
  await visit(page, site.url + PLACE);
  site.break(
    new RegExp(`^${NEXT}$`),
    altered((html) => html.replace(style, 'assets/css/styles.next.css')),
  );
  site.break(/styles\.next\.css$/, (response, answer) =>
    whole(response, {
      ...answer,
      status: 200,
      headers: {'content-type': 'text/css'},
      body: Buffer.from('body {background: rgb(1, 2, 3)}'),
    }),
  );
  await follow(page);
  await expect(page).toHaveURL(site.url + NEXT);
  await expect
    .poll(() => storedAddresses(page, 'files'))
    .toContain(`${site.url}/assets/css/styles.next.css`);
  site.leave();
  await page.goto(site.url + NEXT);
  await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(1, 2, 3)');
});

test('keeps pages of a host whose answers vary', async ({page, site}) => {
  site.break(
    /./,
    altered((text) => text, {vary: 'Accept, Accept-Encoding, Origin'}),
  );
  await visit(page, site.url + PLACE);
  site.leave();
  await page.goto(site.url + PLACE);
  await expect(heading(page)).toBeVisible();
  await hydrated(page);
});
