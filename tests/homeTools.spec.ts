import type {Locator, Page, Route} from '@playwright/test';
import {expect, open, test} from '../testing/page';

const REVERT = 'Message, selector or revert data';
const CALLDATA = 'Calldata, or a permit as JSON';

/** The card of a tool, by its title. */
const tool = (page: Page, title: string): Locator =>
  page
    .getByRole('region', {name: 'Get an answer here'})
    .getByRole('listitem')
    .filter({
      has: page.getByRole('heading', {level: 3, name: title}),
    });

test('says why a pasted call reverted and what to do, and leads to its entry', async ({page}) => {
  await open(page, '/');
  await page.getByLabel(REVERT).fill('execution reverted: STF');
  const answer = tool(page, 'Why did it revert?');
  await expect(answer).toContainText('transferFrom');
  await expect(answer).toContainText('To fix:');
  await answer.getByRole('link', {name: 'STF', exact: true}).click();
  await expect(page).toHaveURL('/contracts/v3/reference/error-codes#stf');
});

test('takes up what was pasted before its scripts came', async ({page}) => {
  let release = (): void => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/\/assets\/js\/main\./, async (route) => {
    await released;
    await route.continue();
  });
  await page.goto('/');
  await page.getByLabel(REVERT).click();
  await page.keyboard.insertText('STF');
  release();
  const answer = tool(page, 'Why did it revert?');
  await expect(answer).toContainText('To fix:');
  await expect(answer.getByText('To fix:')).toBeInViewport();
});

test('loads what a tool looks through with the first question only', async ({page}) => {
  await open(page, '/');
  await page.waitForLoadState('networkidle');
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('.js')) scripts.push(request.url());
  });
  await page.getByRole('combobox', {name: 'Chain (id)'}).focus();
  expect(scripts).toEqual([]);
  await page.getByRole('combobox', {name: 'Chain (id)'}).selectOption('Base (8453)');
  await expect(tool(page, 'Where is it deployed?')).toContainText('SwapRouter02');
  expect(scripts).not.toEqual([]);
});

