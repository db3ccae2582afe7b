import {readFileSync} from 'node:fs';
import {violationsOf} from '../testing/axe';
import {siteDirectory} from '../testing/built';
import {expect, open, test} from '../testing/page';
import {isDeep} from '../testing/tier';

const PLACE = '/contracts/v3/reference/deployments';
const FACTORY = '0x1F98431c8aD98523631AE4a59f267346ea31F984';

test.describe('an address', () => {
  test.use({permissions: ['clipboard-read', 'clipboard-write']});

  test('is copied whole by its button, which says so', async ({page}) => {
    await open(page, PLACE);
    await page.getByRole('button', {name: 'Copy the address of UniswapV3Factory'}).first().click();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(FACTORY);
    await expect(page.getByRole('status').filter({hasText: 'Copied'})).toHaveText(
      'Copied the address of UniswapV3Factory.',
    );
  });

  test('is copied with the keyboard', async ({page}) => {
    await open(page, PLACE);
    await page.getByRole('button', {name: 'Copy the address of UniswapV3Factory'}).first().focus();
    await page.keyboard.press('Enter');
    await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(FACTORY);
  });

  test('is selected whole, although it is shown short', async ({page}) => {
    await open(page, PLACE);
    const shown = page.locator(`code[title$="${FACTORY}"]`).first();
    expect((await shown.boundingBox())?.width).toBeLessThan(150);
    const selected = await shown.evaluate((code) => {
      getSelection()?.selectAllChildren(code);
      return getSelection()?.toString();
    });
    expect(selected).toBe(FACTORY);
  });
});

test.describe('without a script', () => {
  test.use({javaScriptEnabled: false});

  test('shows the whole table with explorer links, and no control that does nothing', async ({
    page,
  }) => {
    await page.goto(PLACE);
    await expect(page.locator(`a[href="https://basescan.org/address/${BASE_FACTORY}"]`)).toHaveText(
      BASE_FACTORY,
    );
    await expect(page.getByRole('combobox')).toHaveCount(0);
    await expect(page.getByRole('button', {name: /^Copy the address/})).toHaveCount(0);
  });
});

const BASE_FACTORY = '0x33128a8fC17869897dcE68Ed026d694621f6FDfD';

test('narrows the table by chain, contract and status', async ({page}) => {
  await open(page, PLACE);
  await page.getByRole('combobox', {name: 'Chain'}).first().selectOption('Base (8453)');
  await page.getByRole('combobox', {name: 'Contract'}).first().selectOption('QuoterV2');
  await expect(page.locator('output').first()).toHaveText(/^1 of \d+ rows$/);
  const table = page.getByRole('table').filter({hasText: 'v3-core 1.0.0'}).first();
  await expect(table.getByRole('row')).toHaveCount(2);
  await expect(table.getByRole('row').last()).toContainText('Base (8453)QuoterV2');
});

test.describe('the ABI of a contract', () => {
  test.use({permissions: ['clipboard-read', 'clipboard-write']});

  test('loads with the press that copies it', async ({page}) => {
    const asked: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/abi/')) asked.push(new URL(request.url()).pathname);
    });
    await open(page, PLACE);
    await page.getByRole('combobox', {name: 'Contract'}).first().selectOption('SwapRouter02');
    expect(asked).toEqual([]);
    await page.getByRole('button', {name: 'Copy', exact: true}).click();
    await expect(page.getByText('Copied the ABI.', {exact: false}).first()).toBeVisible();
    expect(asked).toEqual(['/abi/SwapRouter02.json']);
    const abi = JSON.parse(await page.evaluate(() => navigator.clipboard.readText())) as object[];
    expect(abi).toContainEqual(expect.objectContaining({name: 'checkOracleSlippage'}));
  });

  test('is a link in each row, without a script', async ({request}) => {
    const html = await (await request.get(PLACE)).text();
    expect(html).toMatch(/href="?\/abi\/SwapRouter02\.json/);
  });
});

test('narrows the tables to the chain of the address, and keeps there what is chosen', async ({
  page,
}) => {
  await page.goto(`${PLACE}?chain=base`);
  await expect(page.getByRole('combobox', {name: 'Chain'}).first()).toHaveValue('Base (8453)');
  const table = page.getByRole('table').filter({hasText: 'v3-core 1.0.0'}).first();
  await expect(table.getByRole('row', {name: /^Ethereum mainnet/})).toHaveCount(0);
  await page.getByRole('combobox', {name: 'Contract'}).first().selectOption('QuoterV2');
  await expect(page).toHaveURL(`${PLACE}?chain=base&contract=quoterv2`);
  await page.reload();
  await expect(page.locator('output').first()).toHaveText(/^1 of \d+ rows$/);
  await page.getByRole('combobox', {name: 'Chain'}).first().selectOption('all');
  await expect(page).toHaveURL(`${PLACE}?contract=quoterv2`);
});

test('keeps the filter of a lower table in its place when a choice shortens the tables above', async ({
  page,
}) => {
  await open(page, `${PLACE}#universal-router`);
  const chain = page.getByRole('combobox', {name: 'Chain'}).last();
  await chain.scrollIntoViewIfNeeded();
  const topOfFilter = () => chain.evaluate((select) => select.getBoundingClientRect().top);
  const top = await topOfFilter();
  const someRows = /^(\d+) of (?!\1 )\d+ rows$/;
  const allRows = /^(\d+) of \1 rows$/;
  await expect(page.locator('output').first()).toHaveText(allRows);
  for (const [choice, countAbove] of [
    ['Base (8453)', someRows],
    ['all', allRows],
  ] as const) {
    await chain.selectOption(choice);
    await expect(page.locator('output').first()).toHaveText(countAbove);
    await expect.poll(async () => Math.abs((await topOfFilter()) - top)).toBeLessThan(2);
  }
});

test('folds the networks that have ended', async ({page}) => {
  await open(page, PLACE);
  const row = page.getByRole('row', {name: /Görli \(5\) UniswapV3Factory/});
  await expect(row).toBeHidden();
  await page.getByText('Networks that have ended (').first().click();
  await expect(row).toContainText('retired 2024-04');
});

test('passes axe with its controls, in both widths', async ({page}) => {
  test.slow();
  // The deep tier looks at both, and this at the narrower.
  for (const width of isDeep ? [1280, 320] : [320]) {
    await page.setViewportSize({width, height: 800});
    await open(page, PLACE);
    // Rows are alike, and axe takes minutes for all of them.
    for (const contract of await page.getByRole('combobox', {name: 'Contract'}).all()) {
      await contract.selectOption({index: 1});
    }
    await page.evaluate(() =>
      document.querySelectorAll('tr[hidden]').forEach((row) => row.remove()),
    );
    expect(await violationsOf(page)).toEqual([]);
  }
});

test('publishes the registry with its schema beside the pages', async ({request}) => {
  const registry = (await (await request.get('/registry.json')).json()) as {$schema: string};
  expect(registry.$schema).toBe('./registry.schema.json');
  const schema = await request.get('/registry.schema.json');
  expect(await schema.text()).toBe(readFileSync(`${siteDirectory}/registry.schema.json`, 'utf8'));
});
