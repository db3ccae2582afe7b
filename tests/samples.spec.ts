import {readFileSync} from 'node:fs';
import {openInRemix} from '../testing/openInRemix';
import {expect, open, test} from '../testing/page';

const PROGRAM = readFileSync('examples/home/firstSwap.ts', 'utf8');
const OUTPUT = readFileSync('examples/home/firstSwap.output.txt', 'utf8');
const SWAP = /#region swap\n([\s\S]*?)\n *\/\/ #endregion/.exec(PROGRAM)?.[1] ?? '';

test.describe('a copied sample', () => {
  test.use({permissions: ['clipboard-read', 'clipboard-write']});

  test('is the part of the program that was run, to the letter', async ({page}) => {
    await open(page, '/');
    const samples = page.locator('[class*=codeBlockContainer]');
    const shown = samples.filter({hasText: 'amountOutMinimum ='});
    await shown.hover();
    await shown.getByRole('button', {name: 'Copy code to clipboard'}).click();
    await expect
      .poll(() => page.evaluate(() => navigator.clipboard.readText()))
      .toBe(SWAP.replace(/^ {2}/gm, ''));
  });
});

test('shows what the program printed, and what it was executed with', async ({page}) => {
  await open(page, '/');
  for (const line of OUTPUT.trimEnd().split('\n')) {
    await expect(page.locator('pre').getByText(line, {exact: true})).toBeVisible();
  }
  await expect(page.locator('.provenance', {hasText: 'Executed'})).toContainText(
    /^Executed with viem@\d/,
  );
});

test('leads to the whole file, as it was run', async ({page, request}) => {
  await open(page, '/');
  const link = page.getByRole('link', {name: 'whole file firstSwap.ts'});
  const response = await request.get((await link.getAttribute('href')) ?? '');
  expect(await response.text()).toBe(PROGRAM);
});

test('opens a contract in Remix from where the site publishes it', async ({page, request}) => {
  await open(page, '/blog/intro-to-gas-optimization');
  const link = page.getByRole('link', {name: 'open PackedState.sol in Remix'});
  const href = (await link.getAttribute('href')) ?? '';
  expect(href).toMatch(/^https:\/\/remix\.ethereum\.org\/#url=/);
  const address = /#url=([^&]+)/.exec(href)?.[1] ?? '';
  const response = await request.get(new URL(address).pathname, {
    headers: {origin: 'https://remix.ethereum.org'},
  });
  const published = await response.text();
  const {workspace, file} = openInRemix(href, () => published);
  expect(workspace[file]).toBe(readFileSync('examples/blog/gas/PackedState.sol', 'utf8'));
});

test.describe('on a phone', () => {
  test.use({viewport: {width: 360, height: 800}});

  test('has its buttons on the title, where they cover no code', async ({page}) => {
    await open(page, '/contracts/v3/guides/flash-integrations/calling-flash');
    const sample = page.locator('.theme-code-block', {hasText: 'FlashArbitrage.sol'}).first();
    await sample.hover();
    const copy = sample.getByRole('button', {name: 'Copy code to clipboard'});
    await expect(copy).toHaveCSS('opacity', '1');
    const [button, code] = [await copy.boundingBox(), await sample.locator('pre').boundingBox()];
    expect((button?.y ?? 0) + (button?.height ?? 0)).toBeLessThanOrEqual(code?.y ?? 0);
  });

  test('breaks no name of a package in the lines below samples', async ({page}) => {
    await open(page, '/sdk/web3-react/guides/connectors');
    const broken = await page
      .locator('.provenance > code')
      .evaluateAll((names) =>
        names
          .filter(
            (name) =>
              name.clientHeight > 1.5 * Number.parseFloat(getComputedStyle(name).lineHeight),
          )
          .map((name) => name.textContent),
      );
    expect(broken).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  });
});
