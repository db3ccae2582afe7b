import {readFileSync} from 'node:fs';
import {builtAddresses, siteDirectory} from '../testing/built';
import {inventory, present} from '../testing/inventory';
import {redirects} from '../testing/redirects';
import {serveStatic} from '../testing/server';
import {expect, test as base} from '../testing/test';

/** On a host that knows no redirects, as GitHub Pages: pages lead on. */
const test = base.extend({
  baseURL: async ({}, provide) => {
    const {server, url} = await serveStatic(siteDirectory);
    await provide(url);
    server.closeAllConnections();
    server.close();
  },
});

const pages = new Set(inventory.map(({path}) => path));
const presentPages = new Set(present.map(({path}) => path));
const emitted = redirects.filter(({to}) => presentPages.has(to));

const specified = redirects.filter(({kind}) => kind === 'spec');

test('leads from each address of the specification to its page, and keeps query and hash', async ({
  page,
}) => {
  // Only the address matters here, so the page may come without scripts and styles.
  await page.route('**/assets/**', (route) => route.abort());
  for (const {from, to} of specified) {
    await page.goto(`${from}?from=old#part`);
    await expect.soft(page).toHaveURL(`${to}?from=old#part`);
  }
});

test('leads from each old address as from those, but for where to', () => {
  const shapes = emitted.map(({from, to}) =>
    readFileSync(`${siteDirectory}${from}/index.html`, 'utf8')
      .replaceAll(`${to}'`, "TO'")
      .replaceAll(`${to}"`, 'TO"'),
  );
  expect(shapes).toEqual(emitted.map(() => shapes[0]));
  expect(shapes[0]?.match(/TO/g)).toHaveLength(3);
});

test('does not answer an old address before its page is written', async ({request}) => {
  for (const {from, to} of redirects.filter((one) => !presentPages.has(one.to))) {
    expect([...pages], from).toContain(to);
    expect((await request.get(from)).status(), from).toBe(404);
  }
});

test('leads from every address of the specification', () => {
  expect(specified).toHaveLength(7);
  expect(emitted).toEqual(expect.arrayContaining(specified));
});

test.describe('without scripts', () => {
  test.use({javaScriptEnabled: false});

  test('leads on all the same', async ({page}) => {
    await page.goto('/protocol/introduction');
    await expect(page).toHaveURL('/concepts/overview');
  });
});

test('leads only from the addresses that the table lists', () => {
  const known = new Set(['/404', ...presentPages]);
  const others = builtAddresses().filter((address) => !known.has(address));
  expect(others).toEqual(emitted.map(({from}) => from).sort());
});
