import type {Page, Request, Route} from '@playwright/test';
import {buildFixture} from '../testing/fixture';
import {open, test as quietTest} from '../testing/page';
import {serveStatic} from '../testing/server';
import {expect, test} from '../testing/test';

// As the browser calls it: cspell:ignore connectionrefused
const ALGOLIA = /algolia(net)?\.(net|com)/;
const OWN_INDEX = 'Answered by this site’s own index';
const ACCOUNT = {ALGOLIA_APP_ID: 'APP', ALGOLIA_SEARCH_KEY: 'search-key'};

// The name of the service leads nowhere, whatever a page connects to.
test.use({
  launchOptions: async ({launchOptions}, provide) => {
    const nowhere = '--host-resolver-rules=MAP *algolia* ~NOTFOUND';
    await provide({...launchOptions, args: [...(launchOptions.args ?? []), nowhere]});
  },
});

test.describe('with Algolia', () => {
  // A small copy of the site, built with both variables; the tests share it.
  test.describe.configure({mode: 'default'});

  let site: Awaited<ReturnType<typeof serveStatic>>;
  test.beforeAll(async () => {
    test.setTimeout(300_000);
    const build = await buildFixture('hosted-search', {}, ACCOUNT);
    expect(build.failed, build.output).toBe(false);
    site = await serveStatic(build.directory);
  });
  test.afterAll(() => {
    site.server.close();
  });

  test('asks the index for the query, in the language and version of the reader', async ({
    page,
  }) => {
    const asked = await answer(page, found);
    await open(page, `${site.url}/concepts/overview`);
    await searchInModal(page, 'slot0');
    await expect(modal(page)).toContainText('Found by Algolia');
    const request = asked.at(-1);
    expect(new URL(request?.url() ?? '').host).toBe('app-dsn.algolia.net');
    expect(new URL(request?.url() ?? '').searchParams.get('x-algolia-api-key')).toBe('search-key');
    expect(request?.postDataJSON()).toMatchObject({
      requests: [
        {
          indexName: 'v3-docs',
          query: 'slot0',
          facetFilters: [
            'language:en',
            ['docusaurus_tag:default', 'docusaurus_tag:docs-default-current'],
          ],
        },
      ],
    });
  });

  test('leads from the modal to what the index found', async ({page}) => {
    await answer(page, found);
    await open(page, `${site.url}/concepts/overview`);
    await searchInModal(page, 'slot0');
    await expect(modal(page)).toContainText('Found by Algolia');
    await expect(page.getByText(OWN_INDEX)).toHaveCount(0);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(`${site.url}/sdk/v3/overview#heading`);
  });

  test('lists on the page of results what the index found, marked', async ({page}) => {
    await answer(page, found);
    await open(page, `${site.url}/search?q=slot0`);
    const link = page.getByRole('main').getByRole('link', {name: 'Found by Algolia'});
    await expect(link).toHaveAttribute('href', '/sdk/v3/overview#heading');
    await expect(link.locator('mark')).toHaveText('Found');
  });

  test('shows markup of the service as text', async ({page}) => {
    const markup = '<img src="/x" onerror="document.title=1">';
    const marked = {_snippetResult: {content: {value: markup}}};
    const named = {type: 'lvl1', hierarchy: {lvl0: 'SDKs v3', lvl1: markup}};
    await answer(page, () => ({body: results([{...hit, ...named, ...marked}])}));
    await open(page, `${site.url}/search?q=slot0`);
    await expect(page.getByRole('main').getByText(markup)).toHaveCount(2);
    await expect(page.getByRole('main').locator('img')).toHaveCount(0);
  });

  test('connects beforehand, and asks nothing until a reader types', async ({page}) => {
    const asked = await answer(page, found);
    await open(page, `${site.url}/concepts/overview`);
    const link = page.locator('link[rel=preconnect]');
    await expect(link).toHaveAttribute('href', 'https://APP-dsn.algolia.net');
    await page.keyboard.press('/');
    await expect(page.getByRole('searchbox')).toBeFocused();
    expect(asked).toEqual([]);
  });

  for (const {promise, respond} of [
    {promise: 'answers with an error', respond: () => ({status: 500, body: '{"message":"down"}'})},
    {promise: 'answers with something else', respond: () => ({body: '<html></html>'})},
    {promise: 'refuses the connection', respond: () => 'refusal' as const},
    {promise: 'finds nothing', respond: () => ({body: results([])})},
    {promise: 'does not answer', respond: () => 'silence' as const},
  ]) {
    test(`answers from the own index, and says so, where the service ${promise}`, async ({
      page,
    }) => {
      const asked = await answer(page, respond);
      await open(page, `${site.url}/search?q=Heading`);
      const results = page.getByRole('main').getByRole('listitem');
      await expect(results.first()).toContainText('Heading');
      await expect(page.getByRole('status')).toContainText(OWN_INDEX);
      expect(asked.length).toBeGreaterThan(0);
    });
  }

  test('spares a failed service while a reader types on', async ({page}) => {
    const asked = await answer(page, () => 'refusal');
    await open(page, `${site.url}/concepts/overview`);
    await searchInModal(page, 'Head');
    await expect(modal(page)).toContainText('Heading');
    await expect(page.getByText(OWN_INDEX)).toBeVisible();
    const before = asked.length;
    await page.getByRole('searchbox').fill('An article');
    await expect(modal(page)).toContainText('An article');
    expect(asked).toHaveLength(before);
  });

  test('asks the service again when a reader comes back', async ({page}) => {
    let isDown = true;
    await answer(page, (request) => (isDown ? 'refusal' : found(request)));
    await open(page, `${site.url}/search?q=Heading`);
    await expect(page.getByRole('main').getByRole('listitem').first()).toContainText('Heading');
    isDown = false;
    await open(page, `${site.url}/search?q=slot0`);
    await expect(page.getByRole('main')).toContainText('Found by Algolia');
  });
});

