import {readFileSync} from 'node:fs';
import {getAddress} from 'viem';
import {outcomeOf} from '../../../facts/registry/compareLists';
import {listedRows} from '../../../facts/registry/listed/rows';
import {registry} from '../../../facts/registry/schema';

type Asked = {kind: string; chainId: number; contract: string; address: `0x${string}`};

/**
 * Prints how many rows of each kind have which outcome in the registry: rows of the recorded lists
 * by product, or rows of a table with the columns difference, chainId, contract and address.
 */
function main(table: string | undefined): void {
  const counts = new Map<string, number>();
  for (const {kind, ...row} of table ? rowsOf(readFileSync(table, 'utf8')) : recorded()) {
    const outcome = outcomeOf(row, registry);
    const key = `${kind}: ${outcome}`;
    counts.set(key, (counts.get(key) ?? 0) + 1);
    if (outcome === 'unexplained') {
      console.log(`${row.contract} on ${row.chainId} at ${row.address} is unexplained`);
      process.exitCode = 1;
    }
  }
  for (const [key, count] of [...counts].sort()) console.log(`${count}\t${key}`);
}

const recorded = (): Asked[] =>
  Object.entries(listedRows).flatMap(([kind, rows]) => rows.map((row) => ({kind, ...row})));

function rowsOf(table: string): Asked[] {
  const [head = '', ...lines] = table.trimEnd().split('\n');
  const names = head.split('\t');
  return lines.map((line) => {
    const cells = line.split('\t');
    const cell = (name: string): string => cells[names.indexOf(name)] ?? '';
    return {
      kind: cell('difference').split(': site calls it')[0] ?? '',
      chainId: Number(cell('chainId')),
      contract: cell('contract'),
      address: getAddress(cell('address')),
    };
  });
}

main(process.argv[2]);
