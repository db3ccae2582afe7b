import {comparedType, rowOf, rowsIn, type Lookup} from './lookup';
import {listOperators, operatorsOf, type Operator} from './operators';
import type {Entity, Field} from './readEntities';
import type {Row, Value} from './recording';

/** What a list is filtered by, as a query gives it. */
export type Where = Readonly<{[name: string]: FilterValue}>;
type FilterValue = Value | undefined | Where | readonly Where[];

/** A field of the input type of filters: `reserveUSD_gt`. */
type FieldFilter = Operator & {name: string; field: Field};

/** Filters of single fields that rows of an entity have. */
export const filtersOf = ({fields}: Entity): FieldFilter[] =>
  fields
    .filter(({derivedFrom}) => !derivedFrom)
    .flatMap((field) =>
      (field.isList ? listOperators : operatorsOf(field.isReference ? 'String' : field.typeName)).map(
        (operator) => ({...operator, name: field.name + operator.suffix, field}),
      ),
    );

/** Whether a row passes all conditions of a `where`, as graph-node reads it. */
export function passing(
  entity: Entity,
  where: Where,
  lookup: Lookup,
  isChild = false,
): (row: Row) => boolean {
  const conditions = Object.entries(where).map(([name, asked]): ((row: Row) => boolean) => {
    if (name === 'and' || name === 'or') {
      const parts = partsOf(where).map((part) => passing(entity, part, lookup, isChild));
      return name === 'and'
        ? (row) => parts.every((passes) => passes(row))
        : (row) => parts.some((passes) => passes(row));
    }
    if (name === '_change_block') {
      const {number_gte: since} = whereOf(asked) as {number_gte: number};
      return ({id}) => (lookup.versionsOf(entity.name).get(id)?.block ?? 0) >= since;
    }
    const child = name.endsWith('_') && entity.fields.find((one) => `${one.name}_` === name);
    if (!child) return fieldCondition(entity, {name, asked: asked as Value}, lookup);
    if (isChild) {
      const filter = JSON.stringify(asked);
      throw new Error(
        `Child filter nesting not supported by value \`${child.name}\`: \`${filter}\``,
      );
    }
    return childCondition(child, whereOf(asked), lookup);
  });
  return (row) => conditions.every((passes) => passes(row));
}

function fieldCondition(
  entity: Entity,
  {name, asked}: {name: string; asked: Value},
  lookup: Lookup,
): (row: Row) => boolean {
  const filter = filtersOf(entity).find((one) => one.name === name);
  if (!filter) throw new Error(`Entity \`${entity.name}\` has no attribute \`${name}\``);
  const {field, suffix} = filter;
  const type = comparedType(field, lookup);
  // Ids of other rows are text in a query, and compared as what they are.
  const exact = field.isList ? undefined : operatorsOf(type).find((one) => one.suffix === suffix);
  const {passes} = exact ?? filter;
  return (row) => passes(row[field.name], asked);
}

/** Whether the row that a field names passes, or one of its list. */
function childCondition(field: Field, where: Where, lookup: Lookup): (row: Row) => boolean {
  const passes = passing(lookup.entityOf(field.typeName), where, lookup, true);
  if (field.isList) return (row) => rowsIn(field, row, lookup).some(passes);
  return (row) => {
    const other = rowOf(field.typeName, String(row[field.name]), lookup);
    return other !== undefined && passes(other);
  };
}

/** The parts of `and` and `or`, which stand alone: graph-node reads both as one list. */
function partsOf(where: Where): readonly Where[] {
  const columns = Object.keys(where).filter((name) => !['and', 'or'].includes(name));
  if (columns.length > 0 && 'or' in where) {
    const found = columns.map((name) => `'${name}'`).join(', ');
    throw new Error(
      `Cannot mix column filters with 'or' operator at the same level. Found column filter(s) ${found} alongside 'or' operator.`,
    );
  }
  return Object.values(where).flatMap((list) => {
    if (!Array.isArray(list)) throw new Error(NO_OBJECT);
    return list.map(whereOf);
  });
}

function whereOf(asked: unknown): Where {
  if (typeof asked !== 'object' || asked === null) throw new Error(NO_OBJECT);
  return asked as Where;
}

/** In the words of graph-node, also where a condition stands beside `and`. */
const NO_OBJECT = 'Filter must by an object';
