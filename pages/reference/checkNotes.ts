import type {Contract, Member, Parameter, Struct} from '../../facts/reference/model';
import {isExternal, membersNamed, noteOf} from './contractMembers';
import type {ValueNote} from './noteParts';
import type {MemberNote, ContractNotes, StructNote} from './contractNotes';
import {isNumeric, unitOf} from './units';

type NotesCheck = {
  contract: Contract;
  notes: ContractNotes;
  /** What another page says of a member: where it is inherited from, or implemented. */
  elsewhere: (member: Member) => MemberNote | undefined;
  /** What any page says of a struct. */
  structNote: (struct: string) => StructNote | undefined;
  /** Whether the atlas has an entry of that identifier. */
  isInAtlas: (identifier: string) => boolean;
};

/** What is wrong with the notes of a contract: members without text, notes without a member, numbers without a unit. */
export function checkNotes({
  contract,
  notes,
  elsewhere,
  structNote,
  isInAtlas,
}: NotesCheck): string[] {
  const faults: string[] = [];
  const kinds = ['functions', 'events', 'errors', 'modifiers'] as const;
  for (const kind of kinds) {
    for (const name of Object.keys(notes[kind])) {
      const candidates = membersNamed(contract, kind, name);
      if (candidates.length === 1) continue;
      const there = contract.members.filter((one) => `${one.kind}s` === kind);
      faults.push(
        candidates.length === 0
          ? `a note is for ${kind} "${name}", which ${contract.key} ${contract.version} does not have; it has: ${there.map((one) => one.name).join(', ') || 'none'}`
          : `"${name}" could be ${candidates.map(({signature}) => signature).join(' or ')}; write the signature`,
      );
    }
  }
  for (const member of contract.members) {
    const note = noteOf(notes, member);
    const anyNote = note ?? elsewhere(member);
    const isTold = member.kind === 'error' && isInAtlas(member.signature);
    const has =
      anyNote ?? member.text ?? [...member.parameters, ...member.returns].find((one) => one.text);
    if (!has && !isTold && member.kind !== 'constructor') {
      faults.push(
        `${member.kind} ${member.signature} has no text in its package and no note; write what it does under "${member.kind}s"`,
      );
    }
    if (note) faults.push(...unknownValues(member, note), ...incomplete(member, note, isInAtlas));
    if (isExternal(member) && !isTold) faults.push(...withoutUnit(member, anyNote));
  }
  faults.push(...structFaults(contract, notes, structNote), ...constantFaults(contract, notes));
  return faults;
}

function incomplete(
  member: Member,
  note: MemberNote,
  isInAtlas: (identifier: string) => boolean,
): string[] {
  const at = `${member.kind} ${member.signature}`;
  const faults = (note.reverts ?? [])
    .filter(({error}) => error !== 'none' && !isInAtlas(error))
    .map(({error}) => `${at} names the error "${error}", which facts/atlas/ does not have`);
  if (member.kind !== 'function') return faults;
  if (!note.reverts)
    faults.push(`${at} has no list of reverts; write "reverts: []" where there are none`);
  if (!note.effects && !['view', 'pure'].includes(member.mutability ?? '')) {
    faults.push(`${at} changes state; write its effects: tokens, storage, events, callbacks`);
  }
  return faults;
}

function withoutUnit(member: Member, note?: MemberNote): string[] {
  const missing = (values: readonly Parameter[], notes: Record<string, ValueNote> = {}) =>
    values.flatMap(({type, name}, index) => {
      const unit = (notes[name] ?? notes[String(index)])?.unit ?? unitOf(name);
      return isNumeric(type) && !unit
        ? [`${member.kind} ${member.signature}: the number "${name || index}" has no unit`]
        : [];
    });
  return [
    ...missing(member.parameters, note?.parameters),
    ...missing(member.returns, note?.returns),
  ];
}

function unknownValues(member: Member, note: MemberNote): string[] {
  const unknown = (values: readonly Parameter[], notes: Record<string, ValueNote> = {}) => {
    const names = values.map(({name}, index) => name || String(index));
    return Object.keys(notes)
      .filter((name) => !names.includes(name))
      .map(
        (name) =>
          `${member.kind} ${member.signature} has no value "${name}"; it has: ${names.join(', ') || 'none'}`,
      );
  };
  return [...unknown(member.parameters, note.parameters), ...unknown(member.returns, note.returns)];
}

function structFaults(
  {structs, key}: Contract,
  notes: ContractNotes,
  structNote: NotesCheck['structNote'],
): string[] {
  const isOf = (name: string) => (one: Struct) =>
    one.name === name || one.name.endsWith(`.${name}`);
  const misnamed = Object.entries(notes.structs).flatMap(([name, {fields = {}}]) => {
    const struct = structs.find(isOf(name));
    if (!struct) {
      return [
        `a note is for struct "${name}", which ${key} does not have; it has: ${structs.map((one) => one.name).join(', ') || 'none'}`,
      ];
    }
    const names = struct.fields.map((field) => field.name);
    return Object.keys(fields)
      .filter((field) => !names.includes(field))
      .map((field) => `struct ${name} has no field "${field}"; it has: ${names.join(', ')}`);
  });
  const unitless = structs.flatMap((struct) => {
    const note = structNote(struct.name);
    return struct.fields
      .filter(({type, name}) => isNumeric(type) && !note?.fields?.[name]?.unit && !unitOf(name))
      .map(({name}) => `struct ${struct.name}: the number "${name}" has no unit`);
  });
  return [...misnamed, ...unitless];
}

const constantFaults = ({constants, key}: Contract, notes: ContractNotes): string[] =>
  Object.keys(notes.constants)
    .filter((name) => !constants.some((one) => one.name === name))
    .map(
      (name) =>
        `a note is for constant "${name}", which ${key} does not have; it has: ${constants.map((one) => one.name).join(', ') || 'none'}`,
    );
