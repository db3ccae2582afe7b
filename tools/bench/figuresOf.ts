/** A table of the bench: rows by name, each with its values by column. */
export type Table = Record<string, Record<string, string | number | null>>;

type Run = {date: string; cores: number};

/** The Markdown of a bench's tables, with when and on what they were measured. */
export const figuresOf = (report: Readonly<Record<string, Table>>, {date, cores}: Run): string =>
  [
    `Measured on ${date}, on ${cores} cores.`,
    ...Object.entries(report).flatMap(([title, table]) => [`### ${title}`, tableOf(table)]),
  ].join('\n\n');

function tableOf(table: Table): string {
  const columns = [...new Set(Object.values(table).flatMap((row) => Object.keys(row)))];
  const rows = Object.entries(table).map(([name, row]) => [
    name,
    ...columns.map((column) => String(row[column] ?? '')),
  ]);
  return [['', ...columns], ['', ...columns].map(() => '---'), ...rows]
    .map((cells) => `| ${cells.join(' | ')} |`)
    .join('\n');
}
