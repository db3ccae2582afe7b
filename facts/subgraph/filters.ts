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
      (field.isList
        ? listOperators
        : operatorsOf(field.isReference ? 'String' : field.typeName)
      ).map((operator) => ({...operator, name: field.name + operator.suffix, field})),
    );

/** Whose rows are filtered, and whether as the rows that others name. */
type Filtered = {entity: Entity; lookup: Lookup; isChild?: boolean};

/** Whether a row passes all conditions of a `where`, as graph-node reads it. */
export function passing(where: Where, filtered: Filtered): (row: Row) => boolean {
  const conditions = Object.keys(where).map((name) => conditionOf(where, {...filtered, name}));
  return (row) => conditions.every((passes) => passes(row));
}

/** One condition of a `where`. */
function conditionOf(
  where: Where,
  {name, ...filtered}: Filtered & {name: string},
): (row: Row) => boolean {
  const {entity, lookup, isChild = false} = filtered;
  const asked = where[name];
  if (name === 'and' || name === 'or') {
    const parts = partsOf(where).map((part) => passing(part, filtered));
    return (row) =>
      name === 'and' ? parts.every((passes) => passes(row)) : parts.some((passes) => passes(row));
  }
  if (name === '_change_block') {
    const {number_gte: since} = whereOf(asked) as {number_gte: number};
    return ({id}) => (lookup.versionsOf(entity.name).get(id)?.block ?? 0) >= since;
  }
  const child = entity.fields.find((one) => one.isReference && `${one.name}_` === name);
  if (!child) return fieldCondition(filtered, {name, asked: asked as Value});
  if (!isChild) return childCondition(lookup, {field: child, where: whereOf(asked)});
  throw new Error(
    `Child filter nesting not supported by value \`${child.name}\`: \`${JSON.stringify(asked)}\``,
  );
}

function fieldCondition(
  {entity, lookup}: Filtered,
  {name, asked}: {name: string; asked: Value},
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
function childCondition(
  lookup: Lookup,
  {field, where}: {field: Field; where: Where},
): (row: Row) => boolean {
  const passes = passing(where, {entity: lookup.entityOf(field.typeName), lookup, isChild: true});
  if (field.isList) return (row) => rowsIn(lookup, {field, row}).some(passes);
  return (row) => {
    const other = rowOf(lookup, {entity: field.typeName, id: row[field.name]});
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
