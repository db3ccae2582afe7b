import {readFileSync} from 'node:fs';

/** The source of a page, such as `docs/concepts/glossary`, with the padding of its tables removed. */
export function readPage(page: string): string {
  return readFileSync(`${page}.mdx`, 'utf8').replace(/^\|.*$/gm, (row) =>
    row.replace(/ +/g, ' ').replace(/-{3,}/g, '---'),
  );
}
