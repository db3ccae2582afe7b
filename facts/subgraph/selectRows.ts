import {compareValues} from './compareValues';
import {passing} from './filters';
import type {Entity} from './readEntities';
import type {Row, Value} from './recording';

/** What a list may be asked for. */
export type ListArguments = {
  /** Rows at most: 100 unless told, 1,000 at most. */
  first?: number | null;
  /** Rows left out at the beginning: 5,000 at most. */
  skip?: number | null;
  where?: Readonly<Record<string, Value | undefined>> | null;
  /** The id unless told. */
  orderBy?: string | null;
  orderDirection?: 'asc' | 'desc' | null;
};

/** The rows that a list's arguments ask for; throws in the service's words beyond its limits. */
export function selectRows(rows: Iterable<Row>, entity: Entity, asked: ListArguments): Row[] {
  const first = within('first', asked.first ?? 100, 1_000);
  const skip = within('skip', asked.skip ?? 0, 5_000);
  const {where, orderBy, orderDirection} = asked;
  const type = entity.fields.find(({name}) => name === orderBy)?.typeName ?? 'ID';
  const sign = orderDirection === 'desc' ? -1 : 1;
  return [...rows]
    .filter(passing(entity, where ?? {}))
    .sort(
      (one, other) =>
        sign *
        (compareValues(type, one[orderBy ?? 'id'], other[orderBy ?? 'id']) ||
          compareValues('ID', one.id, other.id)),
    )
    .slice(skip, skip + first);
}

function within(name: string, value: number, most: number): number {
  if (value >= 0 && value <= most) return value;
  throw new Error(`The \`${name}\` argument must be between 0 and ${most}, but is ${value}`);
}
