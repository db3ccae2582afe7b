import {memberAnchor} from '../../pages/reference/contractMembers';
import {documentedPages} from './documentedPages';
import type {Contract, Member} from '../../facts/reference/model';
import type {QueryAnswer, Sources} from './sources';
import {entriesOf} from './revertRows';

/** Every so many selectors are asked for without `0x`, as some tools print them. */
const BARE = 4;

/** Selectors of functions and errors, topics of events: the member on each page that has it, and the entries of an error. */
export function selectorRows(sources: Sources): QueryAnswer[] {
  const places = documentedPages(sources).flatMap(({route, contract}) =>
    contract.members.flatMap((member) =>
      placesOf(member, {route, contract, sources}).map((address) => ({
        selector: member.selector ?? '',
        address,
      })),
    ),
  );
  const selectors = [...new Set(places.map(({selector}) => selector))].sort();
  return places.map(({selector, address}) => ({
    query: selectors.indexOf(selector) % BARE === 0 ? selector.slice(2) : selector,
    kind: 'selector',
    address,
  }));
}

type On = {route: string; contract: Contract; sources: Sources};

/** Where a page answers the selector of a member: an error whose entry stands there is told in that only. */
function placesOf(member: Member, {route, contract, sources}: On): string[] {
  if (!member.selector) return [];
  const own = `${route}#${memberAnchor(member, contract)}`;
  if (member.kind !== 'error') return [own];
  const entries = entriesOf(sources, member.signature);
  return entries.some((entry) => entry.startsWith(`${route}#`)) ? entries : [own, ...entries];
}
