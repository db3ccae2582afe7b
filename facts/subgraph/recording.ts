/** A row as it is stored: numbers beyond 32 bits and ids of other rows are strings. */
export type Row = {readonly [field: string]: Value | undefined; readonly id: string};

export type Value = string | number | boolean | null | readonly string[];

/** A row from a block on, until a later version of it. */
export type Version = {block: number; row: Row};

/** What an indexer stored of a chain, block by block. */
export type Recording = {
  /** The first block that was indexed. */
  start: number;
  /** The last one. */
  head: {number: number; timestamp: number; hash: string};
  versions: Readonly<Record<string, readonly Version[]>>;
};

/** The rows of an entity as they were after a block, by id. */
export const rowsAt = (recording: Recording, entity: string, block: number): Map<string, Row> =>
  new Map([...versionsAt(recording, entity, block)].map(([id, {row}]) => [id, row]));

/** The same, each with the block that wrote it. */
export function versionsAt(
  {versions}: Recording,
  entity: string,
  block: number,
): Map<string, Version> {
  const list = new Map<string, Version>();
  for (const version of versions[entity] ?? []) {
    if (version.block <= block) list.set(version.row.id, version);
  }
  return list;
}

/** A recording that may be asked from a block on: of what was replaced before, nothing stays. */
export function since(start: number, {head, versions}: Recording): Recording {
  const remaining = Object.entries(versions).map(([entity, list]) => {
    const last = new Map(list.filter(({block}) => block <= start).map((one) => [one.row.id, one]));
    return [entity, list.filter((one) => one.block > start || last.get(one.row.id) === one)];
  });
  return {start, head, versions: Object.fromEntries(remaining) as Recording['versions']};
}
