import type {Contract} from '../../facts/reference/model';
import {driftOf, type Signatures} from '../../facts/reference/driftOf';
import type {EntryFinder} from '../atlas/entryFinder';
import {checkNotes} from './checkNotes';
import {noteElsewhere, structNoteOf} from './contractMembers';
import type {NotedPage, NotedPages} from './readNotes';

/** What a reference page is checked against. */
export type ContractSources = {
  contracts: ReadonlyMap<string, Contract>;
  /** The signatures that the pages were written for. */
  signatures: Signatures;
  pages: NotedPages;
  entryOf: EntryFinder;
};

/** What is wrong with a reference page: no such contract, another ABI than it was written for, notes that do not fit. */
export function referenceFaults(
  {notes, route}: NotedPage,
  {contracts, signatures, pages, entryOf}: ContractSources,
): string[] {
  const contract = contracts.get(notes.contract);
  if (!contract) {
    return [`no package of facts/reference/solidity/packages.ts holds ${notes.contract}`];
  }
  const {implementedBy} = notes;
  const drift = driftOf(contract, signatures[contract.key]);
  return [
    ...drift,
    ...(drift.length > 0
      ? ['bring the notes up to date, then run "npm run reference -- --accept"']
      : []),
    ...(implementedBy && !contracts.has(implementedBy)
      ? [`implementedBy names ${implementedBy}, which no package holds`]
      : []),
    ...checkNotes({
      contract,
      notes,
      elsewhere: (member) => noteElsewhere(member, notes, pages)?.note,
      structNote: (struct) => structNoteOf(struct, notes, pages),
      isInAtlas: (identifier) => entryOf(identifier, route) !== undefined,
    }),
  ];
}
