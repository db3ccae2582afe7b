import {readdirSync, readFileSync} from 'node:fs';
import type {Page} from '@playwright/test';
import {
  expect,
  expectUnharmed,
  enterTexts,
  navigateThrough,
  hashOf,
  test,
} from '../testing/hostilePage';
import {HOSTILE, LONG, MARKUP, randomTexts, SEED} from '../testing/hostileText.fixture';
import {open, unfold} from '../testing/page';
import {labOf, openLab, PAGES, run, statusOf, write} from '../testing/queryLab';
import {field, rows} from '../testing/search';
import {deepWhere, isDeep} from '../testing/tier';

const FEW = [...MARKUP.slice(0, 2), ...LONG.slice(0, 1), '\ud800', '%E0%A4%A', '__proto__'];
const TEXTS = isDeep ? [...HOSTILE, ...randomTexts(40)] : [...FEW, ...randomTexts(2)];

/** The pages whose sources match, and what the first group is each time. */
const pagesWith = (pattern: RegExp): {path: string; names: string[]}[] =>
  readdirSync('docs', {recursive: true, encoding: 'utf8'})
    .filter((file) => file.endsWith('.mdx'))
    .map((file) => {
      const found = readFileSync(`docs/${file}`, 'utf8').matchAll(pattern);
      return {
        path: `/${file.slice(0, -'.mdx'.length)}`,
        names: [...found].map(([, name = '']) => name),
      };
    })
    .filter(({names}) => names.length > 0);

const headingOf = (page: Page): Promise<string> =>
  page.getByRole('heading', {level: 1}).innerText();

/** A part of the texts, when there are so many parts. */
const partOf = (texts: readonly string[], {at, of}: {at: number; of: number}): string[] =>
  texts.filter((_, one) => one % of === at);

/** Texts in addresses: every other one as it should not be written. */
const inHashes = (name: string, texts: readonly string[]): string[] =>
  texts.map((text, at) => (at % 2 === 0 ? hashOf({[name]: text}) : `#${name}=${text}`));

