import type {Contents} from './contents';

type Row = readonly string[];

/** What a sandbox holds, as tables for a terminal. */
export function describeSandbox({
  contracts,
  tokens,
  pools,
  accounts,
  block,
  notes = [],
}: Contents): string {
  const sections: [title: string, rows: Row[]][] = [
    ['Contracts', contracts.map(({contract, address, from}) => [contract, address, from])],
    [
      'Tokens',
      tokens.map(({symbol, address, decimals, note = ''}) => [
        symbol,
        address,
        `${decimals} decimals`,
        note,
      ]),
    ],
    [
      'Pools',
      pools.map(({version, pair, feePips, address, id = address, seed}) => [
        version,
        pair,
        `${feePips / 10_000}%`,
        id,
        seed,
      ]),
    ],
    [
      'Test accounts: their keys are public, never send them anything of worth',
      accounts.map(({label, address, privateKey}) => [label, address, privateKey]),
    ],
  ];
  const balances = Object.entries(accounts[0]?.balances ?? {})
    .map(([symbol, whole]) => `${whole.toLocaleString('en-US')} ${symbol}`)
    .join(', ');
  const time = new Date(block.timestampSeconds * 1_000).toISOString();

  return [
    ...sections.map(([title, rows]) => `${title}\n${table(rows)}`),
    `Each account holds ${balances}.`,
    ...notes,
    `Block ${block.number}, ${time}; each block is 12 s after the one before.`,
  ].join('\n\n');
}

/** Rows with each column as wide as its widest cell. */
export function table(rows: readonly Row[]): string {
  const widths = rows.reduce<number[]>(
    (widest, row) => row.map((cell, column) => Math.max(cell.length, widest[column] ?? 0)),
    [],
  );
  return rows
    .map(
      (row) =>
        `  ${row
          .map((cell, column) => cell.padEnd(widths[column] ?? 0))
          .join('  ')
          .trimEnd()}`,
    )
    .join('\n');
}
