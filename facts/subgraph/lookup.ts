import type {Entity, Field} from './readEntities';
import {versionsAt, type Recording, type Row, type Version} from './recording';

/** What filters and orders look up beyond a row: other entities, and their rows after a block. */
export type Lookup = {
  entityOf: (name: string) => Entity;
  /** Versions of the rows of an entity, by id. */
  versionsOf: (entity: string) => ReadonlyMap<string, Version>;
};

/** A lookup of the rows of a recording after a block. */
export type LookupAt = (block: number) => Lookup;

/** The lookups of a recording, each list of rows made once. */
export function createLookup(entities: readonly Entity[], recording: Recording): LookupAt {
  const lists = new Map<string, ReadonlyMap<string, Version>>();
  const entityOf = (name: string): Entity => {
    const entity = entities.find((one) => one.name === name);
    if (!entity) throw new Error(`the schema has no entity ${name}`);
    return entity;
  };
  return (block) => ({
    entityOf,
    versionsOf(entity) {
      const key = `${entity} ${block}`;
      const list = lists.get(key) ?? versionsAt(recording, entity, block);
      lists.set(key, list);
      return list;
    },
  });
}

/** The type by which values of a field are compared; another row is named by its id. */
export function comparedType(field: Field, {entityOf}: Pick<Lookup, 'entityOf'>): string {
  return field.isReference ? idTypeOf(entityOf(field.typeName)) : field.typeName;
}

/** The row of an entity that has an id, which is compared by value where it is bytes. */
export function rowOf(
  {entityOf, versionsOf}: Lookup,
  {entity, id}: {entity: string; id: unknown},
): Row | undefined {
  const isBytes = idTypeOf(entityOf(entity)) === 'Bytes';
  return versionsOf(entity).get(isBytes ? String(id).toLowerCase() : String(id))?.row;
}

/** The rows of a list: those whose ids a row holds, or those that point to it. */
export function rowsIn({versionsOf}: Lookup, {field, row}: {field: Field; row: Row}): Row[] {
  const ids = row[field.name];
  return [...versionsOf(field.typeName).values()]
    .map((version) => version.row)
    .filter((other) =>
      field.derivedFrom
        ? other[field.derivedFrom] === row.id
        : Array.isArray(ids) && ids.includes(other.id),
    );
}

const idTypeOf = ({fields}: Entity): string =>
  fields.find(({name}) => name === 'id')?.typeName ?? 'ID';
