import {compareValues} from './compareValues';
import type {Entity, Field} from './readEntities';
import type {Row, Value} from './recording';

type FilterValue = Value | undefined;

type Filter = {
  /** The name in `where`, as `reserveUSD_gt`. */
  name: string;
  field: Field;
  /** Whether it is given a list of values. */
  takesList: boolean;
  passes: (value: FilterValue, wanted: FilterValue) => boolean;
};

const TEXTS = ['String', 'Bytes'];

/** All that rows of an entity can be filtered by; lists cannot. */
export const filtersOf = ({fields}: Entity): Filter[] =>
  fields.filter(({isList}) => !isList).flatMap(filtersOfField);

/** What tells whether a row passes all filters of a `where`. */
export function passing(
  entity: Entity,
  where: Readonly<Record<string, FilterValue>>,
): (row: Row) => boolean {
  const filters = filtersOf(entity).filter(({name}) => Object.hasOwn(where, name));
  return (row) => filters.every(({name, field, passes}) => passes(row[field.name], where[name]));
}

function filtersOfField(field: Field): Filter[] {
  const order = (value: FilterValue, wanted: FilterValue) =>
    compareValues(field.typeName, value, wanted);
  const comparison =
    (test: (order: number) => boolean) => (value: FilterValue, wanted: FilterValue) =>
      value != null && test(order(value, wanted));
  const isIn = (value: FilterValue, wanted: FilterValue) =>
    Array.isArray(wanted) && wanted.some((one: Value) => order(value, one) === 0);
  const holds = (value: FilterValue, wanted: FilterValue) =>
    String(value ?? '').includes(String(wanted));

  const one = {field, takesList: false};
  const many = {field, takesList: true};
  const {name} = field;
  return [
    {...one, name, passes: (value, wanted) => order(value, wanted) === 0},
    {...one, name: `${name}_not`, passes: (value, wanted) => order(value, wanted) !== 0},
    {...many, name: `${name}_in`, passes: isIn},
    {...many, name: `${name}_not_in`, passes: (value, wanted) => !isIn(value, wanted)},
    ...(field.typeName === 'Boolean'
      ? []
      : [
          {...one, name: `${name}_gt`, passes: comparison((sign) => sign > 0)},
          {...one, name: `${name}_lt`, passes: comparison((sign) => sign < 0)},
          {...one, name: `${name}_gte`, passes: comparison((sign) => sign >= 0)},
          {...one, name: `${name}_lte`, passes: comparison((sign) => sign <= 0)},
        ]),
    ...(field.isReference || TEXTS.includes(field.typeName)
      ? [
          {...one, name: `${name}_contains`, passes: holds},
          {
            ...one,
            name: `${name}_not_contains`,
            passes: (value: FilterValue, wanted: FilterValue) => !holds(value, wanted),
          },
        ]
      : []),
  ];
}
