import type {Page} from '@playwright/test';
import {failChunks, holdChunks} from '../testing/interceptChunks';
import {onFastSite} from '../testing/onFastSite';
import {expect, test} from '../testing/page';
import {opener} from '../testing/search';
import {test as unguarded} from '../testing/test';

const PLACE = '/concepts/protocol/fees';

onFastSite();
// Scripts start later for readers who spare data.
test.use({sendsAhead: true});

const isHydrated = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.documentElement.dataset.hasHydrated === 'true');

const colours = (page: Page) =>
  page.evaluate(() => ({
    ...document.documentElement.dataset,
    stored: localStorage.theme as string,
  }));

/** Opens a page whose scripts stay on their way until the given function is called. */
async function openSlowly(page: Page, address = PLACE): Promise<() => void> {
  const release = await holdChunks(page);
  await page.goto(address);
  return release;
}

test('asks for no script before the reader does something', async ({page}) => {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url());
  });
  await page.goto(PLACE);
  await page.waitForLoadState('networkidle');
  expect(scripts).toEqual([]);
  await page.mouse.move(400, 400, {steps: 2});
  await expect.poll(() => isHydrated(page)).toBe(true);
});

test('asks for its scripts no second time', async ({page}) => {
  await page.goto(PLACE);
  await page.keyboard.press('Shift');
  await expect.poll(() => isHydrated(page)).toBe(true);
  await page.mouse.move(400, 400, {steps: 2});
  await expect(page.locator('link[rel=preload][href*="/main."]')).toHaveCount(0);
});

test('asks for its scripts when nobody touches it for a while', async ({page}) => {
  await page.clock.install();
  await page.goto(PLACE);
  expect(await isHydrated(page)).toBe(false);
  await page.clock.runFor(13_000);
  await expect.poll(() => isHydrated(page)).toBe(true);
});

test('leaves the scripts of who spares data until the reader does something', async ({page}) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', {
      value: {saveData: true, effectiveType: '4g'},
    });
  });
  await page.clock.install();
  await page.goto(PLACE);
  await page.mouse.move(400, 400, {steps: 2});
  await page.clock.runFor(60_000);
  expect(await isHydrated(page)).toBe(false);
  await page.mouse.click(400, 400);
  await expect.poll(() => isHydrated(page)).toBe(true);
});

test('changes its colours before the scripts have come, and keeps them after', async ({page}) => {
  const release = await openSlowly(page);
  const button = page.getByRole('button', {name: /^Switch between dark and light mode/});
  await button.click();
  expect(await colours(page)).toMatchObject({
    theme: 'light',
    themeChoice: 'light',
    stored: 'light',
  });
  await expect(button).toHaveAccessibleName(/currently light mode/);
  release();
  await expect.poll(() => isHydrated(page)).toBe(true);
  await expect(button).toHaveAccessibleName(/currently light mode/);
  await button.click();
  expect(await colours(page)).toMatchObject({theme: 'dark', themeChoice: 'dark', stored: 'dark'});
});

for (const {where, address} of [
  {where: 'a page', address: PLACE},
  {
    where: 'a page whose link says that they have come',
    address: `${PLACE}?docusaurus-data-has-hydrated=true`,
  },
]) {
  test(`does a click on ${where} that came before the scripts, and says that it waits`, async ({
    page,
  }) => {
    const release = await openSlowly(page, address);
    const category = page.getByRole('button', {name: /sidebar category 'Governance'/});
    await category.click();
    await expect(category).toHaveAttribute('aria-busy', 'true');
    release();
    await expect(category).toHaveAttribute('aria-expanded', 'true');
    await expect(category).not.toHaveAttribute('aria-busy');
  });
}

for (const {way, ask} of [
  {way: 'Control and K', ask: (page: Page) => page.keyboard.press('Control+k')},
  {way: 'a slash', ask: (page: Page) => page.keyboard.press('/')},
  {
    way: 'a click',
    ask: (page: Page) => page.getByRole('link', {name: 'Search', exact: true}).click(),
  },
]) {
  test(`opens the search that ${way} asked for, with what was typed since`, async ({page}) => {
    const release = await openSlowly(page);
    await ask(page);
    await page.keyboard.type('slot0x/');
    await page.keyboard.press('Backspace');
    await page.keyboard.press('Backspace');
    release();
    await expect(page.getByRole('searchbox')).toHaveValue('slot0');
    await page.keyboard.type(' pool');
    await expect(page.getByRole('searchbox')).toHaveValue('slot0 pool');
  });
}

test('forgets a search that the reader gave up', async ({page}) => {
  const release = await openSlowly(page);
  await page.keyboard.press('/');
  await page.keyboard.press('Escape');
  release();
  await expect.poll(() => isHydrated(page)).toBe(true);
  await expect(opener(page)).toBeVisible();
  await expect(page.getByRole('searchbox')).toHaveCount(0);
});

test('types into a field what was typed before it took it', async ({page}) => {
  const release = await openSlowly(page, '/contracts/universal-router/technical-reference');
  const field = page.getByLabel('Calldata, or a permit as JSON');
  await field.scrollIntoViewIfNeeded();
  await field.click({force: true});
  await page.keyboard.type('0x12345678');
  release();
  await expect(field).toHaveValue('0x12345678');
});

test('follows a link before the scripts have come', async ({page}) => {
  await openSlowly(page);
  await page.getByRole('navigation', {name: 'Main'}).getByRole('link', {name: 'SDKs'}).click();
  await expect(page).toHaveURL('/sdk/v3/overview');
  await expect(page.getByRole('heading', {level: 1})).toBeVisible();
});

test('leaves a part open that was unfolded before the scripts have come', async ({page}) => {
  const release = await openSlowly(page, '/concepts/protocol/oracle');
  const part = page.locator('main details[data-collapsed]').first();
  await part.locator('summary').click();
  await expect(part).toHaveAttribute('open');
  release();
  await expect.poll(() => isHydrated(page)).toBe(true);
  await expect(part).toHaveAttribute('data-collapsed', 'false');
  await expect(part).toHaveAttribute('open');
});

unguarded(
  'stays readable with a red box where the scripts fail, and tries again',
  async ({page}) => {
    const restore = await failChunks(page);
    await page.goto(PLACE);
    await page.keyboard.press('/');
    await page.keyboard.type('tick');
    const box = page.getByRole('alert');
    await expect(box).toContainText('It can be read without them.');
    await expect(page.getByRole('heading', {level: 1})).toBeVisible();
    await restore();
    await box.getByRole('button', {name: 'Retry'}).click();
    await expect(page.getByRole('searchbox')).toHaveValue('tick');
    await expect(box).toHaveCount(0);
  },
);

unguarded('shows one red box however often it tries, and none once that helped', async ({page}) => {
  const restore = await failChunks(page);
  await page.goto(PLACE);
  const box = page.getByRole('alert');
  for (let tries = 0; tries < 3; tries += 1) {
    const failed = page.waitForEvent('requestfailed', (request) => /main/.test(request.url()));
    await page.keyboard.press('Shift');
    await failed;
    await expect(box.getByRole('button')).toBeVisible();
  }
  await restore();
  await page.keyboard.press('Shift');
  await expect.poll(() => isHydrated(page)).toBe(true);
  await expect(box).toHaveCount(0);
});
