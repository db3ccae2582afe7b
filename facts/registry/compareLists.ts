import {chains} from './chains';
import type {Deployment} from './deployment';
import type {Difference} from './difference';
import type {ListedRow} from './listed/listedRow';
import {byAddress} from './listed/rows';

/** What the registry does with an address that a list names. */
export type Outcome =
  | 'in the registry'
  | 'in the registry under another name'
  | 'explained in differences.ts'
  | 'network that the registry does not have'
  | 'unexplained';

type Compared = {deployments: readonly Deployment[]; differences: readonly Difference[]};

/** What became of an address that a list names by a contract. */
export function outcomeOf(
  {chainId, address, contract}: Pick<ListedRow, 'chainId' | 'address' | 'contract'>,
  {deployments, differences}: Compared,
): Outcome {
  if (!chains.some(({id}) => id === chainId)) return 'network that the registry does not have';
  const entry = deployments.find((one) => one.chainId === chainId && one.address === address);
  if (entry) {
    return entry.contract === contract ? 'in the registry' : 'in the registry under another name';
  }
  return differences.some((one) => one.chainId === chainId && one.listed === address)
    ? 'explained in differences.ts'
    : 'unexplained';
}

/** Sentences on where the registry and the lists disagree, in both directions. */
export function findListFaults(rows: readonly ListedRow[], compared: Compared): string[] {
  const missing = rows
    .filter((row) => outcomeOf(row, compared) === 'unexplained')
    .map(
      ({contract, chainId, address, source}) =>
        `${contract} on ${chainId}: ${source} names ${address}, which the registry has not; take it, or explain it in listDifferences.ts`,
    );
  const listed = new Map(
    byAddress(rows).flatMap((group) =>
      group.map((row) => [`${row.chainId} ${row.address}`, row] as const),
    ),
  );
  const contradicted = compared.deployments.flatMap(({chainId, contract, address}) => {
    if (listed.has(`${chainId} ${address}`)) return [];
    const other = rows.find(
      (row) =>
        row.chainId === chainId &&
        row.contract === contract &&
        outcomeOf(row, compared) === 'unexplained',
    );
    return other
      ? [
          `${contract} on ${chainId}: the registry has ${address}, but ${other.source} names ${other.address}`,
        ]
      : [];
  });
  return [...contradicted, ...missing];
}
