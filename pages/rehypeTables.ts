import type {Element, Root} from 'hast';
import {toString} from 'mdast-util-to-string';
import type {Plugin} from 'unified';
import {SKIP, visit} from 'unist-util-visit';
import {breakCode} from './breakCode';
import {rowsOf} from './tableRows';

/**
 * Prepares tables for narrow screens: states the role of each part, which browsers forget where it
 * is shown as a list; marks tables that are wider than a phone, and labels their cells by the heads
 * of the columns; lets long code break where a reader would break it.
 */
const rehypeTables: Plugin<[], Root> = () => (tree) => {
  visit(tree, 'element', (table) => {
    if (table.tagName !== 'table') return undefined;
    const rows = rowsOf(table);
    visit(table, 'element', ({tagName, properties}) => {
      properties.role = ROLES[tagName];
    });
    const isOfValues = isReference(table) && rows.some(({length}) => length > 2);
    if (isOfValues || isWide(rows)) stack(table, rows);
    for (const cell of rows.flat()) breakCode(cell);
    return SKIP;
  });
};

const ROLES: Readonly<Record<string, string>> = {
  table: 'table',
  thead: 'rowgroup',
  tbody: 'rowgroup',
  tr: 'row',
  th: 'columnheader',
  td: 'cell',
};

/** Characters that a line of a table has on a phone of 360 px, padding of cells included. */
const PHONE = 40;
const PADDING = 3;

/** Whether the longest words of the columns are wider together than a phone. */
function isWide(rows: readonly Element[][]): boolean {
  const columns = rows[0]?.length ?? 0;
  const widths = Array.from({length: columns}, (_, column) =>
    Math.max(...rows.map((cells) => longestWord(cells[column]))),
  );
  return widths.reduce((sum, width) => sum + width + PADDING, 0) > PHONE;
}

const longestWord = (cell?: Element): number =>
  cell
    ? Math.max(
        ...toString(cell)
          .split(/\s/)
          .map(({length}) => length),
      )
    : 0;

const isReference = ({properties: {className}}: Element): boolean =>
  Array.isArray(className) && className.includes('reference');

function stack(table: Element, [heads = [], ...rows]: readonly Element[][]): void {
  const classes = isReference(table) ? ['reference', 'stacked'] : ['stacked'];
  table.properties.className = classes;
  for (const cells of rows)
    for (const [column, cell] of cells.entries()) {
      const head = heads[column];
      if (hasAddress(cell)) cell.properties.className = ['address'];
      // The first column is the title of its row; a reference has the same columns everywhere.
      else if (column > 0 && head && !isReference(table))
        cell.properties.dataLabel = toString(head) || undefined;
    }
}

const hasAddress = ({children}: Element): boolean =>
  children.some((child) => child.type === 'mdxJsxTextElement' && child.name === 'Address');

export default rehypeTables;
