import type {Page} from '@playwright/test';
import {CONFIGURATION} from '../testing/withAnalytics';
import {hydrated} from '../testing/page';
import {acceptedOf, arrival, expect, hide, interact, test, visit} from '../testing/analyticsPage';
import {onFastSite} from '../testing/onFastSite';

const PLACE = '/concepts/protocol/fees';

test('sends the load and the page, to the word, with header and options', async ({
  page,
  site,
  collector,
}) => {
  await visit(page, site + PLACE);
  await arrival(collector, 'page view');
  expect(collector.posts).toHaveLength(1);
  const [{headers, body}] = collector.posts as [(typeof collector.posts)[0]];
  expect(headers).toMatchObject({
    'content-type': 'application/json',
    'x-origin-application': 'docs',
  });
  const userAgent = await page.evaluate(() => navigator.userAgent);
  const common = {
    device_id: expect.stringMatching(/^[0-9a-f-]{36}$/),
    session_id: expect.any(Number),
    time: expect.any(Number),
    insert_id: expect.stringMatching(/^[0-9a-f-]{36}$/),
    app_version: CONFIGURATION.commit,
    platform: 'Web',
    language: 'en-US',
    os_name: 'Linux',
    library: 'amplitude-ts/2.47.1',
    user_agent: userAgent,
  };
  expect(body).toEqual({
    api_key: CONFIGURATION.apiKey,
    options: {min_id_length: 1},
    events: [
      {
        ...common,
        event_id: 0,
        event_type: 'app load',
        event_properties: {
          origin: site,
          page: PLACE,
          user_agent: userAgent,
          browser: 'Chrome',
          screen_height: 800,
          screen_width: 1280,
        },
      },
      {
        ...common,
        event_id: 1,
        event_type: 'page view',
        event_properties: {
          origin: site,
          page: PLACE,
          page_path: PLACE,
          commit_hash: CONFIGURATION.commit,
        },
      },
    ],
  });
});

test('sends each page that is shown, once, and no jump within one', async ({
  page,
  site,
  collector,
}) => {
  await visit(page, site + PLACE);
  await page.evaluate(() => {
    location.hash = 'somewhere';
  });
  await page.getByRole('link', {name: 'SDKs', exact: true}).first().click();
  await expect(page).toHaveURL(/\/sdk\/v3\/overview/);
  await arrival(collector, 'page view', 2);
  await page.goBack();
  await arrival(collector, 'page view', 3);
  expect(pagesOf(collector)).toEqual([PLACE, '/sdk/v3/overview', PLACE]);
});

for (const {name, click, properties} of [
  {
    name: 'navbar click',
    click: (page: Page) => page.getByRole('link', {name: 'SDKs', exact: true}).first().click(),
    properties: {section: 'navbar', element: 'SDKs'},
  },
  {
    name: 'footer click',
    click: (page: Page) => page.getByRole('link', {name: 'Privacy'}).click(),
    properties: {section: 'footer', element: 'Privacy'},
  },
  {
    name: 'menu click',
    click: (page: Page) =>
      page.getByRole('navigation', {name: 'Docs sidebar'}).getByText('Glossary').first().click(),
    properties: {section: 'menu', element: 'Glossary'},
  },
  {
    name: 'search bar click',
    click: (page: Page) => page.getByRole('button', {name: 'Search'}).click(),
    properties: {section: 'search', element: 'Search'},
  },
  {
    name: 'sentiment submitted',
    click: (page: Page) => page.getByRole('button', {name: 'Partly'}).first().click(),
    properties: {section: 'bottom', element: 'Partly', sentiment: 'neutral'},
  },
]) {
  test(`sends a ${name} with where and what, even of the first click of all`, async ({
    page,
    site,
    collector,
  }) => {
    await page.goto(site + PLACE);
    await hydrated(page);
    await click(page);
    await arrival(collector, name);
    expect(acceptedOf(collector, name).map(({event_properties}) => event_properties)).toEqual([
      {origin: site, page: PLACE, ...properties},
    ]);
  });
}

