import type {Contract, Member} from '../../facts/reference/model';
import {causeId} from '../../facts/reference/reverts/causeId';
import type {Entry, Reachable, RevertGraph} from '../../facts/reference/reverts/model';
import {reachableFrom} from '../../facts/reference/reverts/reachableFrom';
import {dispatchedReverts, dispatchFaults, type Noted} from '../commands/dispatchedReverts';
import {noteElsewhere, noteOf} from './contractMembers';
import type {MemberNote} from './contractNotes';
import type {NotedPage, NotedPages} from './readNotes';

type Sources = {
  contracts: ReadonlyMap<string, Contract>;
  graphs: ReadonlyMap<string, RevertGraph>;
  pages: NotedPages;
  /** What we say of the reverts of actions, by their constants. */
  actions?: Noted;
};

/** What the notes of a contract leave out of what its code reverts with, and what they name that it does not hold. */
export function revertFaults(
  page: NotedPage,
  {contracts, graphs, pages, actions = {}}: Sources,
): string[] {
  const {notes} = page;
  const contract = contracts.get(notes.contract);
  const graph = graphs.get(notes.contract);
  if (!contract || !graph) return [];
  const reached = new Set<string>();
  const faults = contract.members.flatMap((member) => {
    const own = noteOf(notes, member);
    const elsewhere = own ? undefined : noteElsewhere(member, notes, pages);
    const note = own ?? elsewhere?.note;
    const entry = entryOf(member, graph);
    if (!note || !entry) return [];
    const causes = reachableFrom(entry.function, graph);
    causes.forEach((cause) => reached.add(causeId(cause, graph)));
    const {commands} = notes;
    const dispatched = dispatchedReverts(
      entry.function,
      commands
        ? {graph, kind: 'command', noted: commands}
        : {graph, kind: 'action', noted: actions},
    );
    const general = [...(notes.unreachable ?? []), ...(elsewhere?.page.notes.unreachable ?? [])];
    return [
      ...missing(member, {
        causes: causes.filter((cause) => !dispatched.has(causeId(cause, graph))),
        graph,
        note: {...note, unreachable: [...(note.unreachable ?? []), ...general]},
      }),
      ...(own ? unknown(member, {causes, graph, note: own}) : []),
    ];
  });
  const stale = (notes.unreachable ?? [])
    .flatMap(({from}) => from)
    .filter((id) => !reached.has(id))
    .map((id) => `"unreachable" names ${id}, which no function of ${contract.name} reaches`);
  return [
    ...faults,
    ...dispatchFaults([graph], {kind: 'command', noted: notes.commands ?? {}}),
    ...stale,
  ];
}

/** What the code of a member reverts with, by its selector or its name. */
export function entryOf(
  {selector, signature, name, kind}: Member,
  {entries}: RevertGraph,
): Entry | undefined {
  if (kind !== 'function' && kind !== 'constructor') return undefined;
  const named = entries.filter((entry) => entry.signature.startsWith(`${name || kind}(`));
  return (
    entries.find((entry) => selector && entry.selector === selector) ??
    named.find((entry) => entry.signature === signature) ??
    (named.length === 1 ? named[0] : undefined)
  );
}

type Compared = {causes: readonly Reachable[]; graph: RevertGraph; note: MemberNote};

function missing({signature}: Member, {causes, graph, note}: Compared): string[] {
  const named = new Set([
    ...(note.reverts ?? []).flatMap(({error, from = []}) => [error, ...from]),
    ...(note.unreachable ?? []).flatMap(({from}) => from),
  ]);
  const own = causes.filter(({kind}) => kind !== 'wrapped');
  const first = new Map(own.map((cause) => [causeId(cause, graph), cause] as const).reverse());
  return [...first]
    .filter(([id]) => !named.has(id))
    .map(
      ([id, {kind, file, line, via}]) =>
        `${signature} does not list ${id} (${kind} at ${file}:${line}, reached by ${via.join(' > ')}); list it under "reverts", or say under "unreachable" why it cannot happen`,
    );
}

/** What the notes say that the code does not hold; a called contract may revert with anything. */
function unknown({signature}: Member, {causes, graph, note}: Compared): string[] {
  const ids = new Set(causes.map((cause) => causeId(cause, graph)));
  const passesOn = causes.some(
    ({kind, text}) =>
      ['call', 'creation', 'abstract'].includes(kind) || (kind === 'revert' && !text),
  );
  const hasSilent = causes.some(
    (cause) => causeId(cause, graph) === cause.function.replace(/\(.*$/, ''),
  );
  const errors = (note.reverts ?? [])
    .map(({error}) => error)
    .filter((error) => !passesOn && !ids.has(error) && !(error === 'none' && hasSilent));
  const from = [...(note.reverts ?? []), ...(note.unreachable ?? [])]
    .flatMap((one) => one.from ?? [])
    .filter((id) => !ids.has(id));
  return [...errors, ...from].map((id) => `${signature} names ${id}, which its code does not hold`);
}
