/** Where an object stands while it is printed. */
export type Place = {
  /** Columns to the left of the object. */
  indent: number;
  /** Levels of objects inside of it that were printed. */
  levels: number;
};

const LINE = 80;
/** Levels of objects that may share a line. */
const SHARED_LEVELS = 3;
const MOST_COLUMNS = 15;
/** A comma and a space. */
const GAP = 2;
/** An array of more items is printed in columns. */
const UNGROUPED = 6;
export const MOST_ITEMS = 100;

type Layout = Place & {
  /** What stands before the opening bracket: the text of an error or of a function. */
  base: string;
  brackets: readonly [string, string];
  /** The items of an array, which stand in columns. */
  items?: ArrayLike<unknown>;
};

/** Joins printed entries as Node.js does: on one line where they fit, arrays in columns, else a line each. */
export function layOut(entries: readonly string[], layout: Layout): string {
  const {indent, levels, base, brackets, items} = layout;
  const [open, close] = brackets;
  const start = base && `${base} `;
  const lines = items && entries.length > UNGROUPED ? group(entries, indent, items) : entries;
  if (levels < SHARED_LEVELS && lines === entries) {
    const line = entries.join(', ');
    const used = 2 * entries.length + indent + open.length + base.length + 10;
    const length = entries.reduce((sum, {length}) => sum + length, used);
    if (length <= LINE && !base.includes('\n') && !line.includes('\n'))
      return `${start}${open} ${line} ${close}`;
  }
  const margin = `\n${' '.repeat(indent)}`;
  return `${start}${open}${margin}  ${lines.join(`,${margin}  `)}${margin}${close}`;
}

/** Lines of columns, or the same entries where their lengths differ too much. */
function group(
  entries: readonly string[],
  indent: number,
  items: ArrayLike<unknown>,
): readonly string[] {
  // "... 5 more items" keeps a line of its own.
  const cells = entries.length > MOST_ITEMS ? entries.slice(0, MOST_ITEMS) : entries;
  const lengths = cells.map(({length}) => length);
  const total = lengths.reduce((sum, length) => sum + length + GAP, 0);
  const longest = Math.max(...lengths);
  const width = longest + GAP;
  if (width * 3 + indent >= LINE || (total / width <= 5 && longest > 6)) return entries;

  const biased = Math.max(width - 3 - Math.sqrt(width - total / entries.length), 1);
  const columns = Math.min(
    Math.round(Math.sqrt(2.5 * biased * cells.length) / biased),
    Math.floor((LINE - indent) / width),
    SHARED_LEVELS * 4,
    MOST_COLUMNS,
  );
  if (columns <= 1) return entries;
  const widths = Array.from({length: columns}, (_, column) =>
    Math.max(...lengths.filter((_length, at) => at % columns === column)),
  );
  // A property beside the items counts as an item that is no number.
  const isNumeric = entries.every((_, at) => /^(number|bigint)$/.test(typeof items[at]));
  const rows = Array.from({length: Math.ceil(cells.length / columns)}, (_, row) =>
    lineOf(cells.slice(row * columns, (row + 1) * columns), widths, isNumeric),
  );
  return [...rows, ...entries.slice(cells.length)];
}

const lineOf = (cells: readonly string[], widths: readonly number[], isNumeric: boolean): string =>
  cells
    .map((cell, column) => {
      const isLast = column === cells.length - 1;
      const text = isLast ? cell : `${cell}, `;
      const width = (widths[column] ?? 0) + (isLast ? 0 : GAP);
      if (isNumeric) return text.padStart(width);
      return isLast ? text : text.padEnd(width);
    })
    .join('');
