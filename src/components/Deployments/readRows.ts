/** What a reader can filter by. */
export type Field = 'chain' | 'contract' | 'status';

/** A row of the table, its value in each field, and the address of the contract's ABI. */
export type DeploymentRow = Record<Field, string> & {element: HTMLTableRowElement; abi?: string};

/** The values that a reader chose; an empty text matches everything. */
export type Choice = Record<Field, string>;

/** The rows of the first table in an element, by the attributes that `pages/deploymentTables` wrote. */
export function readRows(container: Element): DeploymentRow[] {
  const rows = container.querySelector('table')?.querySelectorAll<HTMLTableRowElement>('tbody tr');
  return [...(rows ?? [])].map((element) => {
    const {chain = '', contract = '', status = ''} = element.dataset;
    const abi = element.querySelector('a[href*="/abi/"]')?.getAttribute('href') ?? undefined;
    return {element, chain, contract, status, abi};
  });
}

/** The rows that match a choice in every field. */
export const matching = (rows: readonly DeploymentRow[], choice: Choice): DeploymentRow[] =>
  rows.filter((row) =>
    (Object.keys(choice) as Field[]).every(
      (field) => choice[field] === '' || row[field] === choice[field],
    ),
  );

/** Hides every row that does not match a choice. */
export function showMatching(rows: readonly DeploymentRow[], choice: Choice): void {
  const matches = new Set(matching(rows, choice));
  for (const row of rows) row.element.hidden = !matches.has(row);
}
