import {readdirSync, readFileSync} from 'node:fs';
import {expect, type Locator, type Page} from '@playwright/test';
import {open} from './page';

/** The pages that have a query lab, by the version of its subgraph. */
export const PAGES = {
  v4: '/api/subgraph/guides/v4-examples',
  v3: '/api/subgraph/guides/examples',
  v2: '/contracts/v2/reference/API/queries',
} as const;

export type LabVersion = keyof typeof PAGES;

export const labOf = (page: Page): Locator => page.getByRole('group', {name: 'Query lab'});
export const openButton = (page: Page): Locator =>
  page.getByRole('button', {name: 'Load the query lab'});
export const editorOf = (page: Page): Locator =>
  labOf(page).getByRole('textbox', {name: 'GraphQL query'});
export const answerOf = (page: Page): Locator => labOf(page).getByRole('region', {name: 'Answer'});
export const statusOf = (page: Page): Locator => labOf(page).getByRole('status');

/** Opens a page and its lab. */
export async function openLab(page: Page, version: LabVersion = 'v3'): Promise<void> {
  await open(page, PAGES[version]);
  await openButton(page).click();
  await expect(editorOf(page)).toBeVisible();
}

/** Puts a query of one line in place of the one that is there. */
export async function write(page: Page, query: string): Promise<void> {
  await editorOf(page).focus();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.insertText(query);
}

/** Runs what is written. */
export const run = (page: Page): Promise<void> =>
  labOf(page)
    .getByRole('button', {name: /^Run on/})
    .click();

/** The example queries of a version, with the answers that the pages show. */
export const examplesOf = (version: LabVersion) =>
  readdirSync(`examples/subgraph/${version}`)
    .filter((file) => file.endsWith('.graphql'))
    .map((file) => {
      const name = file.replace('.graphql', '');
      const output = readFileSync(`examples/subgraph/${version}/${name}.output.json`, 'utf8');
      return {name, shown: output.trimEnd()};
    });

/** Asks for a field that no pool has. */
export const FAULTY = '{ pools { tickNow } }';

/** Valid, of few levels, and without an end that a browser would live to see. */
export const ENDLESS =
  '{ pools { swaps(first: 1000) { pool { swaps(first: 1000) { pool { swaps { pool { swaps { id } } } } } } } } }';
