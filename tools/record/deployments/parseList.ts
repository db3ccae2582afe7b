import {getAddress, isAddress} from 'viem';
import type {ListedRow} from '../../../facts/registry/listed/listedRow';

/** A row of a list, with the product that it belongs to. */
export type ParsedRow = ListedRow & {product: string};

const COLUMNS = [
  'chainId',
  'product',
  'contract',
  'version',
  'address',
  'deploymentTx',
  'block',
  'date',
  'status',
  'note',
  'source',
] as const;
type Column = (typeof COLUMNS)[number];

/** The rows of a table whose first line names its columns, of which `COLUMNS` are read. */
export function parseList(table: string): ParsedRow[] {
  const [head = '', ...lines] = table.trimEnd().split('\n');
  const names = head.split('\t');
  const missing = COLUMNS.filter((column) => !names.includes(column));
  if (missing.length > 0) throw new Error(`the table has no column ${missing.join(', ')}`);
  return lines.map((line, index) => {
    const cells = line.split('\t');
    const cell = (column: Column): string => cells[names.indexOf(column)] ?? '';
    try {
      return parseRow(cell);
    } catch (cause) {
      throw new Error(`line ${index + 2} of the table`, {cause});
    }
  });
}

function parseRow(cell: (column: Column) => string): ParsedRow {
  const version = /^\D*(\d+(?:\.\d+)*)/.exec(cell('version'))?.[1];
  const implementation = /→ (0x[0-9a-fA-F]{40})/.exec(cell('note'))?.[1];
  const transaction = cell('deploymentTx');
  return {
    product: cell('product'),
    chainId: Number(cell('chainId')),
    contract: cell('contract'),
    ...(version && {version}),
    address: addressOf(cell('address')),
    ...(implementation && {implementation: addressOf(implementation)}),
    status: statusOf(cell('status')),
    ...(cell('date') && {date: cell('date')}),
    ...(cell('block') && {block: Number(cell('block'))}),
    // A network that began with the contract in its state has no such transaction.
    ...(isTransaction(transaction) && {transaction}),
    source: sourceOf(cell('source')),
  };
}

function addressOf(written: string): ListedRow['address'] {
  if (!isAddress(written, {strict: false})) throw new Error(`${written} is no address`);
  return getAddress(written);
}

const isTransaction = (written: string): written is `0x${string}` =>
  /^0x[0-9a-f]{64}$/.test(written);

function statusOf(written: string): ListedRow['status'] {
  if (written === 'latest' || written === 'history' || written === 'listed') return written;
  throw new Error(`expected latest, history or listed as status, got ${written}`);
}

function sourceOf(written: string): string {
  if (/^(@uniswap\/[\w-]+@\d+\.\d+\.\d+( \w+)?|[\w-]+\/[\w-]+ \S+@[0-9a-f]{7,40})$/.test(written)) {
    return written;
  }
  throw new Error(`expected a package with its version or a file with its commit, got ${written}`);
}
