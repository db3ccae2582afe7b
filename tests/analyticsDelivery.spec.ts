import type {Page} from '@playwright/test';
import {failChunks} from '../testing/interceptChunks';
import type {CollectedEvent, CollectorRequest} from '../testing/startCollector';
import {hydrated, open, warningsOf} from '../testing/page';
import {acceptedOf, arrival, expect, hide, interact, test, visit} from '../testing/analyticsPage';
import {deepWhere} from '../testing/tier';

// Each test goes on a clock of its own, and answers as the collector of a bad day would.
const PLACE = '/concepts/protocol/fees';
const EXCEEDED = 'Event rejected due to exceeded retry count';

test('sends in order, at most 30 at a time', async ({page, site, collector}) => {
  await visit(page, site + PLACE);
  await arrival(collector, 'page view');
  await answerOften(page, 40);
  await arrival(collector, 'sentiment submitted', 40);
  expect(Math.max(...collector.posts.map(({body}) => body.events.length))).toBe(30);
  const order = collector.accepted.map(({event_id}) => event_id);
  expect(order).toEqual(order.map((_id, index) => index));
  expect(twice(collector.accepted)).toEqual([]);
});

test('halves a batch that is too large, and gives up an event that is so alone', async ({
  page,
  site,
  collector,
}) => {
  collector.answer(({body}) => {
    const isTooLarge = body.events.length > 3 || body.events.some(isNegative);
    return {status: isTooLarge ? 413 : 200, body: {error: 'Payload too large'}};
  });
  const warnings = warningsOf(page);
  await visit(page, site + PLACE);
  await answerOften(page, 9);
  await arrival(collector, 'sentiment submitted', 5);
  await expect.poll(() => warnings.filter((one) => one === 'Payload too large')).toHaveLength(4);
  expect(collector.accepted.some(isNegative)).toBe(false);
  expect(acceptedOf(collector, 'page view')).toHaveLength(1);
  expect(twice(collector.accepted)).toEqual([]);
});

test('drops the events that offend, and delivers the others', async ({page, site, collector}) => {
  collector.answer(({body}) => {
    const offending = body.events.flatMap((event, index) => (isNegative(event) ? [index] : []));
    if (offending.length === 0) return {status: 200};
    return {status: 400, body: {error: 'Invalid', events_with_invalid_fields: {time: offending}}};
  });
  const warnings = warningsOf(page);
  await visit(page, site + PLACE);
  await answerOften(page, 4);
  await arrival(collector, 'sentiment submitted', 2);
  expect(warnings.filter((one) => one === 'Invalid')).toHaveLength(2);
  expect(acceptedOf(collector, 'app load')).toHaveLength(1);
  expect(twice(collector.accepted)).toEqual([]);
});

for (const status of [408, 500, 503]) {
  test(
    `delivers in the end what was answered with ${status}`,
    deepWhere(status !== 503),
    async ({page, site, collector}) => {
      collector.answer((_posted, index) => ({status: index < 2 ? status : 200}));
      await visit(page, site + PLACE);
      await arrival(collector, 'page view');
      expect(collector.posts.map(({body}) => body.events.map(({insert_id}) => insert_id))).toEqual(
        Array(3).fill(collector.accepted.map(({insert_id}) => insert_id)),
      );
      expect(collector.posts).toHaveLength(3);
    },
  );
}

test('gives up after five tries, and says so', async ({page, site, collector}) => {
  collector.answer(() => ({status: 500}));
  const warnings = warningsOf(page);
  await visitOnClock(page, site + PLACE);
  await run(page, collector.posts, 5);
  await expect.poll(() => warnings.filter((one) => one === EXCEEDED)).toHaveLength(2);
  await page.clock.runFor(60_000);
  expect(collector.posts).toHaveLength(5);
  expect(collector.accepted).toEqual([]);
});

test('has throttled events wait for 30 s, and no others', async ({page, site, collector}) => {
  collector.answer((_posted, index) =>
    index === 0 ? {status: 429, body: {throttled_events: [0]}} : {status: 200},
  );
  await visitOnClock(page, site + PLACE);
  await run(page, collector.posts, 1);
  await run(page, collector.posts, 2);
  await expect.poll(() => acceptedOf(collector, 'page view').length).toBe(1);
  await page.clock.runFor(27_000);
  expect(acceptedOf(collector, 'app load')).toEqual([]);
  await run(page, collector.posts, 3);
  await arrival(collector, 'app load');
  expect(twice(collector.accepted)).toEqual([]);
});

