import {badgeOf, type Shown} from '../../plugins/search/engine/record';

/** How many sections the modal asks for. */
const ASKED = 20;
/** How many of a group it shows. */
const PER_GROUP = 5;

/** What was found in the order in which the modal lists it: grouped by section, then by page. */
export const modalOrder = (found: readonly Pick<Shown, 'u' | 'h'>[]): string[] =>
  grouped(found.slice(0, ASKED), ({u}) => badgeOf(u))
    .flatMap((section) => grouped(section, ({h}) => h[0] ?? ''))
    .flat()
    .map(({u}) => u);

function grouped<Value>(values: readonly Value[], groupOf: (value: Value) => string): Value[][] {
  const groups = new Map<string, Value[]>();
  for (const value of values) {
    const group = groups.get(groupOf(value)) ?? [];
    if (group.length < PER_GROUP) group.push(value);
    groups.set(groupOf(value), group);
  }
  return [...groups.values()];
}
