import type {AtlasEntry} from '../../atlas';
import type {NotedPages} from '../../plugins/expand/reference/readNotes';
import type {Contract} from '../../reference/model';
import type {Deployment} from '../../registry/contracts';
import {addressRows} from './addressRows';
import {nameRows} from './nameRows';
import {packageRows} from './packageRows';
import {GENERATED_KINDS, type GeneratedKind, type GoldenRow} from './parseGolden';
import {revertRows} from './revertRows';
import {selectorRows} from './selectorRows';
import type {ShownPage} from './shownPage';

/** What queries are generated from. */
export type Ground = {
  /** The pages that are written. */
  pages: readonly ShownPage[];
  contracts: ReadonlyMap<string, Contract>;
  noted: NotedPages;
  entries: readonly AtlasEntry[];
  deployments: readonly Deployment[];
};

/** A query and an address that answers it. */
export type Answered = {query: string; kind: GeneratedKind; address: string};

/** A row for each name, selector, revert and address that the pages show, in the order of kinds. */
export function generateRows(ground: Ground): GoldenRow[] {
  const answered = [
    ...nameRows(ground),
    ...revertRows(ground),
    ...selectorRows(ground),
    ...addressRows(ground),
    ...packageRows(ground),
  ];
  const rows = new Map<string, GoldenRow>();
  for (const {query, kind, address} of answered) {
    const row = rows.get(query) ?? {query, kind, set: 'generated', accepted: []};
    if (!row.accepted.includes(address)) row.accepted.push(address);
    rows.set(query, row);
  }
  const rank = ({kind}: GoldenRow) => GENERATED_KINDS.findIndex((one) => one === kind);
  return [...rows.values()]
    .map((row) => ({...row, accepted: row.accepted.sort()}))
    .sort((one, other) => rank(one) - rank(other) || (one.query < other.query ? -1 : 1));
}
