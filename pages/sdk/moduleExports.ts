import type {Export, Member} from '../../facts/reference/typescript/model';
import type {SdkSources} from './sdkSources';
import type {ExportNote, MemberNote} from './exportNotes';
import type {SdkPage} from './readSdkNotes';
import {modulesNear} from './sections';

/** An export with the module that exports it. */
export type ModuleExport = {module: string; export: Export};

/** The export that a type's name means to a module, of its own or of one that it imports. */
export function findExport(
  name: string,
  module: string,
  {modules}: Pick<SdkSources, 'modules'>,
): ModuleExport | undefined {
  for (const near of modulesNear(module)) {
    const exported = modules.get(near)?.exports.get(name);
    if (exported) return {module: near, export: exported};
  }
  return undefined;
}

/** The page with our notes of an export, and the notes. */
export function notedExport(
  {module, export: {name}}: ModuleExport,
  {pages}: Pick<SdkSources, 'pages'>,
): {page: SdkPage; note: ExportNote} | undefined {
  for (const page of pages) {
    const note = page.module === module ? page.exports.get(name) : undefined;
    if (note) return {page, note};
  }
  return undefined;
}

/** The address of an export: of its page, or of its part of a page. */
export function addressOf(
  subject: ModuleExport,
  {pages}: Pick<SdkSources, 'pages'>,
): string | undefined {
  const page = notedExport(subject, {pages})?.page;
  if (!page) return undefined;
  return page.isOfOne ? page.route : `${page.route}#${subject.export.name.toLowerCase()}`;
}

/**
 * The members of a class or an interface that a caller can meet; an abstract class is not made.
 * A type that is an object has its fields where its note describes them, else its signature alone.
 */
export function membersOf(one: Export, note?: Pick<ExportNote, 'members'>): Member[] {
  if (one.kind === 'type') {
    const isDescribed = Object.keys(note?.members ?? {}).length > 0;
    return isDescribed && one.value.type.startsWith('{') ? one.value.fields : [];
  }
  if (one.kind !== 'class' && one.kind !== 'interface') return [];
  const isAbstract = one.signature.startsWith('abstract ');
  return one.members.filter(({kind}) => !(isAbstract && kind === 'constructor'));
}

/** The name that notes know a member by: the second of overloads is `quote#2`. */
export const keyOf = ({name, overload = 1}: Pick<Member, 'name' | 'overload'>): string =>
  overload > 1 ? `${name}#${overload}` : name;

/** Our note of a member; a constructor's name is one that every object has. */
export const noteOf = (
  member: Pick<Member, 'name' | 'overload'>,
  {members}: Pick<ExportNote, 'members'>,
): MemberNote | undefined =>
  Object.hasOwn(members, keyOf(member)) ? members[keyOf(member)] : undefined;

/** The anchor of a member: its name, as the framework would write it. */
export const exportMemberAnchor = (member: Pick<Member, 'name' | 'overload'>, owner = ''): string =>
  [owner, keyOf(member).replace('#', '-')].filter(Boolean).join('-').toLowerCase();

/** What the page of the base says of an inherited member; none where no other page can say it. */
export function inheritedNote(
  member: Member,
  {export: one, module}: ModuleExport,
  sources: Pick<SdkSources, 'modules' | 'pages'>,
): {base: ModuleExport; note?: MemberNote} | undefined {
  if (!member.inheritedFrom || (one.kind !== 'class' && one.kind !== 'interface')) return undefined;
  const names = [
    member.inheritedFrom.type,
    ...one.extends.flatMap((type) => type.match(/\w+/g) ?? []),
  ];
  for (const name of names) {
    const base = findExport(name, module, sources);
    const same = base && membersOf(base.export).find((other) => other.name === member.name);
    if (!base || !same || addressOf(base, sources) === undefined) continue;
    const noted = notedExport(base, sources);
    const note = noted && noteOf(same, noted.note);
    return note ? {base, note} : (inheritedNote(same, base, sources) ?? {base});
  }
  return undefined;
}
