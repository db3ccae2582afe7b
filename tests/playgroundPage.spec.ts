import {readFileSync} from 'node:fs';
import type {Locator, Page} from '@playwright/test';
import {strFromU8, unzipSync} from 'fflate';
import {violationsOf} from '../testing/axe';
import {failChunks} from '../testing/interceptChunks';
import {expect, hydrated, open, test} from '../testing/page';
import {test as unguarded} from '../testing/test';

const GUIDE = '/contracts/v3/guides/swaps/single-swaps';
const PROGRAM = 'examples/v3/swaps/singleSwap.ts';
const source = readFileSync(PROGRAM, 'utf8');
const captured = readFileSync(PROGRAM.replace('.ts', '.output.txt'), 'utf8');

// Else the pages of the tests belong to readers who spare data, whom a press asks first.
test.use({sendsAhead: true});

/** The buttons below the code with the values of the trade, which is quoted from the program. */
const buttonOf = (page: Page, name: string | RegExp): Locator =>
  page.getByRole('button', {name}).filter({visible: true}).first();
const editor = (page: Page): Locator => page.getByRole('group', {name: 'Editor of singleSwap.ts'});
const output = (page: Page): Locator =>
  page.getByRole('log', {name: 'Output of singleSwap.ts'}).filter({visible: true});

/** Chooses the tab of the guide whose program is edited here. */
async function openGuide(page: Page): Promise<void> {
  await open(page, GUIDE);
  await page.getByRole('tab', {name: 'viem'}).first().click();
}

/** Puts a text in the place of that of the open editor. */
async function write(page: Page, text: string): Promise<void> {
  await editor(page).getByRole('textbox', {name: 'singleSwap.ts'}).focus();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.insertText(text);
}

const run = (page: Page): Promise<void> => page.keyboard.press('ControlOrMeta+Enter');

test('loads nothing of the playground before a press', async ({page}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await openGuide(page);
  await page.waitForLoadState('networkidle');
  expect(asked.filter((one) => /^\/(run|assets\/run)\//.test(one))).toEqual([]);
  expect(asked.filter((one) => one.includes('playground'))).toEqual([]);
});

test('a first press, before the scripts run, prints what was captured in its place', async ({
  page,
}) => {
  await page.goto(GUIDE);
  await page.getByRole('tab', {name: 'viem'}).first().click();
  await buttonOf(page, 'Run singleSwap.ts').click();
  await expect(output(page)).toHaveText(captured, {timeout: 30_000});
  await expect(
    page.getByText('same output as captured').filter({visible: true}).first(),
  ).toBeVisible();
});

test('a reader changes the amount, sees the new quote and a revert, and shares the edit', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openGuide(page);
  await buttonOf(page, 'Edit singleSwap.ts').click();
  const half = source.replace("parseUnits('10000', 6)", "parseUnits('5000', 6)");
  await write(page, half);
  await run(page);
  await expect(output(page).first()).toContainText('pay exactly 5000 USDC', {timeout: 30_000});
  await expect(page.getByText('with your edits, other output than captured').first()).toBeVisible();
  await expect(page.locator('mark').filter({hasText: 'quoted'}).first()).toBeVisible();

  await page.getByRole('button', {name: 'Transactions'}).click();
  await expect(page.getByRole('listitem').filter({hasText: /approve.*succeeded/})).not.toHaveCount(
    0,
  );
  await expect(page.getByRole('table', {name: 'Balances of the senders'})).toContainText('USDC');

  await write(page, half.replace('(10_000n - slippageBps)', '(10_000n + slippageBps)'));
  await run(page);
  const reverts = page.getByRole('group', {name: 'Reverts in the output'});
  await expect(reverts).toContainText('Too little received', {timeout: 30_000});
  await expect(reverts.getByRole('link').first()).toHaveAttribute('href', /error-codes#/);

  await page.getByRole('button', {name: 'Share the link'}).click();
  const address = await page.evaluate(() => navigator.clipboard.readText());
  const other = await context.newPage();
  await other.goto(address);
  await expect(editor(other)).toContainText('This code comes from a link');
  await expect(editor(other).getByRole('textbox')).toContainText("parseUnits('5000', 6)");
  await expect(output(other)).toHaveCount(0);
  const copied = other.waitForEvent('download');
  await editor(other).getByRole('button', {name: 'Copy as project'}).click();
  const zip = unzipSync(readFileSync(await (await copied).path()));
  expect(strFromU8(zip[`singleSwap/${PROGRAM}`] ?? new Uint8Array())).toMatch(
    /^\/\/ This text came with a link to http\S+\/single-swaps, .* was not checked/,
  );
  await editor(other).getByRole('button', {name: 'Run this text'}).click();
  await expect(other.getByRole('group', {name: 'Reverts in the output'})).toContainText(
    'Too little received',
    {timeout: 30_000},
  );
});

test('a reset takes changes back, and can be undone', async ({page}) => {
  await openGuide(page);
  await buttonOf(page, 'Edit singleSwap.ts').click();
  const text = editor(page).getByRole('textbox');
  await write(page, '// mine');
  await expect(text).toHaveText('// mine');
  await page.getByRole('button', {name: 'Reset'}).click();
  await expect(text).toContainText('import assert');
  await page.getByRole('button', {name: 'Undo reset'}).click();
  await expect(text).toHaveText('// mine');
});

test('files are tabs that keys move among, and nothing breaks the rules of axe', async ({page}) => {
  await openGuide(page);
  await buttonOf(page, 'Edit singleSwap.ts').click();
  const tabs = editor(page).getByRole('tab');
  await expect(tabs.first()).toHaveAttribute('aria-selected', 'true');
  await tabs.first().focus();
  await page.keyboard.press('ArrowRight');
  await expect(tabs.nth(1)).toBeFocused();
  await expect(tabs.nth(1)).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Home');
  await expect(tabs.first()).toBeFocused();
  expect(await violationsOf(page)).toEqual([]);
});

unguarded('says that it did not load, and loads with the next try', async ({page}) => {
  await open(page, GUIDE);
  await page.getByRole('tab', {name: 'viem'}).first().click();
  await page.waitForLoadState('networkidle');
  const restore = await failChunks(page);
  await buttonOf(page, 'Edit singleSwap.ts').click();
  await expect(page.getByText('The runner of this program did not load.')).toBeVisible();
  await restore();
  await page.getByRole('button', {name: 'Try again'}).click();
  await expect(editor(page)).toBeVisible();
});

test.describe('for a reader who spares data', () => {
  test.use({sendsAhead: false});

  test('says how much a run loads before it does', async ({page}) => {
    await openGuide(page);
    await buttonOf(page, 'Run singleSwap.ts').click();
    await expect(buttonOf(page, /^Run \(loads \d+ KB\) singleSwap\.ts$/)).toBeVisible();
    await expect(output(page)).toHaveCount(0);
  });
});

test('a browser without WebAssembly has no buttons', async ({page}) => {
  await page.addInitScript(() => {
    Reflect.deleteProperty(globalThis, 'WebAssembly');
  });
  await openGuide(page);
  await hydrated(page);
  await expect(page.getByRole('button', {name: /^(Run|Edit) /})).toHaveCount(0);
});

test.describe('without scripts', () => {
  test.use({javaScriptEnabled: false});

  test('shows no buttons that do nothing', async ({page}) => {
    await page.goto(GUIDE);
    await expect(page.getByRole('button', {name: /^(Run|Edit) /})).toHaveCount(0);
  });
});
