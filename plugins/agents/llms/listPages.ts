import {markdownAddress} from '../markdown/markdownAddress';
import type {Entry} from './readOutline';

/** Gives what is said of a page beside its name; nothing for a page that is listed by its name. */
export type Describe = (page: Entry) => string | undefined;

/** The entries of a table of contents as nested lists, with links to the Markdown versions of the pages. */
export const listPages = (entries: readonly Entry[], describe: Describe, depth = 0): string[] =>
  entries.flatMap((entry) => {
    const {label, route, entries: below = []} = entry;
    const description = route && describe(entry);
    const name = route ? `[${label}](${markdownAddress(route)})` : label;
    return [
      `${'  '.repeat(depth)}- ${name}${description ? `: ${description}` : ''}`,
      ...listPages(below, describe, depth + 1),
    ];
  });
