// cspell:ignore qqqzzzxxy
import type {Locator, Page} from '@playwright/test';
import {alterChunks} from '../testing/interceptChunks';
import {inventory} from '../testing/inventory';
import {onFastSite} from '../testing/onFastSite';
import {hydrated, unfold} from '../testing/page';
import {expect, test} from '../testing/test';
import {isDeep} from '../testing/tier';

// React reports each page that differs from what was served, so these tests use Playwright's own `test`.

/** An instrument, code with tabs, and the search; the deep tier takes every page. */
const KINDS = ['/concepts/protocol/swaps', '/sdk/v3/guides/swaps/quoting'];

const pages = [...(isDeep ? inventory.map(({path}) => path) : KINDS), '/search?q=fee'];

/** What something other than the site does to a page. Each page is translated before and after its scripts start, and changed in one other way before; the deep tier tries all. Each function runs in the browser. */
const CHANGES = {
  translated: translate,
  'given an element by an extension': () => {
    document.querySelector('main p, main li')?.append(document.createElement('i'));
  },
  'changed in one text': () => {
    const walker = document.createTreeWalker(
      document.querySelector('main') ?? document.body,
      NodeFilter.SHOW_TEXT,
    );
    while (walker.nextNode()) {
      const text = walker.currentNode as Text;
      if (text.data.trim() && !text.parentElement?.closest('noscript')) {
        text.data = `${text.data} `;
        return;
      }
    }
  },
} satisfies Record<string, () => void>;

/** Puts elements of its own around each text, as translators of browsers do. */
function translate(): void {
  const texts: Text[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  for (const text of texts) {
    if (!text.data.trim() || text.parentElement?.closest('script, style, noscript, textarea'))
      continue;
    const outer = document.createElement('font');
    text.replaceWith(outer);
    outer.append(document.createElement('font'));
    outer.firstElementChild?.append(text);
  }
}

/** The texts of a page that no control of it changes, without spaces; none where all answers a query. */
const textsOf = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('main:not(:has(.Search-Place)) :is(h1, h2, h3, p, li, pre)')]
      .filter(
        (element) =>
          !element.closest(
            'noscript, [role=group]:not(pre), [role=status], [style*=narrow], output',
          ),
      )
      .map((element) => (element.textContent ?? '').replaceAll(/\s/g, ''))
      .filter((text) => text !== ''),
  );

/** Uses the search, the tabs and the instruments of a page; a block of it that fails says so in an alert. */
async function use(page: Page): Promise<void> {
  const blocks = page.locator('main [class*=codeBlockContainer]');
  const before = await blocks.count();
  const field = page.getByRole('main').getByRole('searchbox');
  if ((await field.count()) > 0) await searchOnPage(field, page);
  else await searchInModal(page);
  for (const tab of await page.locator('main [role=tab]').all()) {
    await tab.click();
    await expect(tab).toHaveAttribute('aria-selected', 'true');
  }
  for (const place of await page.locator('article div[style*=narrow]').all()) {
    await place.scrollIntoViewIfNeeded();
    const restart = place.getByRole('button', {name: 'Start again'});
    await restart.click();
    const output = place.locator('[aria-live=polite]');
    const shown = await output.innerText();
    const asked = place.getByRole('textbox').first();
    await asked.fill('abc');
    await expect(output).not.toHaveText(shown);
    await restart.click();
    await expect(output).toHaveText(shown, {useInnerText: true});
  }
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expect(blocks).toHaveCount(before);
}

async function searchInModal(page: Page): Promise<void> {
  const field = page.locator('.DocSearch-Input');
  await page.keyboard.press('/');
  await expect(field).toBeFocused();
  for (const query of ['slot0', 'qqqzzzxxy', 'fee']) {
    await field.fill(query);
    await expect(outcome(page, query)).toBeVisible();
  }
  await page.keyboard.press('Escape');
  await expect(field).toHaveCount(0);
}

/** What the modal shows once it has answered. */
const outcome = (page: Page, query: string) =>
  query === 'qqqzzzxxy'
    ? page.getByText(`Nothing found for “${query}”`)
    : page.getByRole('link', {name: /^See all \d+ results$/});

async function searchOnPage(field: Locator, page: Page): Promise<void> {
  for (const query of ['', 'qqqzzzxxy', 'slot0', 'fee']) {
    await field.fill(query);
    await expect(page.getByRole('heading', {level: 1})).toHaveText(
      query ? `Search results for “${query}”` : 'Search the documentation',
    );
  }
  await expect(page.getByText(/^\d+ documents found/)).toBeVisible();
}

const loss = async (page: Page, texts: readonly string[]): Promise<string[]> => {
  const kept = new Set(await textsOf(page));
  return texts.filter((text) => !kept.has(text)).map((text) => text.slice(0, 80));
};

