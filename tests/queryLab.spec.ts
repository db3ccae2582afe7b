import type {Page} from '@playwright/test';
import {expect, open, test} from '../testing/page';
import {
  answerOf,
  editorOf,
  ENDLESS,
  examplesOf,
  FAULTY,
  labOf,
  openButton,
  openLab,
  PAGES,
  run,
  statusOf,
  write,
  type LabVersion,
} from '../testing/queryLab';
import {sharingPage} from '../testing/sharedPage';
import {test as unguarded} from '../testing/test';
import {deepWhere} from '../testing/tier';

const VERSIONS = ['v4', 'v3', 'v2'] as const;

async function answersAll(page: Page, version: LabVersion): Promise<void> {
  for (const {name, shown} of examplesOf(version)) {
    await labOf(page).getByLabel('Example').selectOption(name);
    await run(page);
    await expect.poll(() => answerOf(page).textContent(), name).toBe(shown);
  }
}

for (const version of VERSIONS) {
  test(
    `answers each query of ${version} as the page shows it`,
    deepWhere(version !== 'v3'),
    async ({page}) => {
      await openLab(page, version);
      await answersAll(page, version);
      await expect(statusOf(page)).toHaveText(/answered by recorded data in this browser\.$/);
    },
  );
}

// The framework fetches pages ahead whose links appear, and fails at that without network.
unguarded('needs no network once it is loaded, also after a search was ended', async ({page}) => {
  await openLab(page);
  await page.context().setOffline(true);
  await answersAll(page, 'v3');
  await write(page, ENDLESS);
  await run(page);
  await labOf(page).getByRole('button', {name: 'Cancel'}).click();
  await write(page, '{ bundle(id: "1") { id } }');
  await run(page);
  await expect(statusOf(page)).toHaveText('1 row, answered by recorded data in this browser.');
});

test('is opened, completed, run and left by keyboard alone', async ({page}) => {
  await page.clock.install();
  await open(page, PAGES.v3);
  await openButton(page).focus();
  await page.keyboard.press('Enter');
  await expect(labOf(page).getByLabel('Example')).toBeFocused();
  await expect(editorOf(page)).toBeVisible(); // mounted just after the focus is set
  await page.keyboard.press('Tab');
  await expect(editorOf(page)).toBeFocused();

  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('{ bundle(id: "1") { eth');
  const option = labOf(page).getByRole('option', {name: /^ethPriceUSD/});
  await expect(option).toBeVisible();
  await expect(labOf(page).locator('.cm-completionInfo')).toContainText('Unit: ');
  // The editor takes no key for its list that was pressed right as the list came up.
  await page.clock.fastForward(1_000);
  await page.keyboard.press('Enter');
  await page.keyboard.type(' } }');
  await expect(editorOf(page)).toHaveText('{ bundle(id: "1") { ethPriceUSD } }');

  await page.keyboard.press('ControlOrMeta+Enter');
  await expect(statusOf(page)).toHaveText('1 row, answered by recorded data in this browser.');
  await page.keyboard.press('Tab');
  await expect(labOf(page).getByLabel('Variables')).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Escape');
  await page.keyboard.press('Tab');
  await expect(labOf(page).getByLabel('Variables')).toBeFocused();
});

const onOnePage = sharingPage((page) => openLab(page));

