import {readFileSync} from 'node:fs';
import type {Locator, Page} from '@playwright/test';
import {strFromU8, unzipSync} from 'fflate';
import {violationsOf} from '../testing/axe';
import {editLink} from '../testing/playgroundLink';
import {expect, hydrated, open, test} from '../testing/page';
import {looksOf} from '../testing/tier';
import {brotliBytes} from '../testing/weigh';

const GUIDE = '/contracts/v3/guides/swaps/single-swaps';
const PROGRAM = 'examples/v3/swaps/singleSwap.ts';
const source = readFileSync(PROGRAM, 'utf8');
const CHANGE = ["parseUnits('10000', 6)", "parseUnits('5000', 6)"] as const;
const edited = source.replace(...CHANGE);
const lineOfChange = source.slice(0, source.indexOf(CHANGE[0])).split('\n').length;

/** Its program reaches 33 files. */
const LONG_GUIDE = '/contracts/v4/guides/hooks/get-routed';

// Else the pages of the tests belong to readers who spare data, whom a press asks first.
test.use({sendsAhead: true});

const editor = (page: Page, name = 'singleSwap.ts'): Locator =>
  page.getByRole('group', {name: `Editor of ${name}`});
const textbox = (page: Page): Locator => editor(page).getByRole('textbox').filter({visible: true});
const press = (page: Page, name: string | RegExp): Promise<void> =>
  page.getByRole('button', {name}).filter({visible: true}).first().click();

async function openEditor(page: Page): Promise<void> {
  await open(page, GUIDE);
  await page.getByRole('tab', {name: 'viem'}).first().click();
  await press(page, 'Edit singleSwap.ts');
  await expect(textbox(page)).toBeVisible();
}

/** Puts a text in the place of that of the open editor. */
async function write(page: Page, text: string): Promise<void> {
  await textbox(page).focus();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.insertText(text);
}

test('a link opens in its tab of the page, at the first line that it changes', async ({page}) => {
  await page.goto(editLink(GUIDE, 'v3/swaps/singleSwap.ts', {[PROGRAM]: edited}));
  await hydrated(page);
  await expect(page.getByRole('tab', {name: 'viem'}).first()).toHaveAttribute(
    'aria-selected',
    'true',
  );
  await expect(editor(page)).toBeInViewport();
  const changed = editor(page).locator('.cm-line.cm-changed');
  await expect(changed).toHaveCount(1);
  await expect(changed).toContainText(CHANGE[1]);
  await expect(changed).toBeInViewport();
  await expect(
    editor(page).getByRole('button', {name: `singleSwap.ts:${lineOfChange}`}),
  ).toBeVisible();
  await expect(textbox(page)).not.toBeFocused();
});

test('leads to the line that cannot be read, and names it', async ({page}) => {
  await openEditor(page);
  await write(page, source.replace('const feePips', 'const const feePips'));
  await editor(page).getByRole('tab').nth(1).click();
  await press(page, 'Run this text');
  const line = source.slice(0, source.indexOf('const feePips')).split('\n').length;
  await expect(editor(page).getByRole('alert')).toContainText(`singleSwap.ts, line ${line}`, {
    timeout: 30_000,
  });
  await expect(page.getByText(`It did not start: singleSwap.ts, line ${line}`)).not.toHaveCount(0);
  await expect(editor(page).getByRole('tab').first()).toHaveAttribute('aria-selected', 'true');
  await expect(textbox(page)).toBeFocused();
  await expect(
    editor(page).locator('.cm-lint-marker-error').filter({visible: true}),
  ).toBeInViewport();
  await page.keyboard.insertText('const valid = 1; // ');
  await expect(textbox(page)).toContainText('const valid = 1; // const const feePips');
});

test('keeps an own edit while the tab is open, until a reset', async ({page}) => {
  await openEditor(page);
  await write(page, edited);
  await expect(editor(page).getByRole('note')).toHaveCount(0);
  await openEditor(page);
  await expect(editor(page).getByRole('note')).toContainText('This is your earlier edit');
  await expect(textbox(page)).toContainText(CHANGE[1]);
  await press(page, 'Reset');
  await expect(textbox(page)).toContainText(CHANGE[0]);
  await openEditor(page);
  await expect(textbox(page)).toContainText(CHANGE[0]);
  await expect(editor(page).getByRole('note')).toHaveCount(0);
});

