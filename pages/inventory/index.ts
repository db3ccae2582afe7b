import {readFileSync} from 'node:fs';
import path from 'node:path';

/** An address that the finished site answers, and whether its page is written yet. */
export type Route = {
  path: string;
  sidebar: string;
  kind: string;
  state: 'present' | 'awaited';
};

/** Reads `tests/inventory.tsv`, the list of every address of the finished site. */
export function readInventory(siteDirectory: string): Route[] {
  return parseInventory(readFileSync(path.join(siteDirectory, 'tests/inventory.tsv'), 'utf8'));
}

/** The rows of an inventory's text; the first line names the columns. */
export function parseInventory(text: string): Route[] {
  const [, ...rows] = text.trimEnd().split('\n');
  return rows.map((row, index) => {
    const [routePath, sidebar, kind, state] = row.split('\t');
    if (!routePath || !sidebar || !kind || (state !== 'present' && state !== 'awaited')) {
      throw new Error(
        `tests/inventory.tsv, line ${index + 2}: expected path, sidebar, kind and "present" or "awaited", separated by tabs; got "${row}"`,
      );
    }
    return {path: routePath, sidebar, kind, state};
  });
}
