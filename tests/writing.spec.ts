import type {ChildProcess} from 'node:child_process';
import {readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {runDocusaurus, writeFixture} from '../testing/fixture';
import {deep} from '../testing/tier';
import {expect, test as base} from '../testing/test';

const PORT = 3998;
const PAGE = 'docs/concepts/overview.mdx';

/** A small copy of the site, which `npm start` serves: its folder. */
const test = base.extend<{written: string}>({
  written: async ({}, provide) => {
    const folder = writeFixture('writing');
    const server = runDocusaurus(folder, ['start', '--no-open', '--port', String(PORT)]);
    await listening(server);
    await provide(folder);
    server.kill('SIGTERM');
  },
});

test.use({baseURL: `http://127.0.0.1:${PORT}`});

test(
  'shows a page and its change, and searches, while pages are written',
  deep,
  async ({page, request, written}) => {
    await page.goto('/concepts/overview');
    await expect(page.getByRole('heading', {level: 1})).toHaveText('A page');
    await page.evaluate(() => Object.assign(globalThis, {isSameVisit: true}));
    change(path.join(written, PAGE), 'Text.', 'A sentence about quokkas.');
    await expect(page.getByText('A sentence about quokkas.')).toBeVisible();
    expect(await page.evaluate(() => 'isSameVisit' in globalThis)).toBe(true);

    await page.keyboard.press('Control+k');
    await page.getByRole('searchbox').fill('quokkas');
    await expect(page.getByRole('treeitem').first()).toContainText('A page');

    const markdown = await request.get('/concepts/overview.md');
    expect(await markdown.text()).toContain('A sentence about quokkas.');
  },
);

/** Waits until the server answers with pages. */
function listening(server: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    let printed = '';
    const read = (data: Buffer) => {
      printed += data.toString();
      if (/compiled/i.test(printed)) resolve();
    };
    server.stdout?.on('data', read);
    server.stderr?.on('data', read);
    server.once('close', () => {
      reject(new Error(`The server ended:\n${printed}`));
    });
  });
}

function change(file: string, from: string, to: string): void {
  writeFileSync(file, readFileSync(file, 'utf8').replace(from, to));
}
