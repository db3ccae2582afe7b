import {readFileSync} from 'node:fs';
import {builtAddresses, siteDirectory} from '../testing/built';
import {inventory} from '../testing/inventory';
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

const specified = redirects.filter(({kind}) => kind === 'spec');

test('leads from each address of the specification to its page, and keeps query and hash', async ({
  page,
}) => {
  expect(specified).toHaveLength(7);
  // Only the address matters here, so the page may come without scripts and styles.
  await page.route('**/assets/**', (route) => route.abort());
  for (const {from, to} of specified) {
    await page.goto(`${from}?from=old#part`);
    await expect.soft(page).toHaveURL(`${to}?from=old#part`);
  }
});

test('leads from each old address as from those, but for where to', () => {
  const shapes = redirects.map(({from, to}) =>
    readFileSync(`${siteDirectory}${from}/index.html`, 'utf8')
      .replaceAll(`${to}'`, "TO'")
      .replaceAll(`${to}"`, 'TO"'),
  );
  expect(shapes).toEqual(redirects.map(() => shapes[0]));
  expect(shapes[0]?.match(/TO/g)).toHaveLength(3);
});

test.describe('without scripts', () => {
  test.use({javaScriptEnabled: false});

  test('leads on all the same', async ({page}) => {
    await page.goto('/protocol/introduction');
    await expect(page).toHaveURL('/concepts/overview');
  });
});

test('leads only from the addresses that the table lists', () => {
  const known = new Set(['/404', ...inventory.map(({path}) => path)]);
  const others = builtAddresses().filter((address) => !known.has(address));
  expect(others).toEqual(redirects.map(({from}) => from).sort());
});
