import type {AbiParameter} from 'viem';
import {componentOf, itemOf} from '../outside/outsideCall';
import type {Texts} from '../values/argumentsOf';
import {humanOf, type Surroundings} from '../values/humanOf';

/** A value with its place, as a table shows it. */
export type Row = {
  label: string;
  type: string;
  raw: string;
  human?: string;
};

/** Values as rows: those of tuples and lists each with its place, `ticks[0].liquidityNet`. */
export const rowsOf = (
  parameters: readonly AbiParameter[],
  values: readonly unknown[],
  {units, given}: {units: Texts; given: Surroundings},
): Row[] =>
  parameters.flatMap((parameter, index) => {
    const label = parameter.name || (parameters.length > 1 ? String(index + 1) : '');
    return rowsIn(parameter, values[index], {label, path: `${index}`, units, given});
  });

type Place = {label: string; path: string; units: Texts; given: Surroundings};

/** Longer lists are shown by their first items; the raw data holds all. */
const MOST_ITEMS = 50;

function rowsIn(parameter: AbiParameter, value: unknown, place: Place): Row[] {
  const {label, path, units, given} = place;
  const item = itemOf(parameter);
  if (item) {
    const items = value as readonly unknown[];
    const shown = items
      .slice(0, MOST_ITEMS)
      .flatMap((one, index) => rowsIn(item, one, {...place, label: `${label}[${index}]`}));
    const rest = items.length - MOST_ITEMS;
    const count = {label, type: parameter.type, raw: `${items.length} items`};
    return items.length === 0 || rest > 0 ? [count, ...shown] : shown;
  }
  if ('components' in parameter) {
    return parameter.components.flatMap((component, index) =>
      rowsIn(component, componentOf(value, component, index), {
        ...place,
        label: [label, component.name || String(index + 1)].filter(Boolean).join('.'),
        path: `${path}.${index}`,
      }),
    );
  }
  const {type, name = ''} = parameter;
  const unit = units[path];
  // Encoders take whole numbers of at most 48 bits as numbers.
  const exact = typeof value === 'number' ? BigInt(value) : value;
  const human = humanOf(exact, {type, name, ...(unit && {unit})}, given);
  return [
    {label, type: unit ? `${type}, ${unit}` : type, raw: String(value), ...(human && {human})},
  ];
}
