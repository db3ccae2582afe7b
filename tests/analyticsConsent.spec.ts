import type {Browser, Page} from '@playwright/test';
import {hydrated, open, test as quietTest} from '../testing/page';
import {arrival, expect, hide, test, visit} from '../testing/analyticsPage';
import {weigh, type Resource} from '../testing/weigh';
import {deepWhere} from '../testing/tier';

const PLACE = '/concepts/protocol/fees';
const PAGES = ['/', PLACE, '/contracts/v3/overview', '/blog', '/privacy'];

for (const address of PAGES) {
  quietTest(
    `asks and loads nothing on ${address} by default`,
    deepWhere(address !== PLACE),
    async ({page}) => {
      const scripts: string[] = [];
      page.on('response', (response) => {
        if (response.url().endsWith('.js')) scripts.push(response.url());
      });
      await open(page, address);
      await page.keyboard.press('Shift');
      await hide(page);
      await page.waitForLoadState('networkidle');
      for (const script of scripts) {
        const text = await (await page.request.get(script)).text();
        expect(text.includes('min_id_length'), `${script} delivers events`).toBe(false);
      }
      await expect(page.getByRole('switch')).toHaveCount(0);
      expect(await stored(page)).toEqual([]);
    },
  );
}

test('weighs the same before the first interaction, measured or not', async ({
  browser,
  site,
  baseURL,
}) => {
  const measured = await loadedBy(browser, site + PLACE);
  const plain = await loadedBy(browser, `${baseURL}${PLACE}`);
  expect(measured).toEqual(plain);
  expect(plain.length).toBeGreaterThan(3);
});

for (const {signal, property, value} of [
  {signal: 'Global Privacy Control', property: 'globalPrivacyControl', value: true},
  {signal: 'Do Not Track', property: 'doNotTrack', value: '1'},
]) {
  test(`measures no reader whose browser sends ${signal}`, async ({page, site, collector}) => {
    await page.addInitScript(
      ([name, said]) => {
        Object.defineProperty(navigator, name as string, {get: () => said});
      },
      [property, value],
    );
    await page.goto(`${site}${PLACE}?utm_source=mail`);
    expect(await stored(page)).toEqual([]);
    await visit(page, site + PLACE);
    await hide(page);
    await page.waitForLoadState('networkidle');
    await expect(page.getByText('Not measured, as your browser asks')).toBeVisible();
    await expect(page.getByRole('switch')).toHaveCount(0);
    expect(collector.posts).toEqual([]);
    expect(await stored(page)).toEqual([]);
  });
}

test('measures no reader who switched it off, and forgets the device', async ({
  page,
  site,
  collector,
}) => {
  const warnings: string[] = [];
  page.on('console', (message) => warnings.push(message.text()));
  await visit(page, `${site}${PLACE}?utm_source=mail`);
  await arrival(collector, 'page view');
  const toggle = page.getByRole('switch', {name: 'Measure my visits'});
  await expect(toggle).toBeChecked();
  await toggle.focus();
  await page.keyboard.press('Space');
  await expect(toggle).not.toBeChecked();
  await expect.poll(() => stored(page)).toEqual(['analytics-opt-out']);
  const before = collector.accepted.length;
  await page.getByRole('link', {name: 'SDKs', exact: true}).first().click();
  await expect.poll(() => warnings).toContain('Event skipped due to optOut config');

  await page.goto(`${site}${PLACE}?utm_source=mail`);
  expect(await stored(page)).toEqual(['analytics-opt-out']);
  await visit(page, site + PLACE);
  await hide(page);
  await page.waitForLoadState('networkidle');
  await expect(toggle).not.toBeChecked();
  expect(collector.accepted).toHaveLength(before);
  expect(await stored(page)).toEqual(['analytics-opt-out']);
});

test('measures a reader who switched it on again, as another device', async ({
  page,
  site,
  collector,
}) => {
  await visit(page, site + PLACE);
  await arrival(collector, 'page view');
  const toggle = page.getByRole('switch', {name: 'Measure my visits'});
  await toggle.click();
  await toggle.click();
  await expect(toggle).toBeChecked();
  await page.getByRole('link', {name: 'SDKs', exact: true}).first().click();
  await arrival(collector, 'page view', 2);
  const [first, last] = [collector.accepted.at(0), collector.accepted.at(-1)];
  expect(last?.device_id).not.toBe(first?.device_id);
});

test('begins where a reader switches it on', async ({page, site, collector}) => {
  await page.addInitScript(() => {
    localStorage.setItem('analytics-opt-out', '1');
  });
  await page.goto(site + PLACE);
  await hydrated(page);
  await page.getByRole('switch').click();
  await page.getByRole('link', {name: 'SDKs', exact: true}).first().click();
  await arrival(collector, 'page view');
  expect(collector.accepted.map(({event_type}) => event_type)).toEqual([
    'app load',
    'navbar click',
    'page view',
  ]);
});

/** Names of all that the site stored in the browser. */
const stored = (page: Page): Promise<string[]> =>
  page.evaluate(() => [
    ...Object.keys(localStorage),
    ...Object.keys(sessionStorage),
    ...document.cookie.split('; ').filter((cookie) => cookie !== ''),
  ]);

/** What a page loads, with its bytes, on a connection that nothing is prefetched on. */
async function loadedBy(browser: Browser, address: string): Promise<Resource[]> {
  const page = await browser.newPage();
  await page.addInitScript(() => {
    const slow = {effectiveType: '2g', saveData: true};
    Object.defineProperty(navigator, 'connection', {value: slow});
  });
  const resources = await weigh(page, address);
  await page.close();
  return resources
    .filter(({part}) => part !== 'html')
    .sort((one, other) => one.address.localeCompare(other.address));
}
