import {readFileSync} from 'node:fs';
import type {Locator, Page} from '@playwright/test';
import {violationsOf} from '../testing/axe';
import {expect, hydrated, open, test, unfold} from '../testing/page';

/** Seven parts of one output, and the whole of it nowhere. */
const REFERENCE = '/sdk/core/reference/classes/Fraction';
const captured = readFileSync('examples/sdk/core/fraction.output.txt', 'utf8');
/** The whole output of one program, in a tab. */
const GUIDE = '/contracts/v3/guides/swaps/single-swaps';

// Else the pages of the tests belong to readers who spare data, whom a press asks first.
test.use({sendsAhead: true});

const runButton = (page: Page, file: string): Locator =>
  page.getByRole('button', {name: `Run ${file}`, exact: true});
const output = (page: Page, file: string): Locator =>
  page.getByRole('log', {name: `Output of ${file}`});
const parts = (page: Page): Locator => page.getByRole('group', {name: 'of the output of'});

async function openGuide(page: Page): Promise<void> {
  await open(page, GUIDE);
  await page.getByRole('tab', {name: 'viem'}).first().click();
}

/** Runs a text in the place of a program, in the editor. */
async function runText(page: Page, file: string, text: string): Promise<void> {
  await page
    .getByRole('button', {name: `Edit ${file}`})
    .filter({visible: true})
    .first()
    .click();
  await page.getByRole('textbox', {name: file}).focus();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.insertText(text);
  await page.keyboard.press('ControlOrMeta+Enter');
}

const namesOf = (all: Locator): Promise<string[]> =>
  all.evaluateAll((elements) => elements.map((one) => one.ariaLabel ?? ''));

test('a run shows its whole output once, and each part where the page has it', async ({page}) => {
  await open(page, REFERENCE);
  await unfold(page);
  await hydrated(page);
  await runButton(page, 'fraction.ts').click();
  await expect(output(page, 'fraction.ts')).toHaveText(captured, {timeout: 30_000});
  await expect(output(page, 'fraction.ts')).toBeInViewport();
  await expect(page.getByRole('log')).toHaveCount(1);
  await expect(parts(page)).toHaveCount(7);
  await expect(page.getByText('Your run, same as captured')).toHaveCount(7);
  const names = await namesOf(parts(page));
  expect(new Set(names).size).toBe(names.length);
  expect(await violationsOf(page)).toEqual([]);
});

test('a part that an edit does not print stays, and says so', async ({page}) => {
  await open(page, REFERENCE);
  await unfold(page);
  await runText(page, 'fraction.ts', "console.log('mine');");
  await expect(output(page, 'fraction.ts')).toHaveText('mine\n', {timeout: 30_000});
  await expect(output(page, 'fraction.ts')).toBeInViewport();
  await expect(page.getByText('with your edits, other output than captured')).toBeInViewport();
  await expect(parts(page)).toHaveCount(0);
  const notes = page.getByText('Captured lines; your run did not print them.');
  await expect(notes).toHaveCount(7);
  await notes.last().getByRole('button', {name: 'Show the output of your run'}).click();
  await expect(output(page, 'fraction.ts')).toBeFocused();
  await expect(output(page, 'fraction.ts')).toBeInViewport();
});

test('one block of a program runs it, and each button has a name of its own', async ({page}) => {
  await open(page, REFERENCE);
  await unfold(page);
  await hydrated(page);
  const buttons = page.getByRole('button', {name: 'fraction.ts'});
  const names = await namesOf(buttons);
  expect(names.filter((name) => name.startsWith('Run '))).toEqual(['Run fraction.ts']);
  expect(new Set(names).size).toBe(names.length);
  expect(names.length).toBeGreaterThan(2);
});

for (const width of [360, 1280]) {
  test(`${width} pixels wide: buttons stay where they are, and lead to the output`, async ({
    page,
  }) => {
    await page.setViewportSize({width, height: 800});
    await openGuide(page);
    const button = page.getByRole('button', {name: 'Edit singleSwap.ts'}).filter({visible: true});
    const place = () =>
      button.first().evaluate((one) => one.getBoundingClientRect().top + window.scrollY);
    await button.first().scrollIntoViewIfNeeded();
    const before = await place();
    await runButton(page, 'singleSwap.ts').filter({visible: true}).first().click();
    const status = page.getByRole('status').filter({hasText: 'same output as captured'});
    await expect(status).toBeInViewport({timeout: 30_000});
    expect(await place()).toBe(before);
    await page.getByRole('button', {name: 'Show output'}).click();
    await expect(output(page, 'singleSwap.ts')).toBeFocused();
    await expect(output(page, 'singleSwap.ts')).toBeInViewport();
    await expect(page.getByRole('log')).toHaveCount(1);

    await page.emulateMedia({media: 'print'});
    await expect(page.getByRole('button', {name: /^(Run|Edit|Show) /})).toHaveCount(0);
  });
}

test('a press before the scripts have come shows at once', async ({page}) => {
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/*.js', async (route) => {
    await released;
    await route.continue();
  });
  await page.goto(REFERENCE);
  await unfold(page);
  await runButton(page, 'fraction.ts').click();
  await expect(runButton(page, 'fraction.ts')).toHaveAttribute('aria-busy', 'true');
  await expect(runButton(page, 'fraction.ts')).toHaveCSS('opacity', '0.5');
  release();
  await expect(output(page, 'fraction.ts')).toHaveText(captured, {timeout: 30_000});
  await expect(runButton(page, 'fraction.ts')).not.toHaveAttribute('aria-busy');
});

test('a run ends when its reader leaves the page, which is as it was on return', async ({page}) => {
  await open(page, REFERENCE);
  await unfold(page);
  await runText(page, 'fraction.ts', "console.log('on');\nsetInterval(() => undefined, 1_000);");
  await expect(output(page, 'fraction.ts')).toHaveText('on\n', {timeout: 30_000});
  await expect(page.locator('iframe')).toHaveCount(1);
  await page.getByRole('link', {name: 'CurrencyAmount'}).first().click();
  await expect(page.getByRole('heading', {level: 1})).toHaveText('CurrencyAmount');
  await expect(page.locator('iframe')).toHaveCount(0);
  await page.goBack();
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Fraction');
  await unfold(page);
  await expect(runButton(page, 'fraction.ts')).toBeVisible();
  await expect(page.getByRole('log')).toHaveCount(0);
});

test('a long line of an error wraps', async ({page}) => {
  await page.setViewportSize({width: 360, height: 800});
  await open(page, REFERENCE);
  await unfold(page);
  await runText(page, 'fraction.ts', "throw new Error('long'.repeat(200));");
  await expect(output(page, 'fraction.ts')).toContainText('longlong', {timeout: 30_000});
  const room = await output(page, 'fraction.ts').evaluate(
    ({scrollWidth, clientWidth}) => clientWidth - scrollWidth,
  );
  expect(room).toBe(0);
});