test('converts a price by the order of the addresses, which differs by chain', async ({page}) => {
  await open(page, '/');
  const converter = tool(page, 'What is the price in ticks?');
  await converter.getByRole('button', {name: 'Convert'}).click();
  await expect(converter).toContainText('Which is token0? The lower address: USDC');
  await expect(converter).toContainText('1584563250285286751870879006720000');
  await converter.getByRole('combobox', {name: 'Tokens'}).selectOption('WETH/USDC, Base');
  await expect(converter).toContainText('Which is token0? The lower address: WETH');
  await expect(converter).toContainText('3961408125713216879677197');
  await converter.getByRole('link', {name: 'Open in the workbench'}).click();
  await expect(page).toHaveURL(/\/concepts\/workbench#instrument=price-converter&from=price1/);
  const workbench = page.getByRole('region', {name: 'Price converter'});
  await expect(workbench.getByLabel('Value')).toHaveValue('2500');
  await expect(workbench).toContainText('3961408125713216879677197');
});

test('says that it loads an answer, until that is there', async ({page}) => {
  await open(page, '/');
  await page.waitForLoadState('networkidle');
  let isHeld = true;
  const held: Route[] = [];
  await page.route(/\.js$/, async (route) => {
    if (isHeld) held.push(route);
    else await route.continue();
  });
  const converter = tool(page, 'What is the price in ticks?');
  await converter.getByRole('button', {name: 'Convert'}).click();
  await expect(converter).toContainText('Loading the answer …');
  isHeld = false;
  for (const route of held) await route.continue();
  await expect(converter).toContainText('1584563250285286751870879006720000');
  await expect(converter).not.toContainText('Loading');
});

test('asks for the addresses of two other tokens before it converts', async ({page}) => {
  await open(page, '/');
  const converter = tool(page, 'What is the price in ticks?');
  await converter.getByRole('combobox', {name: 'Tokens'}).selectOption('two other tokens');
  await expect(converter).toContainText('Enter the addresses of token A and token B');
  await converter.getByLabel('Address of token A').fill(`0x${'2'.repeat(40)}`);
  await expect(converter).toContainText('Enter the address of token B');
  await expect(converter.getByRole('definition')).toHaveCount(0);
  await converter.getByLabel('Address of token B').fill(`0x${'1'.repeat(40)}`);
  await expect(converter).toContainText('One token B, token0');
});

for (const size of [
  {width: 360, height: 740},
  {width: 1280, height: 800},
]) {
  test(`shows what an example means and how often it warns, at ${size.width} px`, async ({
    page,
  }) => {
    await page.setViewportSize(size);
    await open(page, '/');
    const answer = tool(page, 'What does this call do?');
    await answer.getByRole('button', {name: 'Try an example'}).click();
    await expect(answer.getByText(/Read, with \w+ warnings?\./)).toBeInViewport({ratio: 1});
    await expect(answer.getByRole('list', {name: 'Look at'})).toBeInViewport();
  });
}

test('says what calldata does, and leads to each of its values', async ({page}) => {
  await open(page, '/');
  const reader = tool(page, 'What does this call do?');
  await reader.getByRole('button', {name: 'Try an example'}).click();
  await expect(reader).toContainText('unlimited');
  const text = await page.getByLabel(CALLDATA).inputValue();
  await reader.getByRole('link', {name: 'Read every value'}).click();
  await expect(page.getByRole('heading', {level: 2, name: 'Read calldata'})).toBeVisible();
  await expect(page.getByLabel(CALLDATA)).toHaveValue(text);
});

test.describe('a field that is full', () => {
  test.use({permissions: ['clipboard-read', 'clipboard-write']});

  test('takes the payload that is pasted inside, and is cleared', async ({page}) => {
    await open(page, '/');
    const [reader, field] = [tool(page, 'What does this call do?'), page.getByLabel(CALLDATA)];
    await field.fill('0x12345678');
    await expect(reader).toContainText('Do not sign yet');
    const next = `0x095ea7b3${'f39f'.padStart(64, '0')}${'1'.padStart(64, '0')}`;
    await page.evaluate((copied) => navigator.clipboard.writeText(copied), next);
    await field.press('ControlOrMeta+Home');
    await field.press('ArrowRight');
    await field.press('ControlOrMeta+V');
    await expect(field).toHaveValue(next);
    await reader.getByRole('button', {name: 'Clear'}).click();
    await expect(field).toHaveValue('');
    await expect(field).toBeFocused();
    await expect(reader).not.toContainText('Read, with');
  });
});

test('says whose names an answer has, and reads the network of a request', async ({page}) => {
  await open(page, '/');
  const reader = tool(page, 'What does this call do?');
  await reader.getByRole('button', {name: 'Try an example'}).click();
  await expect(reader).toContainText('Names are those of Ethereum mainnet.');
  const data = await page.getByLabel(CALLDATA).inputValue();
  await page.getByLabel(CALLDATA).fill(JSON.stringify({data, chainId: 8453}));
  await expect(reader).toContainText('Names are those of Base.');
  await reader.getByRole('link', {name: 'read every value'}).click();
  await expect(page).toHaveURL(/&chain=8453$/);
  await expect(page.getByLabel(CALLDATA)).toHaveValue(data);
});

test('says what the step inside a multicall does', async ({page}) => {
  await open(page, '/');
  // multicall([refundETH()]).
  const words = [32, 1, 32, 4].map((word) => word.toString(16).padStart(64, '0')).join('');
  await page.getByLabel(CALLDATA).fill(`0xac9650d8${words}${'12210e8a'.padEnd(64, '0')}`);
  const steps = tool(page, 'What does this call do?').getByRole('list', {name: 'Steps'});
  await expect(steps.getByRole('listitem')).toHaveText([/^refundETH \w/]);
});

test('lists the addresses of a chain, and leads to all of that chain', async ({page}) => {
  await open(page, '/');
  await page.getByRole('combobox', {name: 'Chain (id)'}).selectOption('Base (8453)');
  const addresses = tool(page, 'Where is it deployed?');
  await expect(addresses).toContainText('0x33128a8fC17869897dcE68Ed026d694621f6FDfD');
  await expect(addresses.getByRole('link', {name: 'ABI, SwapRouter02'})).toHaveAttribute(
    'href',
    '/abi/SwapRouter02.json',
  );
  await expect(addresses).toContainText('0x4752ba5DBc23f44D87826276BF6Fd6b1C372aD24');
  for (const name of ['v4', 'v2'])
    await expect(addresses.getByRole('link', {name, exact: true})).toBeVisible();
  await page.getByRole('combobox', {name: 'Chain (id)'}).selectOption('ZKsync Era (324)');
  for (const name of ['v4', 'v2'])
    await expect(addresses.getByRole('link', {name, exact: true})).toHaveCount(0);
  await page.getByRole('combobox', {name: 'Chain (id)'}).selectOption('Base (8453)');
  await addresses.getByRole('link', {name: 'v3 and Universal Router'}).click();
  await expect(page).toHaveURL('/contracts/v3/reference/deployments?chain=base#deployments');
  await expect(page.getByRole('combobox', {name: 'Chain'}).first()).toHaveValue('Base (8453)');
});

test('leads to the table of v2, on that chain alone', async ({page}) => {
  await open(page, '/');
  await page.getByRole('combobox', {name: 'Chain (id)'}).selectOption('Base (8453)');
  const addresses = tool(page, 'Where is it deployed?');
  await addresses.getByRole('link', {name: 'v2', exact: true}).click();
  await expect(page).toHaveURL(/\/v2-deployments\?chain=base#deployments$/);
  await expect(page.getByText('2 of 50 rows')).toBeVisible();
});

test.describe('without a script', () => {
  test.use({javaScriptEnabled: false});

  test('has each tool as a link, and no field that does nothing', async ({page}) => {
    await page.goto('/');
    const tools = page.getByRole('region', {name: 'Get an answer here'});
    await expect(tools.getByRole('textbox')).toHaveCount(0);
    await expect(tools.getByRole('combobox')).toHaveCount(0);
    await tools.getByRole('link', {name: 'Why did it revert?'}).click();
    await expect(page).toHaveURL('/contracts/v3/reference/error-codes');
  });
});
