import type {Entity} from './readEntities';

/** An entity or a field that two schemas do not have alike. */
export type SchemaChange = {
  entity: string;
  /** Not given where the whole entity came or went. */
  field?: string;
  /** Type in the earlier schema; of an entity, its fields. */
  before?: string;
  /** Type in the later schema; of an entity, its fields. */
  after?: string;
};

/** What a later schema adds, removes and changes, in the order of the earlier one. */
export function schemaChanges(
  earlier: readonly Entity[],
  later: readonly Entity[],
): SchemaChange[] {
  const names = new Set([...earlier, ...later].map(({name}) => name));
  return [...names].flatMap((entity): SchemaChange[] => {
    const before = earlier.find(({name}) => name === entity);
    const after = later.find(({name}) => name === entity);
    if (before && after) return fieldChanges(before, after);
    return [{entity, before: before && namesOf(before), after: after && namesOf(after)}];
  });
}

/** `LiquidityPosition`, or `User.usdSwapped`. */
export const pathOf = ({entity, field}: SchemaChange): string =>
  field ? `${entity}.${field}` : entity;

function fieldChanges(earlier: Entity, later: Entity): SchemaChange[] {
  const typeIn = ({fields}: Entity, field: string) => fields.find(({name}) => name === field)?.type;
  return [...new Set([...earlier.fields, ...later.fields].map(({name}) => name))]
    .map((field) => ({
      entity: earlier.name,
      field,
      before: typeIn(earlier, field),
      after: typeIn(later, field),
    }))
    .filter(({before, after}) => before !== after);
}

const namesOf = ({fields}: Entity): string => fields.map(({name}) => name).join(', ');
