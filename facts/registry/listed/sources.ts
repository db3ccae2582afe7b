import type {Era} from '../deployment';
import type {ListedRow} from './listedRow';

/** The lists, the most telling first, with their month; of the last, another has every address taken. */
const LISTS: readonly (readonly [start: string, Era?])[] = [
  ['Uniswap/contracts ', '2026-08'],
  ['@uniswap/', '2026-09'],
  ['Uniswap/docs ', '2026-09'],
  ['Uniswap/protocol-fees ', '2026-09'],
  ['Uniswap/govkit ', '2026-09'],
  ['Uniswap/UniswapX '],
];

const rankOf = ({source}: ListedRow): number =>
  LISTS.findIndex(([start]) => source.startsWith(start));

/** The row that tells most of an address: one with its creation, if a list has that. */
export function bestRow(rows: readonly ListedRow[]): ListedRow {
  const [best] = [...rows].sort((one, other) => rankOf(one) - rankOf(other));
  if (!best || rankOf(best) < 0)
    throw new Error(`no list is known as ${best?.source ?? 'nothing'}`);
  return best;
}

/** The month of the list that a row is from. */
export function eraOf(row: ListedRow): Era {
  const [start, era] = LISTS[rankOf(row)] ?? [row.source];
  if (!era) throw new Error(`registry: ${start} alone names ${row.address} on ${row.chainId}`);
  return era;
}

/** Where a row can be read: the file at its commit, or the package with its version. */
export function locationOf({source}: ListedRow): string {
  const [, repository, file, commit] = /^(\S+) (\S+)@([0-9a-f]+)$/.exec(source) ?? [];
  if (source.startsWith('@') || !repository) return source;
  return `https://github.com/${repository}/blob/${commit}/${file}`;
}
