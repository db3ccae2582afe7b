import type {Page} from '@playwright/test';
import {buildFixture} from '../testing/fixture';
import {open} from '../testing/page';
import {serveStatic} from '../testing/server';
import {expect, test} from '../testing/test';

test('announces nothing where the deployment does not ask for it', async ({page}) => {
  await open(page, '/');
  await expect(page.getByRole('main')).toBeVisible();
  await expect(bar(page)).toHaveCount(0);
});

test.describe('of a deployment with an announcement', () => {
  // In one worker, so that the tests share one build.
  test.describe.configure({mode: 'default'});
  let site: Awaited<ReturnType<typeof serveStatic>>;

  test.beforeAll(async () => {
    test.setTimeout(300_000);
    const environment = {ANNOUNCEMENT: 'Version 4 is here.', ANNOUNCEMENT_ID: 'v4', STRICT: '1'};
    const {failed, output, directory} = await buildFixture('announcement', {}, environment);
    expect(failed, output).toBe(false);
    site = await serveStatic(directory);
  });

  test.afterAll(() => {
    site.server.close();
  });

  for (const path of ['/', '/concepts/overview', '/blog', '/no/such/page']) {
    test(`shows the announcement above ${path}`, async ({page}) => {
      await open(page, site.url + path);
      await expect(bar(page)).toContainText('Version 4 is here.');
      await expect(bar(page)).toBeInViewport();
    });
  }

  test('remembers that the reader has closed it', async ({page}) => {
    await open(page, site.url);
    await bar(page).getByRole('button', {name: 'Close'}).click();
    await expect(bar(page)).toBeHidden();
    expect(await stored(page)).toEqual({dismiss: 'true', id: 'v4'});

    await open(page, `${site.url}/concepts/overview`);
    await expect(bar(page)).toBeHidden();
  });

  test('shows a new announcement to a reader who has closed the one before', async ({page}) => {
    await open(page, site.url);
    await page.evaluate(() => {
      localStorage.setItem('docusaurus.announcement.id', 'v3');
      localStorage.setItem('docusaurus.announcement.dismiss', 'true');
    });
    await open(page, site.url);
    await expect(bar(page)).toBeVisible();
    expect(await stored(page)).toEqual({dismiss: 'false', id: 'v4'});
  });
});

const bar = (page: Page) => page.getByRole('banner');

const stored = (page: Page) =>
  page.evaluate(() => ({
    dismiss: localStorage.getItem('docusaurus.announcement.dismiss'),
    id: localStorage.getItem('docusaurus.announcement.id'),
  }));
