import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';

const FOLDER = 'tests/search/unseen';
const COLUMNS = 'kind\tquery\taccepted';

/** A query by a writer who knew neither the engine nor other rows, and the pages that answer it, the best first. */
export type UnseenRow = {kind: string; query: string; accepted: readonly string[]};

/** Whether an entry of a list answers, and not its page. */
export const isExact = ({kind}: UnseenRow): boolean => kind === 'revert' || kind === 'hex';

/** The engine may be tuned on one half; of the other nothing but its scores is looked at. */
export type Half = 'tuning' | 'sealed';

/** The sets of a half, the oldest first: `2026-11-26.sealed.tsv`, and `2026-11-26b.tuning.tsv` of the same day. */
export function unseenSets(half: Half, folder = FOLDER): {date: string; rows: UnseenRow[]}[] {
  const ending = `.${half}.tsv`;
  const files = readdirSync(folder).filter((file) => file.endsWith(ending));
  if (files.length === 0) throw new Error(`${folder} has no file DATE${ending}`);
  return files.sort().map((name) => {
    const file = path.join(folder, name);
    return {
      date: name.slice(0, -ending.length),
      rows: parseUnseen(readFileSync(file, 'utf8'), file),
    };
  });
}

/** The rows of a file; the error names the line and what would do. A line break in a query stands as `\n`. */
export function parseUnseen(text: string, file: string): UnseenRow[] {
  const [head, ...lines] = text.trimEnd().split('\n');
  if (head !== COLUMNS) throw new Error(`${file}:1: expected the columns kind, query, accepted`);
  return lines.map((line, index) => {
    const [kind = '', query = '', accepted = '', ...more] = line.split('\t');
    const addresses = accepted.split(' ');
    if (!kind || !query || more.length > 0 || !addresses.every((one) => one.startsWith('/'))) {
      throw new Error(
        `${file}:${index + 2}: expected a kind, a query and addresses of this site between tabs; got "${line}"`,
      );
    }
    return {kind, query: query.replaceAll('\\n', '\n'), accepted: addresses};
  });
}
