import type {Contract, Member} from '../../facts/reference/model';
import type {MemberNote, ContractNotes, StructNote} from './contractNotes';
import type {NotedPage, NotedPages} from './readNotes';

type Kind = 'functions' | 'events' | 'errors' | 'modifiers';

/** The members that a note's name may mean: one, or several where they share it. */
export const membersNamed = ({members}: Contract, kind: Kind, name: string): Member[] =>
  members.filter((one) => `${one.kind}s` === kind && (one.signature === name || one.name === name));

/** Our note of a member: by its signature, or by its name. */
export function noteOf(
  notes: ContractNotes,
  {kind, name, signature}: Member,
): MemberNote | undefined {
  if (kind === 'constructor') return notes.deployment;
  const notesByName = notes[`${kind}s`];
  return [signature, name].flatMap((key) =>
    Object.hasOwn(notesByName, key) ? [notesByName[key]] : [],
  )[0];
}

/** What another page says of a member, and which: that of the base, or of the implementation. */
export function noteElsewhere(
  member: Member,
  notes: ContractNotes,
  pages: NotedPages,
): {note: MemberNote; page: NotedPage} | undefined {
  if (member.kind === 'constructor') return undefined;
  const implementationOf = (key?: string) => pages.get(key ?? '')?.notes.implementedBy;
  const keys = [member.inheritedFrom, notes.implementedBy].flatMap((key) => [
    key,
    implementationOf(key),
  ]);
  for (const key of keys) {
    const page = pages.get(key ?? '');
    const note = page && noteOf(page.notes, member);
    if (page && note) return {note, page};
  }
  return undefined;
}

/** Our note of a struct: of the page itself, of the page of its implementation, or of a page of its own. */
export function structNoteOf(
  struct: string,
  notes: ContractNotes,
  pages: NotedPages,
): StructNote | undefined {
  const name = struct.slice(struct.lastIndexOf('.') + 1);
  const ownPage = [...pages.values()].find(({notes: {contract}}) =>
    contract.endsWith(`/${struct}`),
  );
  return [notes, pages.get(notes.implementedBy ?? '')?.notes, ownPage?.notes]
    .map((one) => one?.structs[name])
    .find((note) => note !== undefined);
}

/** Whether a caller outside can meet the member. */
export const isExternal = ({selector}: Member): boolean => selector !== undefined;

/** The anchor of a member: its name; events, errors and modifiers say so; overloads add their types. */
export function memberAnchor({kind, name, signature}: Member, {members}: Contract): string {
  const prefix = kind === 'function' || kind === 'constructor' ? '' : `${kind}-`;
  const overloads = members.filter((one) => one.kind === kind && one.name === name);
  const isShared = (words: string) =>
    overloads.filter((one) => wordsOf(one.signature) === words).length > 1;
  const words = overloads.length > 1 ? wordsOf(signature) : name;
  // Overloads may differ by a list only, as those of Permit2 do.
  const distinct = isShared(words) ? wordsOf(signature.replaceAll('[]', '-list-')) : words;
  return `${prefix}${distinct}`.toLowerCase();
}

const wordsOf = (signature: string): string => signature.replace(/\W+/g, '-').replace(/-$/, '');

/** The anchor of a struct, without the contract that its name may start with. */
export const structAnchor = (name: string): string =>
  `struct-${name.slice(name.lastIndexOf('.') + 1)}`.toLowerCase();
