import type {Recording, Row, Value, Version} from './recording';

/** A version of a row: its block, then each field that differs from the line before, and its value. */
type Line = readonly [block: number, ...changes: (number | Value)[]];

/** A recording as its file holds it; lines name a field by its place in the list of fields. */
export type Packed = Omit<Recording, 'versions'> & {
  versions: Readonly<Record<string, {fields: readonly string[]; lines: readonly Line[]}>>;
};

/** A recording as the text of its file, with the versions of a row one below the other. */
export function packRecording({start, head, versions}: Recording): string {
  const entities = Object.entries(versions).map(([entity, list]) => {
    const fields = [...new Set(list.flatMap(({row}) => Object.keys(row)))];
    const grouped = groupedById(list);
    const lines = grouped.map(({block, row}, index) =>
      JSON.stringify([block, ...changes(fields, grouped[index - 1]?.row, row)]),
    );
    const name = JSON.stringify(entity);
    return `${name}: {"fields": ${JSON.stringify(fields)}, "lines": [\n${lines.join(',\n')}\n]}`;
  });
  const about = `"start": ${start}, "head": ${JSON.stringify(head)}`;
  return `{${about}, "versions": {\n${entities.join(',\n')}\n}}\n`;
}

/** The recording that the text of a file holds. */
export const unpackRecording = (text: string): Recording => unpack(JSON.parse(text) as Packed);

/** The recording that a file holds, its text already parsed. */
export function unpack({versions, ...rest}: Packed): Recording {
  const unpacked = Object.entries(versions).map(([entity, {fields, lines}]) => {
    let row = {} as Row;
    const list = lines.map(([block, ...changed]): Version => {
      const pairs = Array.from({length: changed.length / 2}, (_, index) => [
        fields[Number(changed[2 * index])],
        changed[2 * index + 1],
      ]);
      row = {...row, ...(Object.fromEntries(pairs) as Row)};
      return {block, row};
    });
    return [entity, list];
  });
  return {...rest, versions: Object.fromEntries(unpacked) as Recording['versions']};
}

/** In the order in which the rows come first: versions of one row differ least from each other. */
function groupedById(list: readonly Version[]): Version[] {
  const groups = new Map<string, Version[]>();
  for (const version of list) {
    const group = groups.get(version.row.id);
    if (group) group.push(version);
    else groups.set(version.row.id, [version]);
  }
  return [...groups.values()].flat();
}

function changes(fields: readonly string[], before: Row | undefined, row: Row) {
  return fields.flatMap((field, index) =>
    JSON.stringify(row[field]) === JSON.stringify(before?.[field]) ? [] : [index, row[field]],
  );
}
