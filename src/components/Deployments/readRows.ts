/** What a reader can filter by. */
export type Field = 'chain' | 'contract' | 'status';

/** A row of the table, and what it says in each field. */
export type Row = Record<Field, string> & {element: HTMLTableRowElement};

/** Where the fields stand in a row that `pages/deploymentTables` wrote. */
const COLUMNS: Record<Field, number> = {chain: 0, contract: 1, status: 3};

/** What a reader asked for; an empty text asks for everything. */
export type Choice = Record<Field, string>;

/** The rows of the first table in an element. */
export function readRows(element: Element): Row[] {
  const rows = element.querySelector('table')?.querySelectorAll<HTMLTableRowElement>('tbody tr');
  return [...(rows ?? [])].map((row) => {
    const said = (field: Field) => row.cells[COLUMNS[field]]?.textContent ?? '';
    return {
      element: row,
      chain: said('chain'),
      contract: said('contract'),
      status: said('status'),
    };
  });
}

/** The rows that say what was chosen. */
export const matching = (rows: readonly Row[], choice: Choice): Row[] =>
  rows.filter((row) =>
    (Object.keys(COLUMNS) as Field[]).every(
      (field) => choice[field] === '' || row[field] === choice[field],
    ),
  );

/** Hides every row that does not say what was chosen. */
export function showMatching(rows: readonly Row[], choice: Choice): void {
  const shown = new Set(matching(rows, choice));
  for (const row of rows) row.element.hidden = !shown.has(row);
}