test('a copied project says where it is from and how to run it', async ({page}) => {
  await openEditor(page);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    press(page, 'Copy as project'),
  ]);
  const files = unzipSync(readFileSync(await download.path()));
  const readme = strFromU8(files['singleSwap/README.md'] ?? new Uint8Array());
  expect(readme).toContain(GUIDE);
  expect(readme).toContain('npm start');
});

for (const {colorScheme, width} of looksOf(360, 1280)) {
  test.describe(`${width} px, ${colorScheme}`, () => {
    test.use({viewport: {width, height: 900}, colorScheme});

    test('lists many files to choose from, and fits the page', async ({page}) => {
      await open(page, LONG_GUIDE);
      await press(page, /^(Edit|Open in the editor) routable\.ts/);
      const panel = editor(page, 'routable.ts');
      const choice = panel.getByLabel('File', {exact: true});
      await expect(choice).toHaveValue(/routable\.ts$/);
      await expect(panel.getByRole('tab')).toHaveCount(0);
      const contract = await choice
        .locator('optgroup[label="Solidity"] option')
        .first()
        .innerText();
      await choice.selectOption({label: contract});
      await expect(panel.getByRole('textbox', {name: contract.replace(/^.*\//, '')})).toBeVisible();
      expect(await violationsOf(page, {within: '.playground-edit', colorScheme})).toEqual([]);
      const isWider = await page.evaluate(
        () => document.documentElement.scrollWidth > document.documentElement.clientWidth,
      );
      expect(isWider).toBe(false);
    });
  });
}

test.describe('for a reader who spares data', () => {
  test.use({sendsAhead: false});

  const kilobytesIn = async (label: Locator): Promise<number> =>
    Number(/(\d+) KB/.exec((await label.textContent()) ?? '')?.[1]);

  test('says how much the editor loads before it does, as much as it then loads', async ({
    page,
  }) => {
    await open(page, GUIDE);
    await page.getByRole('tab', {name: 'viem'}).first().click();
    await press(page, 'Edit singleSwap.ts');
    const label = page.getByRole('button', {name: /^Edit \(loads \d+ KB\) singleSwap\.ts$/});
    await expect(label.first()).toBeVisible();
    await expect(editor(page)).toHaveCount(0);
    const said = await kilobytesIn(label.filter({visible: true}).first());
    const loaded: Promise<number>[] = [];
    page.on('response', (response) => {
      const isOfEditor = /\/assets\/js\/|\/run\/sources\//.test(response.url());
      if (isOfEditor) loaded.push(response.body().then(brotliBytes));
    });
    await press(page, /^Edit \(loads/);
    await expect(textbox(page)).toBeVisible();
    const bytes = (await Promise.all(loaded)).reduce((sum, one) => sum + one, 0);
    expect(bytes / 1_000 / said).toBeGreaterThan(0.9);
    expect(bytes / 1_000 / said).toBeLessThan(1.1);
  });

  test('counts what a run loads as the button said', async ({page}) => {
    await open(page, GUIDE);
    await page.getByRole('tab', {name: 'viem'}).first().click();
    await press(page, 'Run singleSwap.ts');
    const label = page.getByRole('button', {name: /^Run \(loads \d+ KB\)/}).filter({visible: true});
    const said = await kilobytesIn(label.first());
    await page.evaluate(() => {
      const totals: string[] = [];
      Object.assign(window, {totals});
      new MutationObserver(() => {
        const [, total] = /Loading \d+ of (\d+) KB/.exec(document.body.innerText) ?? [];
        if (total) totals.push(total);
      }).observe(document.body, {subtree: true, childList: true, characterData: true});
    });
    await label.first().click();
    await expect(page.getByText(/same (output )?as captured/).first()).toBeVisible({
      timeout: 30_000,
    });
    const totals = await page.evaluate(() => (window as unknown as {totals: string[]}).totals);
    expect(totals.at(-1)).toBe(`${said}`);
  });
});
