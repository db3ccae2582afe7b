import type {Call, Export, Member} from '../../facts/reference/typescript/model';
import {quoteFence} from '../examples/quote';
import {parseFence} from '../examples/parseFence';
import {exampleNodes} from '../reference/exampleNodes';
import {unitOf} from '../reference/units';
import {holdsError} from './errorsIn';
import {inheritedNote, keyOf, membersOf, noteOf, type ModuleExport} from './moduleExports';
import type {ExportNote, MemberNote} from './exportNotes';
import {needsUnit} from './numeric';
import {exportThrowsFaults} from './exportThrowsFaults';
import {parameterRows} from './typeNodes';
import type {SdkSources} from './sdkSources';
import {packageName} from '../../facts/reference/typescript/packageName';

type ExportCheck = {subject: ModuleExport; note: ExportNote; sources: SdkSources};

/** What is wrong with the notes of an export: members without a note, notes without a member, numbers without a unit, errors and examples that are not there. */
export function checkExport(checked: ExportCheck): string[] {
  const {subject, note, sources} = checked;
  const {export: one} = subject;
  const members = documentedMembers(one, note);
  const names = members.map(keyOf);
  const unknown = [...Object.keys(note.members), ...Object.keys(note.internal)].filter(
    (name) => !names.includes(name),
  );
  return [
    ...unknown.map(
      (name) =>
        `a note is for "${name}", which ${one.name} does not have; it has: ${names.join(', ') || 'none'}`,
    ),
    ...members.flatMap((member) => missingNote(member, checked)),
    ...membersOf(one, note).flatMap((member) => {
      const memberNote = noteOf(member, note);
      return memberNote
        ? memberFaults(member, memberNote, {at: `${one.name}.${keyOf(member)}`, subject, sources})
        : [];
    }),
    ...(one.kind === 'function'
      ? one.overloads.flatMap((call) => callFaults(call, note, {at: one.name, subject, sources}))
      : []),
    ...(one.kind === 'constant' &&
    needsUnit({name: one.name, type: one.value.type}) &&
    !note.unit &&
    !unitOf(one.name)
      ? [`the number ${one.name} has no unit; write "unit" beside "does"`]
      : []),
    ...sharedFaults(note, {at: one.name, subject, sources}),
    ...exportThrowsFaults(checked),
  ];
}

type DocumentedMember = Pick<Member, 'name' | 'overload'> & Partial<Member>;

/** What a page of an export tells of: members, and those of an enum. */
export const documentedMembers = (
  one: Export,
  note: Pick<ExportNote, 'members'>,
): DocumentedMember[] =>
  one.kind === 'enum' ? one.members.map(({name}) => ({name})) : membersOf(one, note);

function missingNote(member: DocumentedMember, {subject, note, sources}: ExportCheck): string[] {
  const {name} = subject.export;
  if (noteOf(member, note) ?? Object.hasOwn(note.internal, member.name)) return [];
  if (member.kind && inheritedNote(member as Member, subject, sources)) return [];
  return [
    `${name}.${keyOf(member)} has no note; write what it does under "members", or under "internal" why callers do not use it`,
  ];
}

type At = {at: string; subject: ModuleExport; sources: SdkSources};

function memberFaults(member: Member, note: MemberNote, where: At): string[] {
  const shared = sharedFaults(note, where);
  if ('parameters' in member) return [...callFaults(member, note, where), ...shared];
  return needsUnit(member) && !note.unit && !unitOf(member.name)
    ? [`${where.at}: the number has no unit; write "unit" beside "does"`, ...shared]
    : shared;
}

function callFaults(call: Call & {kind?: string}, note: Partial<MemberNote>, {at}: At): string[] {
  const rows = parameterRows(call.parameters, note.parameters);
  const names = rows.map(({name}) => name);
  const positions = call.parameters.map((_, index) => String(index));
  const unknown = Object.keys(note.parameters ?? {}).filter(
    (name) => !names.includes(name) && !positions.includes(name),
  );
  const isVoid = /^(void|Promise<void>)$/.test(call.returns.type) || call.kind === 'constructor';
  return [
    ...unknown.map(
      (name) => `${at} has no parameter "${name}"; it has: ${names.join(', ') || 'none'}`,
    ),
    ...rows
      .filter((row) => !row.note?.is && !row.text)
      .map(({name}) => `${at}: nothing says what the parameter "${name}" is; write "is"`),
    ...rows
      .filter((row) => needsUnit(row) && !row.note?.unit && !unitOf(lastOf(row.name)))
      .map(({name}) => `${at}: the number "${name}" has no unit`),
    ...(needsUnit({name: '', type: call.returns.type}) && !isVoid && !note.returns?.unit
      ? [`${at} returns a number without a unit; write "returns: {unit: …}"`]
      : []),
    ...(note.throws
      ? []
      : [`${at} has no list of errors; write "throws: []" where there are none`]),
  ];
}

const lastOf = (name: string): string => name.slice(name.lastIndexOf('.') + 1);

/** Faults of what every note may hold: errors that no source has, examples that are not there. */
function sharedFaults(
  {throws = [], examples = []}: Partial<MemberNote>,
  {at, subject, sources}: At,
): string[] {
  const missing = throws.flatMap(({error, from}) => {
    const owner = packageName(subject.module);
    const source = from ?? owner;
    // Its own errors stand in no package.
    return source === 'JavaScript' || holdsError(sources.sourceOf(source, owner), error)
      ? []
      : [
          `${at}: the code of ${source} does not contain the error "${error}"; write its exact message, "…" for what is put in, and "from" with the package where a dependency throws it`,
        ];
  });
  const absent = exampleNodes(examples).flatMap(({meta}) => {
    try {
      quoteFence(parseFence(meta ?? ''), sources.examples);
      return [];
    } catch (cause) {
      return [`${at}: ${cause instanceof Error ? cause.message : String(cause)}`];
    }
  });
  return [...missing, ...absent];
}