test('names the dialog that something was clicked in', async ({page, site, collector}) => {
  await page.setViewportSize({width: 360, height: 800});
  await page.goto(site + PLACE);
  await hydrated(page);
  await page.getByRole('button', {name: 'Toggle navigation bar'}).click();
  await page.locator('.navbar-sidebar__item:not([inert]) .menu__link').first().click();
  await arrival(collector, 'menu click');
  expect(acceptedOf(collector, 'menu click')[0]?.event_properties).toMatchObject({
    section: 'menu',
    modal: 'sidebar',
  });
});

test('sends how the page did once it is hidden, once', async ({page, site, collector}) => {
  await visit(page, site + PLACE);
  await page.locator('h1').click();
  await arrival(collector, 'page view');
  await hide(page);
  await arrival(collector, 'web vitals');
  await hide(page);
  const [vitals] = acceptedOf(collector, 'web vitals');
  expect(vitals?.event_properties).toEqual({
    origin: site,
    page: PLACE,
    cumulative_layout_shift: expect.any(Number),
    first_contentful_paint_ms: expect.any(Number),
    first_input_delay_ms: expect.any(Number),
    largest_contentful_paint_ms: expect.any(Number),
    interaction_to_next_paint_ms: expect.any(Number),
  });
  expect(acceptedOf(collector, 'web vitals')).toHaveLength(1);
});

test('says by which campaign a reader came, once, though the first click left the address', async ({
  page,
  site,
  collector,
}) => {
  const campaign = '?utm_source=mail&utm_medium=post&gclid=7&q=secret';
  await page.goto(site + PLACE + campaign, {referer: 'https://news.example.com/item'});
  await hydrated(page);
  await page.getByRole('link', {name: 'SDKs', exact: true}).first().click();
  await arrival(collector, '$identify');
  const [identify] = acceptedOf(collector, '$identify');
  expect(identify?.user_properties).toMatchObject({
    $set: {
      utm_source: 'mail',
      utm_medium: 'post',
      gclid: '7',
      referrer: 'https://news.example.com/item',
      referring_domain: 'news.example.com',
    },
    $setOnce: {initial_utm_source: 'mail', initial_utm_term: 'EMPTY'},
  });
  expect(JSON.stringify(collector.posts.map(({body}) => body))).not.toContain('secret');
  await page.goto(site + PLACE + campaign, {referer: 'https://news.example.com/another'});
  await hydrated(page);
  await interact(page);
  await arrival(collector, 'app load', 2);
  expect(acceptedOf(collector, '$identify')).toHaveLength(1);
});

test('counts the pages that a reader left before scripts ran, and says how the reader came', async ({
  page,
  site,
  collector,
}) => {
  onFastSite();
  await page.goto(`${site}/?utm_source=mail&gclid=7&q=secret`, {
    referer: 'https://news.example.com/item',
  });
  await leaveBy(page, '/contracts/v3/overview');
  await leaveBy(page, '/sdk/v3/overview');
  await hydrated(page);
  await interact(page);
  await arrival(collector, 'page view', 3);
  const pages = ['/', '/contracts/v3/overview', '/sdk/v3/overview'];
  expect(pagesOf(collector)).toEqual(pages);
  expect(
    acceptedOf(collector, 'app load').map(({event_properties}) => event_properties?.page),
  ).toEqual(pages);
  expect(acceptedOf(collector, '$identify').map(({user_properties}) => user_properties)).toEqual([
    expect.objectContaining({
      $set: {
        utm_source: 'mail',
        gclid: '7',
        referrer: 'https://news.example.com/item',
        referring_domain: 'news.example.com',
      },
    }),
  ]);
  expect(JSON.stringify(collector.posts.map(({body}) => body))).not.toContain('secret');
  expect(await page.evaluate(() => sessionStorage.length)).toBe(0);
});

test('keeps a session for 30 minutes, and begins a new one after them', async ({
  page,
  site,
  collector,
}) => {
  await page.clock.install();
  await visit(page, site + PLACE);
  await arrivalOnClock(page, collector, 'page view', 1);
  const answerAfter = async (minutes: number, last: string, name: string) => {
    const time = Number(acceptedOf(collector, last).at(-1)?.time);
    await page.clock.pauseAt(time + minutes * 60_000);
    await page.getByRole('button', {name}).first().click();
  };
  await answerAfter(29, 'page view', 'Yes, this');
  await arrivalOnClock(page, collector, 'sentiment submitted', 1);
  await answerAfter(31, 'sentiment submitted', 'No, this');
  await arrivalOnClock(page, collector, 'sentiment submitted', 2);
  const [first, second] = eventsOf(collector, 'sentiment submitted');
  expect(first?.session_id).toBe(acceptedOf(collector, 'app load')[0]?.session_id);
  expect(second?.session_id).not.toBe(first?.session_id);
  expect(second?.device_id).toBe(first?.device_id);
});

