import {groupOf} from '../../plugins/search/docsearch/groupOf';
import type {Excerpt} from '../../plugins/search/engine/packExcerpts';

/** How many sections the modal asks for. */
const ASKED = 20;
/** How many of a group it shows. */
const PER_GROUP = 5;

/** What was found in the order in which the modal lists it: the best first, then grouped by section; both by page. */
export const modalOrder = (matches: readonly Pick<Excerpt, 'url' | 'headings'>[]): string[] =>
  grouped(matches.slice(0, ASKED), ({url}, place) => groupOf(url, place))
    .flatMap((section) => grouped(section, ({headings}) => headings[0] ?? ''))
    .flat()
    .map(({url}) => url);

function grouped<Value>(
  values: readonly Value[],
  groupNameOf: (value: Value, place: number) => string,
): Value[][] {
  const groups = new Map<string, Value[]>();
  values.forEach((value, place) => {
    const name = groupNameOf(value, place);
    const group = groups.get(name) ?? [];
    if (group.length < PER_GROUP) group.push(value);
    groups.set(name, group);
  });
  return [...groups.values()];
}
