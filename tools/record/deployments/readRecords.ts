import {execFileSync} from 'node:child_process';
import {getAddress} from 'viem';
import type {ParsedRow} from './parseList';

type Entry = {address: string; deploymentTxn?: string; timestamp?: number};
type Records = {
  latest: Record<string, Entry>;
  history: {contracts: Record<string, Entry>; timestamp?: number}[];
};

const SOURCE = /^Uniswap\/contracts (\S+)@([0-9a-f]+)$/;

/** Checks rows of Uniswap/contracts against a clone, and dates them by the seconds that it records. */
export function readRecords(rows: readonly ParsedRow[], clone: string): ParsedRow[] {
  const read = new Map<string, Records>();
  return rows.map((row) => {
    const [, file, commit] = SOURCE.exec(row.source) ?? [];
    if (!file || !commit) return row;
    const records = read.get(row.source) ?? readFile(clone, `${commit}:${file}`);
    read.set(row.source, records);
    return {...row, date: dayOf(entryOf(records, row))};
  });
}

const readFile = (clone: string, object: string): Records =>
  JSON.parse(
    execFileSync('git', ['-C', clone, 'show', object], {encoding: 'utf8', maxBuffer: 1 << 26}),
  ) as Records;

function entryOf({latest, history}: Records, row: ParsedRow): Entry {
  const found = [{contracts: latest, timestamp: undefined}, ...history]
    .flatMap(({contracts, timestamp}) =>
      Object.entries(contracts).map(([name, entry]) => ({name, timestamp, ...entry})),
    )
    .find(
      ({name, address}) =>
        name.split('#')[0] === row.contract && getAddress(address) === row.address,
    );
  if (!found) throw new Error(`${row.source} has no ${row.contract} at ${row.address}`);
  if (row.transaction && row.transaction !== found.deploymentTxn) {
    throw new Error(`${row.source} names another transaction for ${row.address}`);
  }
  return found;
}

/**
 * The day of a time in seconds or, as most are, in milliseconds; none of a contract that was there
 * before, which has 0.
 */
function dayOf({timestamp}: Entry): string | undefined {
  if (!timestamp) return undefined;
  const milliseconds = timestamp < 1e11 ? timestamp * 1_000 : timestamp;
  return new Date(milliseconds).toISOString().slice(0, 10);
}