quietTest('without Algolia, no request leaves the site', async ({page}) => {
  await open(page, '/concepts/overview');
  await expect(page.locator('link[rel=preconnect]')).toHaveCount(0);
  await searchInModal(page, 'overview');
  await expect(modal(page)).toContainText('See all');
  await open(page, '/search?q=overview');
  await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible();
  await expect(page.getByText(OWN_INDEX)).toHaveCount(0);
});

const modal = (page: Page) => page.getByRole('dialog', {name: 'Search'});

async function searchInModal(page: Page, query: string): Promise<void> {
  await page.keyboard.press('/');
  await page.getByRole('searchbox').fill(query);
}

type Response = {status?: number; body: string} | 'refusal' | 'silence';

/** Answers in place of the service, and lists what it was asked. */
async function answer(page: Page, respond: (request: Request) => Response): Promise<Request[]> {
  const asked: Request[] = [];
  await page.route(ALGOLIA, async (route: Route) => {
    asked.push(route.request());
    const response = respond(route.request());
    if (response === 'refusal') await route.abort('connectionrefused');
    else if (response !== 'silence') {
      await route.fulfill({
        contentType: 'application/json',
        headers: {'access-control-allow-origin': '*'},
        ...response,
      });
    }
  });
  return asked;
}

const hit = {
  objectID: '/sdk/v3/overview#heading',
  url: 'https://docs.uniswap.org/sdk/v3/overview#heading',
  type: 'lvl2',
  content: 'Text.',
  hierarchy: {lvl0: 'SDKs v3', lvl1: 'A page', lvl2: 'Found by Algolia'},
};

const results = (hits: object[]): string =>
  JSON.stringify({results: [{hits, nbHits: hits.length}]});

/** One result, marked as the request asks. */
function found(request: Request): Response {
  const {requests} = request.postDataJSON() as {requests: Record<string, string>[]};
  const {highlightPreTag, highlightPostTag} = requests[0] ?? {};
  const lvl2 = {value: `${highlightPreTag}Found${highlightPostTag} by Algolia`};
  return {body: results([{...hit, _highlightResult: {hierarchy: {lvl2}}}])};
}