onOnePage.describe('once it is open', () => {
  onOnePage.describe.configure({mode: 'default'});

  onOnePage.beforeEach(async ({page}) => {
    await labOf(page).getByLabel('Variables').fill('');
    await labOf(page).getByLabel('Example').selectOption('pool');
  });

  onOnePage(
    'takes variables in place of the defaults, and says what is no JSON',
    async ({page}) => {
      const variables = labOf(page).getByLabel('Variables');
      await variables.fill('{"id": "none"}');
      await variables.press('ControlOrMeta+Enter');
      await expect(answerOf(page)).toHaveText(/"pool": null/);
      await variables.fill('{id}');
      await run(page);
      await expect(statusOf(page)).toHaveText(/^The variables are not JSON: /);
    },
  );

  onOnePage('underlines what is not there, and leads to its place', async ({page}) => {
    await write(page, FAULTY);
    await expect(labOf(page).locator('.cm-lintRange-error')).toHaveText('tickNow');
    await run(page);
    await expect(statusOf(page)).toHaveText(/^1 error, 0 rows, /);
    const faults = labOf(page).getByRole('list', {name: 'Errors'}).getByRole('listitem');
    await expect(faults).toContainText('Cannot query field "tickNow" on type "Pool".');
    await faults.getByRole('button', {name: 'Go to line 1, column 11'}).click();
    await expect(editorOf(page)).toBeFocused();
    await page.keyboard.insertText('here_');
    await expect(editorOf(page)).toHaveText('{ pools { here_tickNow } }');
  });

  onOnePage('says where a malformed query breaks off', async ({page}) => {
    await write(page, '{ pools {');
    await run(page);
    await expect(labOf(page).getByRole('listitem')).toContainText(/Syntax Error: .*column 10/);
  });

  onOnePage('takes no query of thousands of levels, and none that is too long', async ({page}) => {
    const before = await editorOf(page).textContent();
    await write(page, '{ pools'.repeat(2_500));
    await expect(statusOf(page)).toHaveText('Brackets may be nested at most 60 deep here.');
    await expect(editorOf(page)).toHaveText(before ?? '');
    await write(page, `# ${'x'.repeat(20_000)}`);
    await expect(statusOf(page)).toHaveText('A query has at most 20,000 characters here.');
  });

  onOnePage('cancels at once', async ({page}) => {
    await write(page, ENDLESS);
    await run(page);
    await labOf(page).getByRole('button', {name: 'Cancel'}).click();
    await expect(statusOf(page)).toHaveText('Cancelled; nothing was answered.');
  });

  onOnePage('keeps its keys from the page: a slash is written', async ({page}) => {
    await write(page, '');
    await page.keyboard.type('# a/b');
    await expect(editorOf(page)).toHaveText('# a/b');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });

  onOnePage('copies the answer, and says so aloud', async ({page}) => {
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await run(page);
    await expect(statusOf(page)).toHaveText(/^1 row, answered/);
    await labOf(page).getByRole('button', {name: 'Copy the answer'}).click();
    await expect(labOf(page)).toContainText('Copied.');
    await expect(page.getByRole('status').filter({hasText: 'Copied.'})).toBeAttached();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied).toBe(await answerOf(page).textContent());
  });
});

test('stays usable while an endless query runs, and ends it after 5 s', async ({page}) => {
  await page.clock.install();
  await openLab(page);
  await write(page, ENDLESS);
  await run(page);
  await labOf(page).getByLabel('Variables').fill('{}');
  await page.getByRole('heading', {level: 1}).click();
  await expect(statusOf(page)).toHaveText('Asking recorded data in this browser …');
  await page.clock.fastForward(5_000);
  await expect(statusOf(page)).toHaveText(/^Not answered within 5 s, so the search was ended/);
  await write(page, '{ bundle(id: "1") { id } }');
  await run(page);
  await expect(statusOf(page)).toHaveText(/^1 row/);
});

test('keeps the query in the address, for a link, a reload and the way back', async ({page}) => {
  await openLab(page);
  await write(page, '{ bundle(id: "1") { id } }');
  await labOf(page).getByLabel('Variables').fill('{"a": 1}');
  await expect(page).toHaveURL(/#query=%7B\+bundle/);
  await page.reload();
  await expect(editorOf(page)).toHaveText('{ bundle(id: "1") { id } }');
  await expect(labOf(page)).toBeInViewport();
  await expect(labOf(page).getByLabel('Variables')).toHaveValue('{"a": 1}');
  await labOf(page).getByLabel('Example').selectOption('token');
  await expect(editorOf(page)).toContainText('query Token');
  await page.goBack();
  await expect(editorOf(page)).toHaveText('{ bundle(id: "1") { id } }');
});
