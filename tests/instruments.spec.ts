import type {Locator, Page} from '@playwright/test';
import {violationsOf} from '../testing/axe';
import {expect, open, test, unfold} from '../testing/page';
import {test as unguarded} from '../testing/test';
import {brotliBytes} from '../testing/weigh';
import {deepWhere, isDeep} from '../testing/tier';

const WORKBENCH = '/concepts/workbench';

/** Each instrument, a field of it, what is typed there, and what its answer then says. */
const INSTRUMENTS = [
  {title: 'Price converter', anchor: 'price', field: 'Value', text: '2500', says: 'Tick 198079,'},
  {title: 'Tick-spacing ruler', anchor: 'ticks', field: 'Price', text: '1500', says: '203160'},
  {
    ...{title: 'Range and liquidity explorer', anchor: 'range', field: 'token1 at most'},
    ...{text: '53.225651820292348398', says: 'takes 132,754.17'},
  },
  {
    ...{title: 'Slippage and deadline adviser', anchor: 'limits', field: 'Tolerance'},
    ...{text: '100', says: '4.910670308512067343 tokens'},
  },
  {
    ...{title: 'Swap explorer for v2', anchor: 'swap-v2', field: 'Amount'},
    ...{text: '100,000', says: 'buy 47.482973758155927037 token1'},
  },
  {
    ...{title: 'Swap explorer for v3', anchor: 'swap-v3', field: 'Amount'},
    ...{text: '10000', says: 'across 0 initialized ticks'},
  },
  {
    ...{title: 'Fee and return explorer', anchor: 'returns', field: 'Price now'},
    ...{text: '2000', says: 'without fees the loss is 0.0000%'},
  },
  {
    ...{title: 'TWAP explorer', anchor: 'twap', field: 'False price'},
    ...{text: '20000', says: 'The average is 2,031.0777'},
  },
  {
    ...{title: 'Range-order explorer', anchor: 'order', field: 'Price now'},
    ...{text: '2300', says: 'The order is filled'},
  },
  {
    ...{title: 'Dutch auction curve', anchor: 'auction', field: 'Since its start'},
    ...{text: '45', says: 'asks for 1,995 tokens'},
  },
  {
    ...{title: 'Hook flags workbench', anchor: 'hook', field: 'Hook address'},
    ...{text: `0x${'0'.repeat(37)}0c4`, says: '0x00c4: 3 of 14 permissions, valid'},
  },
  {
    ...{title: 'Hook address miner', anchor: 'salt', field: 'Salt'},
    ...{text: '2541', says: 'Salt 2541 fits: 0x0E67036002b3c3d55D41093C028cB1CF32124040'},
  },
  {
    ...{title: 'Delta ledger', anchor: 'ledger', field: 'Actions'},
    ...{text: 'SWAP 1 ETH 1990 USDC\nTAKE USDC', says: 'CurrencyNotSettled in ETH'},
  },
  {
    ...{title: 'PoolKey and PoolId calculator', anchor: 'pool-id', field: 'Tick spacing'},
    ...{
      text: '1',
      says: 'PoolId 0xc51bfaa37c635a9334bfe7a81db9af3c4efee41d84ce1b0d5ef094d7c2bdfe38',
    },
  },
];

/** Pages with instruments, besides the workbench. */
const PAGES = [
  '/concepts/protocol/concentrated-liquidity',
  '/concepts/protocol/fees',
  '/concepts/protocol/oracle',
  '/concepts/protocol/range-orders',
  '/concepts/protocol/swaps',
  '/contracts/uniswapx/overview',
  '/contracts/v2/concepts/advanced-topics/pricing',
  '/contracts/v2/concepts/advanced-topics/understanding-returns',
  '/contracts/v4/concepts/PoolManager',
  '/contracts/v4/concepts/flash-accounting',
  '/contracts/v4/concepts/hooks',
  '/contracts/v4/guides/hooks/hook-deployment',
  '/sdk/v3/guides/advanced/pool-data',
  '/sdk/v3/guides/advanced/price-oracle',
];

/** The definitions are tried with random text without a browser, in `calculators.fuzz.test.ts`. */
const MALFORMED = isDeep
  ? ['', '-1', `${2n ** 256n}`, '0', '1e1000', 'abc', '1.234,5', '1,2,3']
  : [`${2n ** 256n}`];
