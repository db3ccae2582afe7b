import type {Locator, Page} from '@playwright/test';

/** The button that opens the search. */
export const opener = (page: Page): Locator => page.getByRole('button', {name: 'Search'});

/** The field of the open search. */
export const field = (page: Page): Locator =>
  page.getByRole('dialog', {name: 'Search'}).getByRole('searchbox');

/** What the open search offers, in the order of the arrow keys. */
export const rows = (page: Page): Locator => page.getByRole('treeitem');

// cspell:ignore swaprooouterr qqqzzzxxy
/** A query that finds nothing, and could have meant `SwapRouter`. */
export const MISSPELT = 'swaprooouterr';
/** A query that finds nothing and is like nothing. */
export const UNKNOWN = 'qqqzzzxxy';

/** Opens the search and asks it a query, up to the answer. */
export async function askModal(page: Page, query: string): Promise<void> {
  await page.keyboard.press('Control+k');
  await field(page).fill(query);
  await rows(page).first().waitFor();
}