for (const [place, path] of pages.entries()) {
  test(`keeps its text and its controls when something changes it: ${path}`, async ({page}) => {
    const lost: Record<string, string[]> = {};
    const tried = Object.entries(CHANGES).filter(
      (_, at) => isDeep || at === 0 || at === 1 + (place % 2),
    );
    for (const [change, apply] of tried) {
      await page.goto(path);
      const texts = await textsOf(page);
      await page.evaluate(apply);
      await use(page);
      lost[`${change} before its scripts start`] = await loss(page, texts);
    }
    await page.goto(path);
    await hydrated(page);
    const texts = await textsOf(page);
    for (const [change, apply] of Object.entries(isDeep ? CHANGES : {translated: translate})) {
      await page.evaluate(apply);
      await use(page);
      lost[`${change} after its scripts started`] = await loss(page, texts);
    }
    expect(Object.entries(lost).filter(([, texts]) => texts.length > 0)).toEqual([]);
  });
}

test('leaves a translated page as it is while it is read', async ({page}) => {
  onFastSite();
  await page.clock.install();
  await page.goto('/sdk/v3/guides/swaps/quoting');
  await page.evaluate(translate);
  const translated = await page.locator('font').count();
  await page.mouse.move(400, 400, {steps: 3});
  await page.mouse.wheel(0, 600);
  await page.locator('main p').first().click();
  await page.locator('main h2').first().click();
  for (let pressed = 0; pressed < 30; pressed += 1) await page.keyboard.press('Tab');
  await page.clock.runFor(20_000);
  expect(translated).toBeGreaterThan(0);
  await expect(page.locator('font')).toHaveCount(translated);
  await expect(page.locator('script[src*="/assets/js/"]')).toHaveCount(0);
});

for (const moment of ['before', 'after'] as const) {
  test(`follows links of a translated page as the browser does, ${moment} its scripts start`, async ({
    page,
  }) => {
    onFastSite();
    await page.goto('/concepts/protocol/swaps');
    if (moment === 'after') await hydrated(page);
    await page.evaluate(translate);
    await page.evaluate(() => Object.assign(globalThis, {isSameDocument: true}));
    const main = page.getByRole('navigation', {name: 'Main'});
    await main.getByRole('link', {name: 'SDKs'}).click();
    await expect(page).toHaveURL('/sdk/v3/overview');
    expect(await page.evaluate(() => 'isSameDocument' in globalThis)).toBe(false);
  });
}

/** Runs in the browser: translates what a page shows from now on, too, as Chrome does. */
function translateOnward(): void {
  const isTranslatable = (text: Text): boolean =>
    Boolean(text.data.trim() && !text.parentElement?.closest('font, script, style, noscript'));
  const translate = (root: Node): void => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const texts = root instanceof Text ? [root] : [];
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    for (const text of texts.filter(isTranslatable)) {
      const font = document.createElement('font');
      text.replaceWith(font);
      font.append(text);
    }
  };
  new MutationObserver((changes) => {
    for (const {addedNodes} of changes) addedNodes.forEach(translate);
  }).observe(document.body, {childList: true, subtree: true});
  translate(document.body);
}

for (const path of ['/concepts/protocol/swaps', '/search?q=fee']) {
  test(`searches while a browser translates all that comes: ${path}`, async ({page}) => {
    await page.goto(path);
    await hydrated(page);
    await page.evaluate(translateOnward);
    await use(page);
    await expect(page.getByText('This page crashed')).toHaveCount(0);
  });
}

test('costs the colours of code, not the page, where they fail', async ({page}) => {
  // The highlighter throws at every block.
  await alterChunks(page, (script) => script.replaceAll('"before-tokenize"', 'null.fault'));
  await page.goto('/sdk/v3/guides/swaps/quoting');
  const texts = await textsOf(page);
  await hydrated(page);
  const failed = page.getByRole('alert').filter({hasText: 'The colours of this code stopped'});
  await expect(failed.first()).toBeVisible();
  await expect(page.getByText('This page crashed')).toHaveCount(0);
  expect(await loss(page, texts)).toEqual([]);
});

test('costs one instrument, not the page, where a browser lacks what it needs', async ({page}) => {
  await page.addInitScript(() => {
    Reflect.deleteProperty(globalThis, 'IntersectionObserver');
  });
  await page.goto('/concepts/workbench');
  await unfold(page);
  const texts = await textsOf(page);
  await hydrated(page);
  const failed = page.getByRole('alert').filter({hasText: 'The instrument stopped working'});
  await expect(failed.first()).toBeVisible();
  await expect(page.getByText('This page crashed')).toHaveCount(0);
  expect(await loss(page, texts)).toEqual([]);
});
