import {readFileSync} from 'node:fs';

/**
 * A row of `tests/redirects.tsv`: the redirects of the specification (`spec`), what the rules for
 * moved parts made of the site of 2023 (`expanded`) and make now (`rule`), a misspelling, and the pages
 * of v4 that the documentation of April 2026 had (`v4`).
 */
export type Redirect = {kind: string; from: string; to: string};

/** Every old address that leads, or will lead, to a page. */
export const redirects: readonly Redirect[] = readFileSync('tests/redirects.tsv', 'utf8')
  .trimEnd()
  .split('\n')
  .slice(1)
  .map((row) => {
    const [kind = '', from = '', to = ''] = row.split('\t');
    return {kind, from, to};
  });
