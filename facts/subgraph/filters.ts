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
  passes: (held: FilterValue, asked: FilterValue) => boolean;
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
  const order = (held: FilterValue, asked: FilterValue) => compareValues(field.named, held, asked);
  const comparison =
    (test: (order: number) => boolean) => (held: FilterValue, asked: FilterValue) =>
      held != null && test(order(held, asked));
  const isIn = (held: FilterValue, asked: FilterValue) =>
    Array.isArray(asked) && asked.some((one: Value) => order(held, one) === 0);
  const holds = (held: FilterValue, asked: FilterValue) =>
    String(held ?? '').includes(String(asked));

  const one = {field, takesList: false};
  const many = {field, takesList: true};
  const {name} = field;
  return [
    {...one, name, passes: (held, asked) => order(held, asked) === 0},
    {...one, name: `${name}_not`, passes: (held, asked) => order(held, asked) !== 0},
    {...many, name: `${name}_in`, passes: isIn},
    {...many, name: `${name}_not_in`, passes: (held, asked) => !isIn(held, asked)},
    ...(field.named === 'Boolean'
      ? []
      : [
          {...one, name: `${name}_gt`, passes: comparison((sign) => sign > 0)},
          {...one, name: `${name}_lt`, passes: comparison((sign) => sign < 0)},
          {...one, name: `${name}_gte`, passes: comparison((sign) => sign >= 0)},
          {...one, name: `${name}_lte`, passes: comparison((sign) => sign <= 0)},
        ]),
    ...(field.isReference || TEXTS.includes(field.named)
      ? [
          {...one, name: `${name}_contains`, passes: holds},
          {
            ...one,
            name: `${name}_not_contains`,
            passes: (held: FilterValue, asked: FilterValue) => !holds(held, asked),
          },
        ]
      : []),
  ];
}
