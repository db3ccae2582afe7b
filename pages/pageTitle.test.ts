import {mkdtempSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {expect, test} from 'vitest';
import {pageTitle} from './pageTitle';

const pages = mkdtempSync(path.join(tmpdir(), 'titles-'));
writeFileSync(path.join(pages, 'swap.mdx'), "---\ntitle: 'Swap: once'\n---\n\ntitle: not this\n");

test('gives the title that a page has, without its quotation marks', () => {
  expect(pageTitle(pages, '/swap')).toBe('Swap: once');
});

test('gives the last part of the address of a page that is awaited', () => {
  expect(pageTitle(pages, '/guides/single-swaps')).toBe('single swaps');
});
