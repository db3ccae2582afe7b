import {expect, open, test} from '../testing/page';

const AMOUNT = '/sdk/core/reference/classes/CurrencyAmount';

test('leads from the table of contents to a member, and names it in the address', async ({
  page,
}) => {
  await open(page, AMOUNT);
  await page
    .locator('.table-of-contents')
    .getByRole('link', {name: 'toSignificant', exact: true})
    .click();
  await expect(page).toHaveURL(`${AMOUNT}#tosignificant`);
  await expect(page.getByRole('heading', {name: /^toSignificant/})).toBeInViewport();
});

test('leads from the index to a member', async ({page}) => {
  await open(page, AMOUNT);
  await page.getByRole('table').first().getByRole('link', {name: 'fromRawAmount'}).click();
  await expect(page.getByRole('heading', {name: /^fromRawAmount/})).toBeInViewport();
});

test('shows what a member printed below the code that ran', async ({page}) => {
  await open(page, `${AMOUNT}#fromrawamount`);
  await expect(page.getByText("fromRawAmount(usdc, '1234567890')").first()).toBeVisible();
  await expect(page.getByText('exact  1234.56789 USDC').first()).toBeVisible();
});
