import type {Locator, Page} from '@playwright/test';
import {expect, expectUnharmed, hashOf, test} from '../testing/hostilePage';
import {MARKUP} from '../testing/hostileText.fixture';
import {open} from '../testing/page';
import {answerOf, editorOf, labOf, openLab, run} from '../testing/queryLab';
import {field} from '../testing/search';
import {deepWhere, isDeep} from '../testing/tier';

test.use({permissions: ['clipboard-read', 'clipboard-write']});

/** All in the deep tier, else every third, the longest among them. */
const some = (texts: readonly string[]): string[] =>
  texts.filter((_, at) => isDeep || at % 3 === 2);

/** What a clipboard takes over as it is. */
const TEXTS = some([
  ...MARKUP,
  ...['\u202egnp.exe\u202c', '%E0%A4%A', '__proto__', '👩‍👩‍👧‍👦', ' a\tb ', '1e999', '"'.repeat(20_000)],
]);
const EXPLAINER = '/contracts/universal-router/technical-reference';

const copied = (page: Page): Promise<string> => page.evaluate(() => navigator.clipboard.readText());

/** Pastes a text in place of what a field holds. */
async function paste(page: Page, into: Locator, text: string): Promise<void> {
  await page.evaluate((one) => navigator.clipboard.writeText(one), text);
  await into.focus();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.press('ControlOrMeta+V');
}

for (const [what, path, fieldOn] of [
  ['the explainer', EXPLAINER, (page: Page) => page.getByLabel('Calldata, or a permit')],
  [
    'the look-up',
    '/contracts/v3/reference/error-codes',
    (page: Page) => page.getByLabel('Revert string, 4-byte'),
  ],
  ['the search page', '/search', (page: Page) => page.getByRole('searchbox')],
] as const) {
  test(
    `keeps what is pasted into ${what}`,
    deepWhere(path !== EXPLAINER),
    async ({page, countInputs}) => {
      await open(page, path);
      for (const text of TEXTS) {
        await paste(page, fieldOn(page), text);
        await expect(fieldOn(page)).toHaveValue(text);
      }
      await expectUnharmed(page, /./);
      countInputs(TEXTS.length);
    },
  );
}

test('keeps what is pasted into the modal, of any length', async ({page, countInputs}) => {
  await open(page, '/concepts/glossary');
  await page.keyboard.press('Control+k');
  for (const text of TEXTS) {
    await paste(page, field(page), text);
    await expect(field(page)).toHaveValue(text);
  }
  await expectUnharmed(page, /./);
  countInputs(TEXTS.length);
});

test('keeps what is pasted into the editor, but for what it says that it does not take', async ({
  page,
  countInputs,
}) => {
  await openLab(page);
  const inAddress = () => new URLSearchParams(new URL(page.url()).hash.slice(1)).get('query');
  const texts = TEXTS.filter((text) => text.length < 1_000);
  for (const text of texts) {
    await paste(page, editorOf(page), text);
    await expect.poll(inAddress).toBe(text);
  }
  await paste(page, editorOf(page), '"'.repeat(20_001));
  await expect(labOf(page).getByRole('status')).toHaveText(
    /^A query has at most 20,000 characters/,
  );
  await expect.poll(inAddress).toBe(texts.at(-1));
  await expectUnharmed(page, /./);
  countInputs(texts.length + 1);
});

test('copies an answer of the query lab as it is shown', async ({page, countInputs}) => {
  await openLab(page);
  for (const text of [
    `{ bundle(id: "${MARKUP[0].replaceAll('"', '\\"')}") { id } }`,
    `{ a${MARKUP[1]} }`,
    '{ pools { id } }',
  ]) {
    await paste(page, editorOf(page), text);
    await run(page);
    await expect(answerOf(page)).not.toBeEmpty();
    const shown = await answerOf(page).textContent();
    await labOf(page).getByRole('button', {name: 'Copy the answer'}).click();
    await expect(labOf(page).getByText('Copied.')).toBeVisible();
    expect(await copied(page)).toBe(shown);
  }
  await expectUnharmed(page, /./);
  countInputs(3);
});

test('copies an explanation with every value that it shows', async ({page, countInputs}) => {
  const payload = {
    domain: {name: MARKUP[0], chainId: MARKUP[1], verifyingContract: MARKUP[2]},
    primaryType: 'PermitSingle',
    types: {PermitSingle: MARKUP.map((text, at) => ({name: `m${at} ${text}`, type: 'string'}))},
    message: Object.fromEntries(MARKUP.map((text, at) => [`m${at} ${text}`, text])),
  };
  await open(
    page,
    EXPLAINER +
      hashOf({
        calldata: JSON.stringify({
          ...payload,
          domain: {...payload.domain, chainId: 1, verifyingContract: `0x${'11'.repeat(20)}`},
        }),
      }),
  );
  const answer = page.locator('.calldata-answer');
  await answer.getByRole('button', {name: 'Copy as text'}).click();
  await expect(answer.getByText('Copied.')).toBeVisible();
  const text = await copied(page);
  const shown = await answer.locator('code').allTextContents();
  expect(shown.length).toBeGreaterThan(2 * MARKUP.length);
  expect(shown.filter((value) => !text.includes(value) && !/^0x[0-9a-f]{64}$/.test(value))).toEqual(
    [],
  );
  await expectUnharmed(page, /./);
  countInputs(MARKUP.length);
});

test('copies the results of an instrument as they are shown, and a link that shows them again', async ({
  page,
  countInputs,
}) => {
  await open(page, '/concepts/protocol/oracle');
  const place = page.locator('article div[style*=narrow]').first();
  await place.scrollIntoViewIfNeeded();
  for (const row of await place.locator('dd').all()) {
    await row.getByRole('button').click();
    await expect(row).toContainText('Copied.');
    const text = await copied(page);
    expect(
      await row
        .locator('code')
        .first()
        .textContent({timeout: 1})
        .catch(() => text),
    ).toBe(text);
    expect(await row.textContent()).toContain(text);
  }
  const asked = place.getByRole('textbox').first();
  const texts = some(MARKUP);
  for (const text of texts) {
    await asked.fill(text);
    await place.getByRole('button', {name: 'Copy link to this state'}).click();
    await expect(place.getByText('Copied.').first()).toBeVisible();
    const link = await copied(page);
    await asked.fill('1');
    await page.goto(link);
    await expect(asked).toHaveValue(text);
  }
  countInputs(texts.length);
});
