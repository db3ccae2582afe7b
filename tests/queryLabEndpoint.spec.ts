// Endpoints that fail write errors to the console, as they should.
import type {Page} from '@playwright/test';
import {startEndpoint} from './queryLabEndpoint.fixture';
import {arrival, test as measured, visit} from '../testing/analyticsPage';
import {findNginx} from '../testing/findNginx';
import {NO_NGINX} from '../testing/hosting';
import {
  answerOf,
  editorOf,
  FAULTY,
  labOf,
  openButton,
  openLab,
  PAGES,
  run,
  statusOf,
  write,
} from '../testing/queryLab';
import {expect, test as base} from '../testing/test';

type Endpoint = Awaited<ReturnType<typeof startEndpoint>>;

const endpoint = async ({}, provide: (endpoint: Endpoint) => Promise<void>) => {
  const started = await startEndpoint();
  await provide(started);
  await started.stop();
};
const test = base.extend<{endpoint: Endpoint}>({endpoint});
const SECRET = 'k3y-0f-a-reader';

/** Writes address and key into their fields, and runs. */
async function ask(page: Page, address: string, key = ''): Promise<void> {
  const details = labOf(page).getByText('Ask your own endpoint');
  if (!(await labOf(page).getByLabel('Address').isVisible())) await details.click();
  await labOf(page).getByLabel('Address').fill(address);
  await labOf(page).getByLabel('Key', {exact: true}).fill(key);
  await run(page);
}

test('asks an endpoint, and says who answered', async ({page, endpoint}) => {
  await openLab(page);
  await labOf(page).getByLabel('Variables').fill('{"id": "0xa"}');
  await ask(page, `${endpoint.url}/rows`);
  await expect(statusOf(page)).toHaveText(`2 rows, answered by ${endpoint.host}.`);
  await expect(answerOf(page)).toContainText('"id": "2"');
  const sent = JSON.parse(endpoint.asked[0]?.body ?? '') as {query: string; variables: object};
  expect(sent.query).toContain('query Pool(');
  expect(sent.variables).toEqual({id: '0xa'});
  await labOf(page).getByLabel('Address').fill('');
  await run(page);
  await expect(statusOf(page)).toHaveText(/answered by recorded data in this browser\.$/);
});

test('underlines nothing where an endpoint of the reader answers', async ({page, endpoint}) => {
  await openLab(page);
  await write(page, FAULTY);
  const underlined = labOf(page).locator('.cm-lintRange-error');
  await expect(underlined).toBeVisible();
  await labOf(page).getByText('Ask your own endpoint').click();
  await labOf(page).getByLabel('Address').fill(`${endpoint.url}/rows`);
  await expect(underlined).toHaveCount(0);
  await labOf(page).getByLabel('Address').fill('');
  await expect(underlined).toBeVisible();
});

const BAD_ANSWERS = [
  ['a web page', '/html', 'sent a web page instead of JSON'],
  ['status 500', '/500', 'answered with status 500: it failed, regardless of the query'],
  ['status 429', '/429', 'answered with status 429: too many queries'],
  ['garbage', '/garbage', 'sent something that is not JSON'],
  ['JSON that is no answer', '/other', 'neither "data" nor "errors"'],
  ['what is nested endlessly', '/deep', 'deep; at most 100 are read'],
  ['a redirect', '/redirect', 'redirects elsewhere'],
  ['no permission for this site', '/closed', 'does not allow this site to ask it (CORS)'],
  ['more and more', '/huge', 'sent more than 2 MB; the rest was not read'],
] as const;

test('says so where an endpoint answers badly, and goes on', async ({page, endpoint}) => {
  await openLab(page);
  for (const [what, path, says] of BAD_ANSWERS) {
    await ask(page, `${endpoint.url}${path}`);
    await expect(statusOf(page), what).toContainText(says);
    await expect(statusOf(page), what).toContainText(endpoint.host);
    await ask(page, `${endpoint.url}/rows`);
    await expect(statusOf(page), what).toHaveText(/^2 rows/);
  }
  expect(endpoint.asked.map(({path}) => path)).not.toContain('/stolen');
  await expect.poll(() => endpoint.broken).toContain('/huge');
});

test('says that the policy of the site blocks an endpoint', async ({page, endpoint}) => {
  test.skip(!findNginx(), NO_NGINX);
  const [host, forbidden] = [endpoint.host, endpoint.url].map((one) =>
    one.replace('127.0.0.1', 'localhost'),
  ) as [string, string];
  await openLab(page);
  await ask(page, `${forbidden}/rows`);
  await expect(statusOf(page)).toHaveText(
    `Your browser did not ask ${host}: the security policy of this site allows other endpoints only. Ask it from a program instead.`,
  );
  expect(endpoint.asked).toEqual([]);
});

test('gives up an answer that does not end, after 20 s', async ({page, endpoint}) => {
  await page.clock.install();
  await openLab(page);
  await ask(page, `${endpoint.url}/slow`);
  await expect.poll(() => endpoint.asked.length).toBe(1);
  await expect(statusOf(page)).toHaveText(`Asking ${endpoint.host} …`);
  await page.clock.fastForward(20_000);
  await expect(statusOf(page)).toContainText('did not finish within 20 s');
  await expect.poll(() => endpoint.broken).toEqual(['/slow']);
});

