import {altered, answered, cut, refused} from '../testing/faultyServer';
import {NEXT, PLACE, follow, heading, noNetwork, visit, test} from '../testing/offline';
import {hydrated} from '../testing/page';
import {expect} from '../testing/test';
import {deepWhere} from '../testing/tier';

// A worker stores nothing for a reader who saves data.
test.use({serviceWorkers: 'allow', sendsAhead: true});

for (const status of [404, 500]) {
  test(
    `passes an answer of ${status} on, and does not keep it`,
    deepWhere(status !== 500),
    async ({page, site}) => {
      await visit(page, site.url + PLACE);
      const title = await heading(page).innerText();
      const repair = site.break(new RegExp(`^(${PLACE}|${NEXT})$`), refused(status));
      for (const address of [PLACE, NEXT]) {
        const response = await page.goto(site.url + address);
        expect(response?.status()).toBe(status);
        await expect(page.getByText('Not this time.')).toBeVisible();
      }
      repair();
      site.leave();
      await page.goto(site.url + PLACE);
      await expect(heading(page)).toHaveText(title);
      await page.goto(site.url + NEXT);
      await expect(noNetwork(page)).toBeVisible();
    },
  );
}

test('keeps what it has where the transfer of a page is cut', async ({page, site}) => {
  await visit(page, site.url + PLACE);
  const end = page.getByRole('contentinfo');
  let release = (): void => {};
  site.break(new RegExp(`^${PLACE}$`), cut(new Promise((resolve) => (release = resolve))));
  await page.goto(site.url + PLACE, {waitUntil: 'commit'});
  await expect(heading(page)).toBeVisible();
  release();
  await expect(end).toHaveCount(0);
  site.leave();
  await page.goto(site.url + PLACE);
  await expect(end).toBeVisible();
});

for (const {what, type, body} of [
  {what: 'a text', type: 'text/plain', body: 'Log in'},
  {what: 'JSON', type: 'application/json', body: '{}'},
  {what: 'a script that is cut', type: 'text/javascript', body: '(() => {'},
]) {
  for (const by of ['Retry', 'a reload'] as const) {
    // Each answer and each way once; the others repeat them.
    const isRepeated = (what === 'JSON') !== (by === 'a reload');
    test(
      `gets over ${what} in the place of scripts by ${by}`,
      deepWhere(isRepeated),
      async ({page, site}) => {
        await visit(page, site.url + PLACE);
        const repair = site.break(/^\/assets\/js\//, answered(type, body));
        // No link to it was in sight, so nothing of it came ahead.
        await page.goto(`${site.url}/blog/archive`);
        await page.keyboard.press('Shift');
        await expect(page.getByRole('alert')).toContainText(
          'The scripts of this page could not be',
        );
        repair();
        if (by === 'Retry') await page.getByRole('button', {name: 'Retry'}).click();
        else await page.reload();
        await hydrated(page);
        await expect(heading(page)).toBeVisible();
        await expect(page.getByRole('alert')).toHaveCount(0);
      },
    );
  }
}

test('keeps scripts while a portal answers in their place', async ({page, site}) => {
  await visit(page, site.url + PLACE);
  const repair = site.break(/^\/assets\/js\//, answered('text/plain', 'Log in'));
  await page.reload();
  await hydrated(page);
  repair();
  site.leave();
  await page.reload();
  await hydrated(page);
});

test('keeps no page of a portal, and does not lose its own to it', async ({page, site}) => {
  await visit(page, site.url + PLACE);
  const title = await heading(page).innerText();
  const repair = site.break(
    new RegExp(`^(${PLACE}|${NEXT})$`),
    answered('text/html', '<!doctype html><title>Log in</title><h1>Log in</h1>'),
  );
  for (const address of [PLACE, NEXT]) {
    await page.goto(site.url + address);
    await expect(heading(page)).toHaveText('Log in');
  }
  repair();
  site.leave();
  await page.goto(site.url + PLACE);
  await expect(heading(page)).toHaveText(title);
  await page.goto(site.url + NEXT);
  await expect(noNetwork(page)).toBeVisible();
});

for (const method of ['match', 'keys', 'has']) {
  for (const {how, result} of [
    {how: 'fails', result: 'Promise.reject(new Error())'},
    {how: 'never answers', result: 'new Promise(() => {})'},
  ]) {
    const isRepeated = (method === 'keys') !== (how === 'never answers');
    test(
      `loads pages while the browser's store ${how} at "${method}"`,
      deepWhere(isRepeated),
      async ({page, site}) => {
        site.break(
          /^\/sw\.js$/,
          altered((worker) => `CacheStorage.prototype.${method} = () => ${result};\n${worker}`),
        );
        await page.goto(site.url + PLACE);
        await hydrated(page);
        await page.waitForFunction(() => navigator.serviceWorker.controller);
        await page.reload();
        await hydrated(page);
        await expect(page.locator('body')).toHaveCSS('font-family', /Geist/);
        await follow(page);
        await expect(page).toHaveURL(site.url + NEXT);
        await expect(heading(page)).toBeVisible();
      },
    );
  }
}
