import type {Page} from '@playwright/test';
import {expect, expectUnharmed, test} from '../testing/hostilePage';
import {LONG, MARKUP} from '../testing/hostileText.fixture';
import {acceptedOf, test as measured, visit} from '../testing/analyticsPage';
import {onFastSite} from '../testing/onFastSite';
import {hydrated, open} from '../testing/page';
import {askModal, field, rows} from '../testing/search';
import {test as unguarded} from '../testing/test';
import {deepWhere} from '../testing/tier';

/** A page with tabs, whose group is stored. */
const PLACE = '/contracts/v3/guides/swaps/single-swaps';

/** Every key that the site reads. */
const KEYS = [
  'theme',
  'docusaurus.announcement.dismiss',
  'docusaurus.tab.client',
  'docs-preferred-version-default',
  '__DOCSEARCH_RECENT_SEARCHES__v3-docs',
  '__DOCSEARCH_FAVORITE_SEARCHES__v3-docs',
  `sentiment ${PLACE}`,
];
const MEASURING = [
  'analytics-arrivals',
  'analytics-queue',
  'analytics-unsent',
  'analytics-campaign',
  'analytics-opt-out',
];
/** What it reads where measuring, or an announcement, is configured. */
const CONFIGURED = [...MEASURING, 'docusaurus.announcement.id'];

const hit = (fields: object): string => {
  const hierarchy = {lvl0: MARKUP[0], lvl1: MARKUP[0], lvl2: 'Heading'};
  return JSON.stringify([
    {
      objectID: '/x',
      url: 'javascript:window.injected=1',
      type: 'lvl1',
      content: null,
      hierarchy,
      ...fields,
    },
  ]);
};
const STORED = [
  ...[MARKUP[0], '{', 'null', '{"a":1}', '[null]', '[{}]', 'constructor', '\ud800', LONG[6] ?? ''],
  hit({}),
  hit({url: '/x', type: 'lvl2', _snippetResult: {hierarchy: {lvl2: {value: MARKUP[0]}}}}),
  hit({url: '/x', type: 'constructor', hierarchy: null}),
];

/** Stores a text under all keys, in both storages and in cookies, before the page reads any. */
const store = (page: Page, keys: readonly string[], text: string): Promise<void> =>
  page.evaluate(
    ([names, value]) => {
      for (const name of names) {
        localStorage.setItem(name, value);
        sessionStorage.setItem(name, value);
        document.cookie = `${encodeURIComponent(name)}=${value.slice(0, 1_000)}; path=/`;
      }
      document.cookie = `AMP_0123456789=${value.slice(0, 500)}; path=/`;
    },
    [keys, text] as const,
  );

const toggleOf = (page: Page) => page.getByRole('button', {name: /Switch between dark and light/});

/** Uses all that reads what is stored. */
async function useAll(page: Page): Promise<void> {
  await toggleOf(page).click();
  await hydrated(page);
  await page.getByRole('tab', {selected: false}).first().click();
  await askModal(page, 'slot0');
  await field(page).fill('');
  await expect(field(page)).toBeVisible();
  await field(page).fill('exactInputSingle');
  await expect(rows(page).first()).toContainText('SwapRouter › Functions');
  await page.keyboard.press('Escape');
  await page
    .getByRole('button', {name: /^Yes, this page/})
    .first()
    .click();
  await expect(page.getByText('Thank you.').first()).toBeVisible();
}

for (const [at, text] of STORED.entries()) {
  test(
    `works whatever is stored, ${at}: ${JSON.stringify(text.slice(0, 20))}`,
    deepWhere(at > 0),
    async ({page, countInputs}) => {
      // The framework takes any text for a mode.
      onFastSite();
      await page.goto(PLACE);
      const heading = await page.getByRole('heading', {level: 1}).innerText();
      await store(page, [...KEYS, ...CONFIGURED], text);
      await page.goto(PLACE);
      await expect(page.locator('html')).toHaveAttribute(
        'data-theme-choice',
        /^(system|light|dark)$/,
      );
      await useAll(page);
      await expectUnharmed(page, heading);
      // The reader's own choices are what is stored from then on.
      const [theme, said] = await page.evaluate(
        (key) => [localStorage.theme as unknown, sessionStorage.getItem(key)],
        `sentiment ${PLACE}`,
      );
      expect(theme ?? 'system').toMatch(/^(system|light|dark)$/);
      expect(said).toBe('positive');
      countInputs(3 * (KEYS.length + CONFIGURED.length));
    },
  );
}

test('reads no other key', async ({page}) => {
  await page.addInitScript(() => {
    const read = new Set<string>();
    Object.assign(window, {read});
    const {getItem} = Storage.prototype;
    Storage.prototype.getItem = function (key) {
      read.add(key);
      return getItem.call(this, key);
    };
  });
  await open(page, PLACE);
  await useAll(page);
  const read = await page.evaluate(() => [...(window as unknown as {read: Set<string>}).read]);
  expect(read.filter((key) => !KEYS.includes(key) && !/test/i.test(key))).toEqual([]);
  expect(KEYS.filter((key) => !read.includes(key))).toEqual([]);
});

for (const [name, value] of [
  ['docusaurus-theme', 'constructor'],
  ['docusaurus-theme', MARKUP[0]],
  ['docusaurus-data-theme-choice', '__proto__'],
  ['docusaurus-data-has-hydrated', 'true'],
  ['docusaurus-data-rh', MARKUP[1]],
] as const) {
  test(
    `works when a link sets ${name} to ${value.slice(0, 12)}`,
    deepWhere(value === '__proto__' || value === MARKUP[1]),
    async ({page, countInputs}) => {
      await page.goto(`${PLACE}?${new URLSearchParams({[name]: value}).toString()}`);
      await toggleOf(page).click();
      await hydrated(page);
      await askModal(page, 'slot0');
      await expectUnharmed(page, await page.getByRole('heading', {level: 1}).innerText());
      expect(await page.evaluate(() => localStorage.getItem('theme') ?? 'system')).toMatch(
        /^(system|light|dark)$/,
      );
      countInputs(1);
    },
  );
}

for (const [at, text] of ['{', 'null', '{"a":1}', '[null,5,"x",{}]', MARKUP[0]].entries()) {
  measured(
    `measures whatever is stored of measuring: ${text.slice(0, 20)}`,
    deepWhere(at > 0),
    async ({page, site, collector}) => {
      const errors: string[] = [];
      page.on('pageerror', ({message}) => errors.push(message));
      await page.goto(`${site}/robots.txt`);
      await store(page, MEASURING, text);
      await visit(
        page,
        `${site}/concepts/protocol/fees?utm_source=${encodeURIComponent(MARKUP[0])}`,
      );
      await expect.poll(() => acceptedOf(collector, 'page view').length).toBe(1);
      expect(errors).toEqual([]);
      if (process.env.FUZZ_COUNT) console.log(`tried ${3 * MEASURING.length}`);
    },
  );
}

// A page that is not found is an error on the console.
unguarded(
  'shows that there is no page at an address that cannot be decoded',
  async ({page, request}) => {
    const errors: string[] = [];
    page.on('pageerror', ({message}) => errors.push(message));
    const body = await (await request.get('/404.html')).text();
    for (const path of ['/100%', '/concepts/%E0%A4%A', '/100%25', '/%25E0%25A4%25A']) {
      await page.route(`**${path}`, (route) =>
        route.fulfill({status: 404, contentType: 'text/html', body}),
      );
      await open(page, path);
      await expect(page.getByRole('heading', {level: 1})).toHaveText('Page Not Found');
    }
    expect(errors).toEqual([]);
  },
);
