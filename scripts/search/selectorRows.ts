import {anchorOf} from '../../plugins/expand/reference/lookUp';
import {documentedPages} from './documentedPages';
import type {Answered, Ground} from './generateRows';

/** Every so many selectors are asked for without `0x`, as some tools print them. */
const BARE = 4;

/** Selectors of functions and errors, topics of events: the member on each page that has it. */
export function selectorRows(ground: Ground): Answered[] {
  const found = documentedPages(ground).flatMap(({route, contract}) =>
    contract.members.flatMap((member) =>
      member.selector
        ? [{selector: member.selector, address: `${route}#${anchorOf(member, contract)}`}]
        : [],
    ),
  );
  const selectors = [...new Set(found.map(({selector}) => selector))].sort();
  return found.map(({selector, address}) => ({
    query: selectors.indexOf(selector) % BARE === 0 ? selector.slice(2) : selector,
    kind: 'selector',
    address,
  }));
}
