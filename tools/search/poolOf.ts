import type {PageTree} from '../../pages/readTrees';
import {isExact, type UnseenRow} from './unseenRows';
import type {Ways} from './waysOf';

/** A query, and every page that a judge compares for it, in an order that says nothing of who found it. */
type Pooled = {kind: string; query: string; candidates: {page: string; title: string}[]};

/** Pages of each way that a judge sees. */
const DEPTH = 5;

/** Collects for each query what all ways find first and what is accepted already, for a judge who knows neither. */
export function poolOf(
  rows: readonly UnseenRow[],
  {ways, pages}: {ways: Ways; pages: readonly PageTree[]},
): Pooled[] {
  const titles = new Map(pages.map(({route, title}) => [route, title]));
  return rows.map((row) => {
    const placeOf = (address: string) => (isExact(row) ? address : pageOf(address));
    const found = Object.values(ways).flatMap((find) =>
      [...new Set(find(row.query).map(placeOf))].slice(0, DEPTH),
    );
    const candidates = [...new Set([...row.accepted.map(placeOf), ...found])].sort();
    return {
      kind: row.kind,
      query: row.query,
      candidates: candidates.map((page) => ({page, title: titles.get(pageOf(page)) ?? ''})),
    };
  });
}

const pageOf = (address: string): string => address.replace(/#.*/, '');