test('begins a new session for a new campaign', async ({page, site, collector}) => {
  await visit(page, site + PLACE);
  await arrival(collector, 'page view');
  await visit(page, `${site}${PLACE}?utm_source=mail`);
  await arrival(collector, 'page view', 2);
  await visit(page, site + PLACE);
  await arrival(collector, 'page view', 3);
  const [first, second, third] = acceptedOf(collector, 'page view').map((one) => one.session_id);
  expect(second).not.toBe(first);
  expect(third).toBe(second);
});

test('keeps one cookie, for 365 days, this host and links to it', async ({
  page,
  site,
  collector,
}) => {
  await visit(page, site + PLACE);
  await arrival(collector, 'page view');
  const cookies = await page.context().cookies();
  expect(cookies).toEqual([
    expect.objectContaining({name: 'AMP_ffffffffff', domain: '127.0.0.1', sameSite: 'Lax'}),
  ]);
  const days = ((cookies[0]?.expires ?? 0) - Date.now() / 1_000) / 86_400;
  expect(days).toBeGreaterThan(364.9);
  expect(days).toBeLessThanOrEqual(365);
});

test('waits for the first interaction', async ({page, site, collector}) => {
  const scripts = requestsOf(page);
  await page.goto(site + PLACE, {waitUntil: 'networkidle'});
  const before = scripts.length;
  expect(collector.posts).toEqual([]);
  await interact(page);
  await arrival(collector, 'page view');
  expect(scripts.length).toBeGreaterThan(before);
});

test.describe('of who does not spare data', () => {
  test.use({sendsAhead: true});

  test('waits for 8 s where the reader does not interact', async ({page, site, collector}) => {
    await page.clock.install();
    await page.goto(site + PLACE, {waitUntil: 'networkidle'});
    await page.clock.fastForward(9_000);
    await arrivalOnClock(page, collector, 'page view', 1);
  });
});

test('comes at once where the page is hidden', async ({page, site, collector}) => {
  await page.goto(site + PLACE);
  await hydrated(page);
  await hide(page);
  await arrival(collector, 'page view');
});

test('never keeps a reader from the next page', async ({page, site, collector}) => {
  collector.answer(() => 'silence');
  await visit(page, site + PLACE);
  await expect.poll(() => collector.posts.length).toBe(1);
  await page.getByRole('link', {name: 'SDKs', exact: true}).first().click();
  await expect(page).toHaveURL(`${site}/sdk/v3/overview`);
  await expect(page.getByRole('heading', {level: 1})).toBeVisible();
});

const pagesOf = (collector: Parameters<typeof acceptedOf>[0]) =>
  acceptedOf(collector, 'page view').map(({event_properties}) => event_properties?.page_path);

/** Follows a link before anything has started the scripts of its page. */
async function leaveBy(page: Page, address: string): Promise<void> {
  await page.locator(`a[href="${address}"]`).first().dispatchEvent('click');
  await page.waitForURL(`**${address}`);
}

function requestsOf(page: Page): string[] {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('.js')) scripts.push(request.url());
  });
  return scripts;
}

/** Waits until as many events of a kind were accepted, on a clock that goes as fast as it can. */
async function arrivalOnClock(
  page: Page,
  collector: Parameters<typeof acceptedOf>[0],
  type: string,
  count: number,
): Promise<void> {
  await expect
    .poll(async () => {
      await page.clock.runFor(1_000);
      return eventsOf(collector, type).length;
    })
    .toBe(count);
}

/** The accepted events of a kind, each once: a clock that outruns the network has the client send again. */
const eventsOf = (collector: Parameters<typeof acceptedOf>[0], type: string) => [
  ...new Map(acceptedOf(collector, type).map((event) => [event.insert_id, event])).values(),
];
