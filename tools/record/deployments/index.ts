import {readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {parseList, type ParsedRow} from './parseList';
import {readRecords} from './readRecords';

const FOLDER = 'facts/registry/listed';

/** Writes a table of deployments as one file for each product, a line for each row. */
function main(table: string | undefined, clone: string | undefined): void {
  if (!table || !clone) {
    throw new Error(
      'expected a table of deployments and a clone of Uniswap/contracts: npx tsx tools/record/deployments/index.ts <table.tsv> <clone>',
    );
  }
  const rows = readRecords(parseList(readFileSync(table, 'utf8')), clone);
  for (const product of new Set(rows.map((row) => row.product))) {
    const lines = rows
      .filter((row) => row.product === product)
      .sort(byChainAndName)
      .map((row) =>
        JSON.stringify(row, (key, value: unknown) => (key === 'product' ? undefined : value)),
      );
    writeFileSync(path.join(FOLDER, `${product}.json`), `[\n${lines.join(',\n')}\n]\n`);
    console.log(`${product}: ${lines.length} rows`);
  }
}

const byChainAndName = (one: ParsedRow, other: ParsedRow): number =>
  one.chainId - other.chainId ||
  one.contract.localeCompare(other.contract, 'en') ||
  one.address.localeCompare(other.address, 'en') ||
  one.source.localeCompare(other.source, 'en');

try {
  main(process.argv[2], process.argv[3]);
} catch (error: unknown) {
  console.error(error);
  process.exitCode = 1;
}
