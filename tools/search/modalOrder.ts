import type {Excerpt} from '../../plugins/search/engine/packExcerpts';
import {badgeOf} from '../../plugins/search/engine/weightOf';

/** How many sections the modal asks for. */
const ASKED = 20;
/** How many of a group it shows. */
const PER_GROUP = 5;

/** What was found in the order in which the modal lists it: grouped by section, then by page. */
export const modalOrder = (matches: readonly Pick<Excerpt, 'url' | 'headings'>[]): string[] =>
  grouped(matches.slice(0, ASKED), ({url}) => badgeOf(url))
    .flatMap((section) => grouped(section, ({headings}) => headings[0] ?? ''))
    .flat()
    .map(({url}) => url);

function grouped<Value>(values: readonly Value[], groupOf: (value: Value) => string): Value[][] {
  const groups = new Map<string, Value[]>();
  for (const value of values) {
    const group = groups.get(groupOf(value)) ?? [];
    if (group.length < PER_GROUP) group.push(value);
    groups.set(groupOf(value), group);
  }
  return [...groups.values()];
}
