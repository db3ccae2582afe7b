import {compareValues} from './compareValues';
import {passing, type Where} from './filters';
import {comparedType, rowOf, type Lookup} from './lookup';
import type {Entity} from './readEntities';
import type {Row, Value} from './recording';

/** What a list may be asked for. */
export type ListArguments = {
  /** Rows at most: 100 unless told, 1,000 at most. */
  first?: number | null;
  /** Rows left out at the beginning: 5,000 at most. */
  skip?: number | null;
  where?: Where | null;
  /** The id unless given; `token0__symbol` is a field of the row that `token0` names. */
  orderBy?: string | null;
  orderDirection?: 'asc' | 'desc' | null;
};

/** The rows that a list's arguments ask for; throws in the service's words beyond its limits. */
export function selectRows(
  rows: Iterable<Row>,
  {entity, asked, lookup}: {entity: Entity; asked: ListArguments; lookup: Lookup},
): Row[] {
  const first = within('first', asked.first ?? 100, {least: 1, most: 1_000});
  const skip = within('skip', asked.skip ?? 0, {least: 0, most: 5_000});
  const {where, orderBy, orderDirection} = asked;
  const {type, valueOf} = orderOf(lookup, {entity, orderBy: orderBy ?? 'id'});
  const sign = orderDirection === 'desc' ? -1 : 1;
  return [...rows]
    .filter(passing(where ?? {}, {entity, lookup}))
    .sort(
      (one, other) =>
        sign *
        (compareValues(type, valueOf(one), valueOf(other)) ||
          compareValues('ID', one.id, other.id)),
    )
    .slice(skip, skip + first);
}

type Order = {type: string; valueOf: (row: Row) => Value | undefined};

/** By what rows are ordered, and how it is compared. */
function orderOf(lookup: Lookup, {entity, orderBy}: {entity: Entity; orderBy: string}): Order {
  const [name = 'id', child] = orderBy.split('__');
  const field = entity.fields.find((one) => one.name === name);
  if (!field || !child) {
    return {type: field ? comparedType(field, lookup) : 'ID', valueOf: (row) => row[name]};
  }
  const {type} = orderOf(lookup, {entity: lookup.entityOf(field.typeName), orderBy: child});
  return {type, valueOf: (row) => rowOf(lookup, {entity: field.typeName, id: row[name]})?.[child]};
}

function within(name: string, value: number, {least, most}: {least: number; most: number}): number {
  if (value >= least && value <= most) return value;
  throw new Error(`The \`${name}\` argument must be between 0 and ${most}, but is ${value}`);
}
