import {expect, open, test} from '../testing/page';

const ROUTER = '/contracts/v3/reference/periphery/SwapRouter';
const FUNCTION = `${ROUTER}#${'exactInputSingle'.toLowerCase()}`;

test('leads from the table of contents to a function, and names it in the address', async ({
  page,
}) => {
  await open(page, ROUTER);
  await page
    .locator('.table-of-contents')
    .getByRole('link', {name: 'exactInputSingle', exact: true})
    .click();
  await expect(page).toHaveURL(FUNCTION);
  await expect(page.getByRole('heading', {name: /^exactInputSingle/})).toBeInViewport();
  await expect(page.getByText('0x414bf389').last()).toBeInViewport();
});

test.describe('a signature', () => {
  test.use({permissions: ['clipboard-read', 'clipboard-write']});

  test('is copied as it can be pasted into a contract', async ({page}) => {
    await open(page, FUNCTION);
    const signature = page
      .locator('[class*=codeBlockContainer]')
      .filter({hasText: 'function exactInputSingle('})
      .first();
    await signature.hover();
    await signature.getByRole('button', {name: 'Copy code to clipboard'}).click();
    await expect
      .poll(() => page.evaluate(() => navigator.clipboard.readText()))
      .toBe(
        'function exactInputSingle(\n  ISwapRouter.ExactInputSingleParams params\n) external payable returns (\n  uint256 amountOut\n)',
      );
  });
});

test('leads from a revert to the entry that explains it', async ({page}) => {
  await open(page, FUNCTION);
  await page.getByRole('link', {name: 'Too little received'}).first().click();
  await expect(page).toHaveURL(/\/error-codes#too-little-received$/);
  await expect(
    page.getByRole('heading', {level: 3, name: /^Too little received/}),
  ).toBeInViewport();
});

test('leads from a parameter that is a struct to its fields', async ({page}) => {
  await open(page, FUNCTION);
  await page.getByRole('link', {name: 'ISwapRouter.ExactInputSingleParams'}).first().click();
  const heading = page.getByRole('heading', {name: 'ISwapRouter.ExactInputSingleParams'});
  await expect(heading).toBeInViewport();
  await expect(page.getByRole('row', {name: /^amountOutMinimum uint256, /})).not.toHaveCount(0);
});

test('gives every member of every kind an address of its own', async ({page}) => {
  await open(page, ROUTER);
  const targets = await page
    .getByRole('table')
    .locator('td:first-child a[href^="#"]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
  expect(targets.length).toBeGreaterThan(15);
  expect(new Set(targets).size).toBe(targets.length);
  const found = await page.evaluate(
    (all) => all.map((target) => document.querySelectorAll(`[id="${target.slice(1)}"]`).length),
    targets,
  );
  expect(new Set(found)).toEqual(new Set([1]));
});

test('tells overloads apart by their types, in headings and addresses', async ({page}) => {
  await open(page, '/contracts/v3/reference/periphery/NonfungiblePositionManager');
  for (const types of ['address,address,uint256', 'address,address,uint256,bytes']) {
    const anchor = `safeTransferFrom-${types.replaceAll(',', '-')}`.toLowerCase();
    await expect(page.locator(`h3[id="${anchor}"]`)).toContainText(`safeTransferFrom(${types})`);
  }
});

test('scrolls its code by keyboard on a phone, and never the page', async ({page}) => {
  await page.setViewportSize({width: 360, height: 740});
  await open(page, ROUTER);
  const code = page.getByRole('group', {name: /^Code/}).first();
  await code.focus();
  await expect(code).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => code.evaluate((block) => block.scrollLeft)).toBeGreaterThan(0);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
});

test.describe('without a script', () => {
  test.use({javaScriptEnabled: false});

  test('shows signatures, selectors and reverts', async ({page}) => {
    await page.goto(FUNCTION);
    await expect(page.getByRole('row', {name: /exactInputSingle\(.* 0x414bf389/})).toBeVisible();
    await expect(page.getByText('function exactInputSingle(').first()).toBeVisible();
    await expect(page.getByRole('link', {name: 'Transaction too old'}).first()).toBeVisible();
  });
});

test('leads to the notes that hold its text, and to the page around them', async ({page}) => {
  await open(page, ROUTER);
  const source = `https://github.com/Uniswap/docs/edit/main/docs${ROUTER}`;
  await expect(page.getByRole('link', {name: 'Edit this page'})).toHaveAttribute(
    'href',
    `${source}.yaml`,
  );
  await expect(page.getByRole('link', {name: 'Edit its introduction'})).toHaveAttribute(
    'href',
    `${source}.mdx`,
  );
});