test('delivers what waits when a reader leaves', async ({page, site, collector}) => {
  await visit(page, site + PLACE);
  await arrival(collector, 'page view');
  await page.getByRole('button', {name: 'Yes, this'}).first().click();
  await page.goto('about:blank');
  await arrival(collector, 'sentiment submitted');
  await arrival(collector, 'web vitals');
  expect(twice(collector.accepted)).toEqual([]);
});

test('delivers on the next page what happened before the client was there', async ({
  page,
  site,
  collector,
}) => {
  await page.goto(site + PLACE);
  await hydrated(page);
  await page.goto(`${site}/privacy`);
  await hydrated(page);
  await interact(page);
  await arrival(collector, 'page view', 2);
  const pages = acceptedOf(collector, 'page view').map((one) => one.event_properties?.page_path);
  expect(pages).toEqual([PLACE, '/privacy']);
  expect(twice(collector.accepted)).toEqual([]);
});

test('delivers on the next page what waited for its next try', async ({page, site, collector}) => {
  collector.answer(() => ({status: 500}));
  await visitOnClock(page, site + PLACE);
  await run(page, collector.posts, 1);
  await page.goto('about:blank');
  await expect.poll(() => collector.posts.length).toBe(2);
  collector.answer(() => ({status: 200}));
  await visitOnClock(page, `${site}/privacy`);
  await run(page, collector.posts, 3);
  await arrival(collector, 'page view', 2);
  expect(acceptedOf(collector, 'app load')).toHaveLength(2);
  expect(twice(collector.accepted)).toEqual([]);
});

test('measures where storage and cookies are blocked', async ({page, site, collector}) => {
  await page.addInitScript(() => {
    const refuse = {
      get: () => {
        throw new DOMException('The operation is insecure.', 'SecurityError');
      },
    };
    Object.defineProperty(window, 'localStorage', refuse);
    Object.defineProperty(window, 'sessionStorage', refuse);
    Object.defineProperty(document, 'cookie', refuse);
    Object.defineProperty(window, 'cookieStore', {value: undefined});
  });
  const errors = errorsOf(page);
  await visit(page, site + PLACE);
  await page.getByRole('button', {name: 'Yes, this'}).first().click();
  await arrival(collector, 'sentiment submitted');
  expect(errors).toEqual([]);
});

test('shows no sign of a collector that cannot be reached', async ({page, site, collector}) => {
  await collector.stop();
  const errors = errorsOf(page);
  await visit(page, site + PLACE);
  await page.getByRole('button', {name: 'Yes, this'}).first().click();
  await expect(page.getByText('Thank you.').first()).toBeVisible();
  await hide(page);
  await page.getByRole('link', {name: 'SDKs', exact: true}).first().click();
  await expect(page).toHaveURL(`${site}/sdk/v3/overview`);
  expect(errors).toEqual([]);
});

test('says so where the client does not load, and loads it at the next interaction', async ({
  page,
  site,
  collector,
}) => {
  const warnings = warningsOf(page);
  await open(page, site + PLACE);
  await page.waitForLoadState('networkidle');
  const restore = await failChunks(page);
  await interact(page);
  await expect.poll(() => warnings).toEqual(['Client not initialized']);
  await restore();
  await interact(page);
  await arrival(collector, 'page view');
});

const isNegative = ({event_properties}: CollectedEvent) =>
  event_properties?.sentiment === 'negative';

/** Events that were accepted twice. */
const twice = (accepted: readonly CollectedEvent[]): string[] => {
  const ids = accepted.map(({insert_id}) => insert_id);
  return ids.filter((id, index) => ids.indexOf(id) !== index);
};

/** Changes the answer to "Did this page help?" so often at once, from positive to negative and back. */
async function answerOften(page: Page, times: number): Promise<void> {
  await page.evaluate((count) => {
    const buttons = document.querySelectorAll<HTMLButtonElement>('[aria-pressed]');
    for (let press = 0; press < count; press += 1) buttons[press % 2 === 0 ? 0 : 2]?.click();
  }, times);
}

/** Opens a page whose clock then stands still, and makes the first interaction. */
async function visitOnClock(page: Page, address: string): Promise<void> {
  await page.clock.install();
  await page.clock.resume();
  await page.goto(address);
  await hydrated(page);
  await page.clock.pauseAt(Date.now() + 5_000);
  await interact(page);
}

/** Lets time pass until the collector has as many requests. */
async function run(page: Page, posts: readonly CollectorRequest[], count: number): Promise<void> {
  await expect
    .poll(
      async () => {
        if (posts.length < count) await page.clock.runFor(500);
        return posts.length;
      },
      {timeout: 30_000, intervals: [100]},
    )
    .toBe(count);
}

function errorsOf(page: Page): string[] {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  return errors;
}
