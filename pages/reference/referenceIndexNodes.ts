import type {PhrasingContent} from 'mdast';
import type {AtlasEntry} from '../../facts/atlas';
import type {Contract, Member} from '../../facts/reference/model';
import {addressOf} from '../atlas/entryFinder';
import {code, joined, link, table, text, type Nodes} from '../nodes';
import {memberAnchor} from './contractMembers';
import type {NotedPages} from './readNotes';

/** What an index is drawn from: the contracts of a section's pages, and the errors of the atlas. */
export type IndexSources = {
  contracts: ReadonlyMap<string, Contract>;
  pages: NotedPages;
  atlas: readonly AtlasEntry[];
};

/** What an index can list. */
export const indexed = ['contracts', 'functions', 'events', 'errors'] as const;
export type Indexed = (typeof indexed)[number];

/** What a selector stands for, and the pages that describe it. */
type Selected = {selector: string; signature: string; places: {name: string; url: string}[]};

/** What the pages under an address describe: contracts with their files, members by their selectors. */
export function referenceIndexNodes(kind: Indexed, under: string, sources: IndexSources): Nodes {
  const [heads, rows] = tableOf(kind, under, sources);
  return rows.length > 0 ? [table(heads, rows)] : [];
}

type Rows = PhrasingContent[][][];

function tableOf(
  kind: Indexed,
  under: string,
  {contracts, pages, atlas}: IndexSources,
): [heads: string[], rows: Rows] {
  if (kind === 'errors') {
    const entries = atlas.filter((entry) => addressOf(entry).startsWith(under));
    return [['Selector', 'Custom error', 'Thrown by'], errorRows(entries)];
  }
  const described = [...pages.entries()].flatMap(([key, {route}]) => {
    const contract = contracts.get(key);
    return contract && route.startsWith(under) ? [{contract, route}] : [];
  });
  if (kind === 'contracts') return [['Page', 'What it is', 'Source'], contractRows(described)];
  const selected = bySelector(
    described
      .filter(isCalled)
      .flatMap(placesOf)
      .filter(({member}) => `${member.kind}s` === kind),
  );
  return kind === 'events'
    ? [['In', 'Event'], selected.map(eventRow)]
    : [
        ['Selector', 'In', 'Function'],
        selected.map((one) => [[code(one.selector)], ...describedBy(one)]),
      ];
}

type Described = {contract: Contract; route: string};

/** A library runs inside of the contract that uses it: nobody calls it by a selector. */
const isCalled = ({contract}: Described): boolean => contract.kind !== 'library';

const contractRows = (described: readonly Described[]): Rows =>
  described
    .toSorted(({route: one}, {route: other}) => (one < other ? -1 : 1))
    .map(({contract: {name, kind, package: folder, version, files}, route}) => [
      [link(route, [code(name)])],
      [text(kind)],
      [text(`${folder} ${version} `), code(files.find((file) => file.endsWith('.sol')) ?? '–')],
    ]);

type Place = {member: Member; name: string; url: string};

const placesOf = ({contract, route}: Described): Place[] =>
  contract.members.map((member) => ({
    member,
    name: contract.name,
    url: `${route}#${memberAnchor(member, contract)}`,
  }));

/** One of each selector, in their order; what several contracts have names all of them. */
function bySelector(places: readonly Place[]): Selected[] {
  const found = new Map<string, Selected>();
  for (const {member, name, url} of places) {
    if (!member.selector) continue;
    const known = found.get(member.selector);
    if (known) known.places.push({name, url});
    else {
      const {selector, signature} = member;
      found.set(selector, {selector, signature, places: [{name, url}]});
    }
  }
  return [...found.values()].sort((one, other) => (one.selector < other.selector ? -1 : 1));
}

/** The contracts come first: a signature may be wider than the screen. */
const describedBy = ({signature, places}: Selected): PhrasingContent[][] => [
  joined(
    places.map(({name, url}) => [link(url, [text(name)])]),
    ', ',
  ),
  [code(signature)],
];

/** A topic is too long for a column of its own. */
function eventRow(event: Selected): PhrasingContent[][] {
  const [places = [], signature = []] = describedBy(event);
  return [places, [...signature, text(' Topic: '), code(event.selector)]];
}

const errorRows = (entries: readonly AtlasEntry[]): Rows =>
  entries
    .filter(({kind}) => kind === 'error')
    .sort((one, other) => (one.selector < other.selector ? -1 : 1))
    .map((entry) => [
      [code(entry.selector)],
      [link(addressOf(entry), [code(entry.identifier)])],
      [text([...new Set(entry.throwers.map(({contract}) => contract))].join(', '))],
    ]);