test.describe(`from seed ${SEED}`, () => {
  for (const {path, names} of pagesWith(/<Instrument of="([\w-]+)"/g)) {
    // The workbench has every instrument.
    const isRepeated = path !== '/concepts/workbench';
    test(
      `shows in the instruments of ${path} what any link holds`,
      deepWhere(isRepeated),
      async ({page, countInputs}) => {
        await open(page, path);
        await unfold(page);
        const heading = await headingOf(page);
        for (const [at, name] of names.entries()) {
          const place = page.locator('article div[style*=narrow]').nth(at);
          await place.scrollIntoViewIfNeeded();
          const restart = place.getByRole('button', {name: 'Start again'});
          await restart.click();
          const fields = [...new URLSearchParams(new URL(page.url()).hash.slice(1)).keys()].slice(
            1,
          );
          // The workbench has every instrument: each gets its part of the texts.
          const texts = names.length < 5 ? FEW : partOf(TEXTS, {at, of: names.length});
          const hashes = fields.flatMap((one, which) =>
            inHashes(one, partOf(texts, {at: which, of: fields.length})),
          );
          const all = hashOf({
            instrument: name,
            ...Object.fromEntries(fields.map((one) => [one, MARKUP[0]])),
          });
          await navigateThrough(page, [
            ...hashes.map((hash) => hash.replace('#', `#instrument=${name}&`)),
            all,
          ]);
          for (const asked of await place.getByRole('textbox').all()) {
            await expect(asked).toHaveValue(MARKUP[0]);
          }
          await restart.click();
          await expect(place.locator('[aria-live=polite]')).not.toContainText('Correct');
          countInputs(hashes.length + 1);
        }
        await expectUnharmed(page, heading);
      },
    );
  }

  for (const {path} of pagesWith(/<(CalldataExplainer)/g)) {
    test(`explains calldata after any link and any text, ${path}`, async ({page, countInputs}) => {
      await open(page, path);
      const heading = await headingOf(page);
      const asked = page.getByLabel('Calldata, or a permit as JSON');
      await navigateThrough(
        page,
        ['calldata', 'from'].flatMap((name) => inHashes(name, FEW)),
      );
      await navigateThrough(page, [hashOf({calldata: MARKUP[0], from: MARKUP[1]})]);
      await expect(asked).toHaveValue(MARKUP[0]);
      await expect(page.getByRole('textbox', {name: /^Sender/})).toHaveValue(MARKUP[1]);
      await enterTexts(page.getByRole('textbox', {name: /^Sender/}), TEXTS);
      await enterTexts(asked, TEXTS);
      await expectUnharmed(page, heading);
      await asked.fill('0x12345678');
      await expect(page.locator('.calldata')).toContainText(
        'Selector 0x12345678 is not a function',
      );
      countInputs(2 * FEW.length + 1 + 2 * TEXTS.length);
    });
  }

  for (const [version, path] of Object.entries(PAGES)) {
    test(
      `runs queries after any link and any text, ${path}`,
      deepWhere(version !== 'v3'),
      async ({page, countInputs}) => {
        await openLab(page, version as keyof typeof PAGES);
        const heading = await headingOf(page);
        await navigateThrough(
          page,
          ['query', 'variables'].flatMap((name) => inHashes(name, FEW)),
        );
        for (const text of FEW) {
          await navigateThrough(page, [hashOf({query: text, variables: '{}'})]);
          await run(page);
          await expect(statusOf(page)).not.toHaveText(/^(Asking .*)?$/);
        }
        await enterTexts(labOf(page).getByLabel('Variables'), TEXTS);
        await expectUnharmed(page, heading);
        await labOf(page).getByLabel('Variables').fill('{}');
        await write(page, '{ bundle(id: "1") { id } }');
        await run(page);
        await expect(statusOf(page)).toHaveText(/^1 row, answered by/);
        countInputs(3 * FEW.length + TEXTS.length);
      },
    );
  }

  test('answers any query of an address, and any that is typed', async ({page, countInputs}) => {
    await open(page, `/search?q=${encodeURIComponent(MARKUP[0])}`);
    await expectUnharmed(page, `Search results for “${MARKUP[0]}”`);
    const asked = page.getByRole('searchbox');
    await navigateThrough(
      page,
      inHashes('q', TEXTS).map((hash) => hash.replace('#', '?')),
    );
    await enterTexts(asked, TEXTS);
    await expectUnharmed(page, /^Search /);
    await asked.fill(MARKUP[1]);
    await asked.blur();
    await expect.poll(() => new URL(page.url()).searchParams.get('q')).toBe(MARKUP[1]);
    await asked.fill('slot0');
    await expect(page.getByRole('list', {name: 'Results'}).getByRole('link').first()).toHaveText(
      'slot0',
    );
    countInputs(2 * TEXTS.length + 2);
  });

  test('answers any query that is typed into the modal', async ({page, countInputs}) => {
    await open(page, '/concepts/glossary');
    const heading = await headingOf(page);
    await page.keyboard.press('Control+k');
    for (const text of FEW) {
      await enterTexts(field(page), [text]);
      await expect(field(page)).toHaveValue(text);
    }
    await enterTexts(
      field(page),
      TEXTS.filter((text) => text.length <= 64),
    );
    await expectUnharmed(page, heading);
    await field(page).fill('exactInputSingle');
    await expect(rows(page).first()).toContainText('SwapRouter › Functions');
    countInputs(FEW.length + TEXTS.filter((text) => text.length <= 64).length);
  });

  for (const {path} of pagesWith(/<(RevertLookup)/g)) {
    // The longest page of the site takes three times as long as the other.
    const isRepeated = path.startsWith('/contracts/v3');
    test(`looks up any text, ${path}`, deepWhere(isRepeated), async ({page, countInputs}) => {
      await open(page, path);
      const heading = await headingOf(page);
      const asked = page.getByLabel('Revert string, 4-byte selector or raw revert data');
      await enterTexts(asked, TEXTS);
      await expectUnharmed(page, heading);
      await asked.fill('0x756688fe');
      await expect(page.getByRole('link', {name: 'InvalidNonce()', exact: true})).not.toHaveCount(
        0,
      );
      countInputs(TEXTS.length);
    });
  }

  test('shows a page with any anchor, however often it changes', async ({page, countInputs}) => {
    const [{path} = {path: ''}] = pagesWith(/<Tabs groupId="(client)"/g);
    await open(page, `${path}#%E0%A4%A`);
    const heading = await headingOf(page);
    await navigateThrough(
      page,
      TEXTS.map((text, at) => `#${at % 2 === 0 ? text : encodeURI(Buffer.from(text).toString())}`),
    );
    await page.goto(`${path}?q=%E0%A4%A&__proto__=1#a`);
    await page.evaluate((hashes) => {
      for (const hash of hashes) location.hash = hash;
    }, TEXTS);
    await expectUnharmed(page, heading);
    const other = page.getByRole('tab', {selected: false}).first();
    await other.click();
    await expect(page.getByRole('tab', {selected: true}).first()).toBeFocused();
    countInputs(2 * TEXTS.length + 2);
  });

  test('goes back to a page whose link cannot be decoded', async ({page, countInputs}) => {
    const {path} = pagesWith(/<(CalldataExplainer)/g)[0] ?? {path: ''};
    await open(page, `${path}#calldata=100%&from=%E0%A4%A`);
    await page.getByRole('link', {name: 'SDKs', exact: true}).first().click();
    await expect(page).toHaveURL('/sdk/v3/overview');
    await page.goBack();
    await expect(page.getByLabel('Calldata, or a permit as JSON')).toHaveValue('100%');
    countInputs(1);
  });
});