test('does not move a reader who left during a run', async ({page, endpoint}) => {
  await page.clock.install();
  await openLab(page);
  await ask(page, `${endpoint.url}/slow`);
  await expect(statusOf(page)).toBeInViewport({ratio: 1});
  await page.evaluate(() => {
    window.scrollTo(0, 0);
  });
  await page.clock.fastForward(20_000);
  await expect(statusOf(page)).toContainText('did not finish within 20 s');
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
});

test('cancels a question at once', async ({page, endpoint}) => {
  await openLab(page);
  await ask(page, `${endpoint.url}/slow`);
  await expect.poll(() => endpoint.asked.length).toBe(1);
  await labOf(page).getByRole('button', {name: 'Cancel'}).click();
  await expect(statusOf(page)).toHaveText('Cancelled; nothing was answered.');
  await expect.poll(() => endpoint.broken).toEqual(['/slow']);
});

test('lists the errors of an endpoint with their places', async ({page, endpoint}) => {
  await openLab(page);
  await ask(page, `${endpoint.url}/errors`);
  await expect(statusOf(page)).toHaveText(`1 error, 0 rows, answered by ${endpoint.host}.`);
  await expect(labOf(page).getByRole('listitem')).toContainText('indexers are gone');
});

test('takes nothing of an answer for markup', async ({page, endpoint}) => {
  await openLab(page);
  const title = await page.title();
  for (const path of ['/markup', '/html']) {
    await ask(page, `${endpoint.url}${path}`);
    await expect(answerOf(page)).toContainText('<img src=x');
    await expect(page.locator('#sent')).toHaveCount(0);
  }
  expect(await page.title()).toBe(title);
});

/** None says what the one before it says, so that no answer is taken for the next. */
const NO_ENDPOINTS = [
  ['no address', 'example', 'That is not an address'],
  ['http elsewhere', 'http://example.com/q', 'The address begins with https://'],
  ['a place for a key without one', 'https://example.com/<API_KEY>/q', 'The key is missing'],
  ['a script', 'javascript:alert(1)', 'The address begins with https://'],
] as const;

test('sends nothing to what is no endpoint', async ({page}) => {
  await openLab(page);
  const sent: string[] = [];
  page.on('request', (request) => sent.push(request.url()));
  for (const [what, address, says] of NO_ENDPOINTS) {
    await ask(page, address);
    await expect(statusOf(page), what).toContainText(says);
  }
  expect(sent.filter((one) => !one.includes('/assets/'))).toEqual([]);
});

/** What the page keeps, anywhere. */
const kept = (page: Page): Promise<string> =>
  page.evaluate(() =>
    JSON.stringify([
      location.href,
      history.state,
      document.cookie,
      {...localStorage},
      {...sessionStorage},
    ]),
  );

for (const [how, path] of [
  ['in the address of the endpoint', '/api/<API_KEY>/subgraphs/id/Q'],
  ['as a header', '/rows'],
] as const) {
  test(`sends a key ${how} alone, and keeps it nowhere`, async ({page, endpoint}) => {
    const sent: string[] = [];
    page.on('request', (request) => {
      sent.push([request.url(), JSON.stringify(request.headers()), request.postData()].join(' '));
    });
    await openLab(page);
    await write(page, '{ bundle(id: "1") { id } }');
    await ask(page, `${endpoint.url}${path}`, SECRET);
    await expect(statusOf(page)).toHaveText(/^2 rows/);

    const [asked] = endpoint.asked;
    const expected = path.includes('<') ? undefined : `Bearer ${SECRET}`;
    expect(asked?.path).toBe(path.replace('<API_KEY>', SECRET));
    expect(asked?.headers.authorization).toBe(expected);
    expect([asked?.headers.cookie, asked?.headers.referer]).toEqual([undefined, undefined]);
    expect(endpoint.asked).toHaveLength(1);
    expect(sent.filter((one) => one.includes(SECRET) && !one.startsWith(endpoint.url))).toEqual([]);
    expect(await kept(page)).not.toContain(SECRET);
    expect(await kept(page)).not.toContain(endpoint.host);
    await page.reload();
    await expect(editorOf(page)).toBeVisible();
    await labOf(page).getByText('Ask your own endpoint').click();
    await expect(labOf(page).getByLabel('Address')).toHaveValue('');
    await expect(labOf(page).getByLabel('Key', {exact: true})).toHaveValue('');
  });
}

measured.extend<{endpoint: Endpoint}>({endpoint})(
  'tells analytics neither query, endpoint nor key',
  async ({page, site, collector, endpoint}) => {
    await visit(page, `${site}${PAGES.v3}`);
    await openButton(page).click();
    await write(page, '{ bundle(id: "1") { id } }');
    await ask(page, `${endpoint.url}/rows`, SECRET);
    await expect(statusOf(page)).toHaveText(/^2 rows/);
    await page.locator('.navbar').getByRole('link').first().click();
    await arrival(collector, 'navbar click');
    const told = JSON.stringify(collector.posts);
    for (const own of [SECRET, endpoint.host, 'bundle(']) expect(told).not.toContain(own);
  },
);
