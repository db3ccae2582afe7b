import {readFileSync} from 'node:fs';

/** A row of `tests/inventory.tsv`. */
export type Route = {path: string; sidebar: string; kind: string};

/** Every address of the site, in the order of the file. */
export const inventory: readonly Route[] = readFileSync('tests/inventory.tsv', 'utf8')
  .trimEnd()
  .split('\n')
  .slice(1)
  .map((row) => {
    const [path = '', sidebar = '', kind = ''] = row.split('\t');
    return {path, sidebar, kind};
  });
