import fees from './fees.json';
import governance from './governance.json';
import type {ListedRow} from './listedRow';
import other from './other.json';
import permissionedPools from './permissioned-pools.json';
import permit2 from './permit2.json';
import uniswapx from './uniswapx.json';
import universalRouter from './universal-router.json';
import v2 from './v2.json';
import v3 from './v3.json';
import v4 from './v4.json';

/** The rows of all lists, by the product that they belong to. */
export const listedRows = {
  v2: v2 as readonly ListedRow[],
  v3: v3 as readonly ListedRow[],
  v4: v4 as readonly ListedRow[],
  permit2: permit2 as readonly ListedRow[],
  universalRouter: universalRouter as readonly ListedRow[],
  uniswapx: uniswapx as readonly ListedRow[],
  fees: fees as readonly ListedRow[],
  governance: governance as readonly ListedRow[],
  permissionedPools: permissionedPools as readonly ListedRow[],
  other: other as readonly ListedRow[],
};

/** The rows that name one address on one chain, for every address that the rows name. */
export function byAddress(rows: readonly ListedRow[]): ListedRow[][] {
  const groups = new Map<string, ListedRow[]>();
  for (const row of rows) {
    const key = `${row.chainId} ${row.address}`;
    const group = groups.get(key);
    if (group) group.push(row);
    else groups.set(key, [row]);
  }
  return [...groups.values()];
}

/** The rows, with a further one for the contract behind each proxy. */
export const withImplementations = (rows: readonly ListedRow[]): ListedRow[] =>
  rows.flatMap((row): ListedRow[] => {
    const {chainId, contract, implementation: address, status, source} = row;
    if (!address) return [row];
    return [row, {chainId, contract: `${contract} (implementation)`, address, status, source}];
  });
