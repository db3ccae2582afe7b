import type {Locator, Page} from '@playwright/test';
import {violationsOf} from '../testing/axe';
import {expect, open, test} from '../testing/page';
import {looksOf} from '../testing/tier';

/** Functions are folded; the address unfolds the one that is called. */
const QUOTER = `/contracts/v3/reference/periphery/lens/QuoterV2#${'quoteExactInputSingle'.toLowerCase()}`;
const ROUTER = '/contracts/v3/reference/periphery/SwapRouter#exactinputsingle';
const MANAGER = '/contracts/v4/reference/core/PoolManager';
const POSITIONS = '/contracts/v3/reference/periphery/NonfungiblePositionManager#mint';

const formOf = (page: Page, name: string): Locator =>
  page.getByRole('region', {name: `Call ${name}`});

async function openForm(page: Page, address: string, name: string): Promise<Locator> {
  await open(page, address);
  await page.getByRole('button', {name: `Call ${name}`, exact: true}).click();
  const form = formOf(page, name);
  await expect(form).toBeVisible();
  return form;
}

const press = (form: Locator, name: string): Promise<void> =>
  form.getByRole('button', {name, exact: true}).click();

test('loads nothing of the chain before a reader presses', async ({page}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await openForm(page, QUOTER, 'quoteExactInputSingle');
  expect(asked.filter((file) => /\/run\//.test(file))).toEqual([]);
});

test('quotes a swap in the tab, raw and in tokens', async ({page}) => {
  const form = await openForm(page, QUOTER, 'quoteExactInputSingle');
  await press(form, 'Call without sending');
  await expect(form.getByRole('status')).toHaveText('Returned on a fresh sandbox, block 204.');
  const row = form.getByRole('row', {name: /amountOut/});
  await expect(row).toContainText('1992013962');
  await expect(row).toContainText('1,992.013962 USDC');
});

test('shows the other form of what is typed, and a sentence where nothing fits', async ({page}) => {
  const form = await openForm(page, QUOTER, 'quoteExactInputSingle');
  const amount = form.getByLabel('params.amountIn');
  await amount.fill('2.5 ether');
  await expect(form).toContainText('2500000000000000000');
  await amount.fill('2.5 XYZ');
  await expect(form).toContainText('"XYZ" is not a unit here.');
  await press(form, 'Call without sending');
  await expect(amount).toBeFocused();
  await expect(amount).toHaveValue('2.5 XYZ');
});

test('sends a swap with its gas and events, keeps the chain, and resets it', async ({page}) => {
  const form = await openForm(page, ROUTER, 'exactInputSingle');
  await press(form, 'Send');
  const status = form.getByRole('status');
  await expect(status).toHaveText(/^Sent: success, [\d,]+ gas, 4 events\. Now block 205, 1 after/);
  await expect(form.getByRole('table', {name: /^Swap of/})).toBeVisible();
  await press(form, 'Call without sending');
  await expect(status).toHaveText("Returned on block 205, 1 after the sandbox's start.");
  await press(form, 'Reset chain');
  await expect(status).toHaveText('The chain is back at its start: a fresh sandbox, block 204.');
});

test('leads from a revert to its entry of the atlas', async ({page}) => {
  const form = await openForm(page, POSITIONS, 'mint');
  await press(form, 'Call without sending');
  await expect(form.getByRole('status')).toHaveText('Reverted on a fresh sandbox, block 204.');
  await expect(form.getByRole('link', {name: 'STF'})).toHaveAttribute('href', /error-codes#/);
});

test('says before a call that the lock must be open, and leads to what has it open', async ({
  page,
}) => {
  const form = await openForm(page, `${MANAGER}#take`, 'take');
  await expect(form.getByRole('note')).toContainText('only while the lock is open');
  await press(form, 'Call without sending');
  await expect(form.getByRole('status')).toHaveText('Reverted on a fresh sandbox, block 204.');
  await expect(form.getByRole('link', {name: 'ManagerLocked'})).toBeVisible();
  for (const link of await form.getByRole('note').getByRole('link').all()) {
    const answer = await page.request.get((await link.getAttribute('href')) ?? '');
    expect(answer.status(), await link.innerText()).toBe(200);
  }
  await press(form, 'Close the form of take');
  const other = await openForm(page, `${MANAGER}#initialize`, 'initialize');
  await expect(other.getByRole('note')).toHaveCount(0);
});

test('offers the same call to cast and viem, as it was made last', async ({page}) => {
  const form = await openForm(page, ROUTER, 'exactInputSingle');
  await form.getByText('The same with cast or viem').click();
  await expect(form.getByLabel('The call with cast', {exact: true})).toContainText(
    'cast call --rpc-url "$RPC_URL"',
  );
  await press(form, 'Send');
  await expect(form.getByLabel('The call with cast', {exact: true})).toContainText('cast send');
  await expect(form.getByLabel('The call with viem', {exact: true})).toContainText(
    'client.writeContract(request)',
  );
});

test('is opened, filled, called and closed by keyboard alone', async ({page}) => {
  await open(page, QUOTER);
  const button = page.getByRole('button', {name: 'Call quoteExactInputSingle', exact: true});
  await button.focus();
  await page.keyboard.press('Enter');
  const form = formOf(page, 'quoteExactInputSingle');
  await expect(form.getByLabel('params.tokenIn')).toBeFocused();
  await form.getByRole('button', {name: 'Call without sending'}).focus();
  await page.keyboard.press('Space');
  await expect(form.getByRole('status')).toHaveText(/^Returned/);
  await form.getByRole('button', {name: 'Close'}).focus();
  await page.keyboard.press('Enter');
  await expect(button).toBeFocused();
});

for (const {colorScheme, width} of looksOf(360, 1280)) {
  test.describe(`${width} px, ${colorScheme}`, () => {
    test.use({viewport: {width, height: 900}, colorScheme});

    test('has a form without faults that fits the page', async ({page}) => {
      const form = await openForm(page, ROUTER, 'exactInputSingle');
      await press(form, 'Send');
      await expect(form.getByRole('status')).toHaveText(/^Sent/);
      expect(await violationsOf(page, {within: '.call', colorScheme})).toEqual([]);
      const isWider = await page.evaluate(
        () => document.documentElement.scrollWidth > document.documentElement.clientWidth,
      );
      expect(isWider).toBe(false);
    });
  });
}
