import {addressRows} from './addressRows';
import {messageRows} from './messageRows';
import {nameRows} from './nameRows';
import {packageRows} from './packageRows';
import type {Sources} from './sources';
import {GENERATED_KINDS, type GoldenRow} from './parseGolden';
import {revertRows} from './revertRows';
import {selectorRows} from './selectorRows';

/** A row for each name, selector, revert and address that the pages show, in the order of kinds. */
export function generateRows(sources: Sources): GoldenRow[] {
  const answered = [
    ...nameRows(sources),
    ...revertRows(sources),
    ...messageRows(sources),
    ...selectorRows(sources),
    ...addressRows(sources),
    ...packageRows(sources),
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
