import type {Promises} from './readPromises';

/** The Markdown table of the browser tests and what each tier tries of them. */
export function promiseTable(files: Readonly<Record<string, Promises>>): string {
  const rows = Object.entries(files).map(([file, promises]) =>
    `| \`${file}\` | ${promises.count} | ${deepOf(promises)} |`.replace('|  |', '| |'),
  );
  const total = Object.values(files).reduce((sum, {count}) => sum + count, 0);
  return [
    '| File | Tests | Only in `npm run test:deep` |',
    '|---|---|---|',
    ...rows,
    `| all | ${total} | |`,
  ].join('\n');
}

const deepOf = ({deep, repeated, hasMoreInputs}: Promises): string =>
  [
    ...deep.map((title) => `“${escaped(title)}”`),
    ...repeated.map((title) => `more rounds of “${escaped(title)}”`),
    ...(hasMoreInputs ? ['more pages or inputs'] : []),
  ].join('; ');

const escaped = (title: string): string => title.replaceAll('|', '\\|');