const NOTHING = /NaN|Infinity|undefined|\[object/;

const instrument = (page: Page, title: string): Locator =>
  page.getByRole('region', {name: title, exact: true});
const said = (shown: Locator): Locator => shown.locator('[aria-live=polite]');
const fieldOf = (shown: Locator, label: string): Locator =>
  shown.locator('label', {hasText: label}).locator('..').getByRole('textbox').first();

/** Unfolds and scrolls to each place of an instrument until all of them are there. */
async function openAll(page: Page): Promise<void> {
  await unfold(page);
  const places = page.locator('article div[style*=narrow]');
  for (const place of await places.all()) {
    await place.scrollIntoViewIfNeeded();
    await expect(place.locator('section [aria-live=polite]')).not.toBeEmpty();
  }
}

async function opened(page: Page, title: string): Promise<Locator> {
  await open(page, WORKBENCH);
  const anchor = INSTRUMENTS.find((one) => one.title === title)?.anchor ?? '';
  await page.locator(`[id="${anchor}"]`).click();
  const shown = instrument(page, title);
  await shown.scrollIntoViewIfNeeded();
  return shown;
}

test('is used by keyboard alone', async ({page}) => {
  test.slow();
  await open(page, WORKBENCH);
  for (const {title, anchor, field, text, says} of INSTRUMENTS) {
    await page.locator('summary', {has: page.locator(`[id="${anchor}"]`)}).focus();
    await page.keyboard.press('Enter');
    const shown = instrument(page, title);
    const isReached = async () => (await shown.locator(':focus').count()) > 0;
    for (let stops = 0; stops < 6 && !(await isReached()); stops += 1) {
      await page.keyboard.press('Tab');
      // The button loads the instrument and gives it the focus.
      const isButton = await page.evaluate(() =>
        document.activeElement?.matches('div[style*=narrow] > button'),
      );
      if (isButton) await expect.poll(isReached).toBe(true);
    }
    const asked = fieldOf(shown, field);
    const isAsked = () => asked.evaluate((element) => element === document.activeElement);
    for (let stops = 0; stops < 20 && !(await isAsked()); stops += 1) {
      await page.keyboard.press('Tab');
    }
    await expect(asked).toBeFocused();
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type(text);
    await expect(said(shown)).toContainText(says);
  }
});

for (const [at, {title, field, text, says}] of INSTRUMENTS.entries()) {
  test(
    `opens a linked state of "${title}" as it was`,
    deepWhere(at > 2),
    async ({page, context}) => {
      const shown = await opened(page, title);
      await fieldOf(shown, field).fill(text);
      await expect(said(shown)).toContainText(says);
      await expect(page).toHaveURL(/#instrument=/);
      const other = await context.newPage();
      await open(other, page.url());
      await expect(said(instrument(other, title))).toContainText(says);
      await expect(fieldOf(instrument(other, title), field)).toHaveValue(text);
      await expect(instrument(other, title)).toBeInViewport();
    },
  );
}

test('answers malformed input with words', async ({page}) => {
  test.slow();
  await open(page, WORKBENCH);
  await openAll(page);
  for (const {title} of INSTRUMENTS) {
    const shown = instrument(page, title);
    for (const asked of await shown.getByRole('textbox').all()) {
      const before = await asked.inputValue();
      for (const wrong of MALFORMED) {
        await asked.fill(wrong);
        await expect(said(shown)).not.toBeEmpty();
        expect(await shown.innerText(), `${title}: ${wrong}`).not.toMatch(NOTHING);
      }
      await asked.fill('abc');
      await expect(asked).toHaveAttribute('aria-invalid', 'true');
      await expect(asked).toHaveAccessibleDescription(/^.+\.$/);
      await asked.fill(before);
    }
    await expect(said(shown), title).not.toContainText('Correct');
  }
});

test('switches a permission on and off by keyboard, with its bit in the address', async ({
  page,
}) => {
  const shown = await opened(page, 'Hook flags workbench');
  const address = fieldOf(shown, 'Hook address');
  const before = await address.inputValue();
  const afterSwap = shown.getByRole('checkbox', {name: 'afterSwap (6)'});
  await afterSwap.focus();
  await page.keyboard.press('Space');
  await expect(afterSwap).toBeChecked();
  await expect(address).toHaveValue(/a8c8$/i);
  await expect(said(shown)).toContainText('0x28c8: 5 of 14 permissions, valid');
  await expect(shown.getByRole('term').filter({hasText: /^afterSwap$/})).toBeVisible();
  await page.keyboard.press('Space');
  await expect(address).toHaveValue(before);

  await address.fill(before.slice(0, -1));
  await expect(address).toHaveAccessibleDescription(
    'Enter 40 digits after 0x: this address has 39.',
  );
  await expect(afterSwap).toBeDisabled();
  await expect(address).toHaveValue(before.slice(0, -1));
});

test('searches a salt, and the next one after it', async ({page}) => {
  test.slow();
  const shown = await opened(page, 'Hook address miner');
  const salt = fieldOf(shown, 'Salt');
  const search = shown.getByRole('button', {name: 'Search for a salt that fits'});
  await search.focus();
  await page.keyboard.press('Enter');
  await expect(salt).toHaveValue('2541');
  await expect(said(shown)).toContainText('fits: 0x0E67036002b3c3d55D41093C028cB1CF32124040');
  await expect(shown).toContainText('Found: 2,542 salts tried');
  await expect(shown).toContainText("to: '0x4e59b44847b379578588920cA78FbF26c0B4956C'");
  await expect(search).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(salt).not.toHaveValue('2541');
  await expect(said(shown)).toContainText(/Salt \d+ fits/);
});

test('says nothing of a search once its salt is another', async ({page}) => {
  const shown = await opened(page, 'Hook address miner');
  await shown.getByRole('button', {name: 'Search for a salt that fits'}).click();
  await expect(shown).toContainText('Found: 2,542 salts tried');
  await fieldOf(shown, 'Salt').fill('5');
  await expect(said(shown)).toContainText('Salt 5 does not fit');
  await expect(shown).not.toContainText('Found:');
});

test('stops a search, keeps how far it came, and goes on from there', async ({page}) => {
  // A worker that answers when the test lets it: no search may end before it is stopped.
  await page.addInitScript(() => {
    const asked: {salt: bigint}[] = [];
    class Held extends EventTarget {
      postMessage(request: {salt: bigint}) {
        asked.push(request);
        this.dispatchEvent(new MessageEvent('message', {data: {tries: 2_048n}}));
      }
      terminate() {
        asked.push({salt: -1n});
      }
    }
    Object.assign(window, {Worker: Held, saltsAsked: () => asked.map(({salt}) => `${salt}`)});
  });
  const shown = await opened(page, 'Hook address miner');
  const button = shown.locator('.instrument-search button');
  await button.click();
  await expect(button).toHaveText('Stop the search');
  await expect(shown).toContainText('2,048 salts tried');
  await expect(shown).toContainText('On average 16,384 are tried; 11% of searches');
  await button.click();
  await expect(fieldOf(shown, 'Salt')).toHaveValue('2048');
  await expect(shown).toContainText('Stopped: 2,048 salts tried');
  await expect(page).toHaveURL(/&salt=2048$/);
  await button.click();
  const salts = await page.evaluate('saltsAsked()');
  expect(salts).toEqual(['0', '-1', '2048']);
  // A search is of the values that it began with.
  await shown.getByRole('checkbox', {name: 'beforeSwap', exact: true}).check();
  await expect(button).toHaveText('Search for a salt that fits');
  await expect(fieldOf(shown, 'Flags')).toHaveValue('0x00c0');
});

test('hashes pasted creation code, and keeps its hash in the link', async ({page}) => {
  const shown = await opened(page, 'Hook address miner');
  const code = fieldOf(shown, 'Init code hash');
  await code.fill(`0x${'60'.repeat(5_000)}\n0x${'00'.repeat(32)}`);
  await expect(shown).toContainText('of 5,032 bytes');
  await expect(page).toHaveURL(/code=0x[0-9a-f]{64}&/);
  await code.fill(`0x60__$${'0'.repeat(34)}$__`);
  await expect(code).toHaveAccessibleDescription(/^Link the libraries first/);
  await expect(shown.locator('.instrument-search button')).toBeDisabled();
});

for (const colorScheme of ['dark', 'light'] as const) {
  for (const width of [320, 1280]) {
    // Each mode and each width once; the other two pairs repeat them.
    const isRepeated = (colorScheme === 'dark') === width > 320;
    test(
      `passes axe and scrolls no page sideways, ${colorScheme}, ${width} px`,
      deepWhere(isRepeated),
      async ({page}) => {
        test.slow();
        await page.emulateMedia({colorScheme});
        await page.setViewportSize({width, height: 800});
        await open(page, WORKBENCH);
        await openAll(page);
        for (const summary of await page.locator('.instrument summary').all())
          await summary.click();
        expect(await violationsOf(page, {within: '.instrument', colorScheme})).toEqual([]);
        const wide = await page.evaluate(() => document.documentElement.scrollWidth);
        expect(wide).toBeLessThanOrEqual(width);
      },
    );
  }
}

for (const width of [360, 1280]) {
  test(
    `keeps the place of each instrument, ${width} px`,
    deepWhere(width > 360),
    async ({page}) => {
      await page.setViewportSize({width, height: 800});
      await open(page, WORKBENCH);
      await unfold(page);
      const heights = () =>
        page
          .locator('article div[style*=narrow]')
          .evaluateAll((places) => places.map((place) => Math.round(place.clientHeight)));
      const kept = await page
        .locator('article div[style*=narrow]')
        .evaluateAll((places) =>
          places.map((place) => parseFloat(getComputedStyle(place).minHeight)),
        );
      await openAll(page);
      expect(await heights()).toEqual(kept.map(Math.round));
    },
  );
}

// The framework fetches pages ahead whose links appear, and fails at that without network.
unguarded('computes without network', async ({page}) => {
  await open(page, WORKBENCH);
  await openAll(page);
  await page.context().setOffline(true);
  for (const {title, field, text, says} of INSTRUMENTS) {
    const shown = instrument(page, title);
    await fieldOf(shown, field).fill(text);
    await expect(said(shown)).toContainText(says);
  }
});

for (const address of [WORKBENCH, ...PAGES]) {
  const limit = address === WORKBENCH ? 6 * INSTRUMENTS.length : 60;
  test(
    `adds at most ${limit} KB to ${address}`,
    deepWhere(address !== WORKBENCH),
    async ({page}) => {
      await open(page, address);
      await page.waitForLoadState('networkidle');
      const added = new Set<string>();
      const seen = new Set<string>(
        await page.evaluate(() => performance.getEntriesByType('resource').map(({name}) => name)),
      );
      page.on('request', (request) => {
        const isAhead = request.headers()['sec-purpose'] === 'prefetch';
        if (!isAhead && !seen.has(request.url())) added.add(request.url());
      });
      await openAll(page);
      let bytes = 0;
      for (const url of added) bytes += brotliBytes(await (await page.request.get(url)).body());
      console.log(`${address}: ${(bytes / 1024).toFixed(1)} KB in ${added.size} files`);
      expect(added.size).toBeGreaterThan(0);
      expect(bytes).toBeLessThanOrEqual(limit * 1024);
    },
  );
}

test('loads no instrument before it comes near', async ({page}) => {
  const styles: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/instruments.')) styles.push(request.url());
  });
  await page.setViewportSize({width: 360, height: 800});
  await open(page, '/concepts/protocol/fees');
  await page.waitForLoadState('networkidle');
  expect(styles).toEqual([]);
  await openAll(page);
  expect(styles.length).toBeGreaterThan(0);
});

test.describe('without a script', () => {
  test.use({javaScriptEnabled: false});

  test('says that instruments need one', async ({page}) => {
    await page.goto('/concepts/protocol/oracle');
    await expect(page.getByRole('button', {name: 'TWAP explorer'})).toBeDisabled();
    await expect(page.locator('noscript p', {hasText: 'needs JavaScript'})).toBeVisible();
    const place = page.locator('article div[style*=narrow]');
    expect((await place.boundingBox())?.height).toBeLessThan(120);
  });
});
