import type {PhrasingContent} from 'mdast';
import type {EnumMember, Export, Member} from '../../facts/reference/typescript/model';
import {
  code,
  fence,
  heading,
  inline,
  joined,
  link,
  paragraph,
  strong,
  table,
  text,
  type Nodes,
} from '../nodes';
import {layOut} from './layOut';
import {
  addressOf,
  exportMemberAnchor,
  inheritedNote,
  keyOf,
  membersOf,
  noteOf,
  type ModuleExport,
} from './moduleExports';
import {callNodes, closing, exportMemberNodes} from './exportMemberNodes';
import type {ExportNote, MemberNote} from './exportNotes';
import {rowsTable, type Place} from './typeNodes';

/** An export, what we say of it, and where it is drawn. */
export type DrawnExport = {
  subject: ModuleExport;
  note: ExportNote;
  place: Place;
  /** On a page of several: the name that anchors and headings of its members start with. */
  owner?: string;
};

/** What an export holds: the members of a class, the fields of an interface, the values of a function. */
export function bodyNodes(drawn: DrawnExport): Nodes {
  const {
    subject: {export: one},
    note,
    place,
  } = drawn;
  switch (one.kind) {
    case 'class':
      return classNodes(drawn);
    case 'interface':
      return [...fieldNodes(drawn), ...memberSections(drawn, methodsOf(one)), ...usedBy(note)];
    case 'enum':
      return [enumTable(one.members, drawn), ...usedBy(note)];
    case 'function':
      return one.overloads.flatMap((call) => [
        fence('ts', layOut(call.signature)),
        ...callNodes(call, {note: note as MemberNote, place}),
        ...closing(note as MemberNote),
      ]);
    case 'type': {
      const fields = fieldNodes(drawn);
      const drawing = fields.length > 0 ? fields : [fence('ts', layOut(one.signature))];
      return [...drawing, ...closing(note as MemberNote), ...usedBy(note)];
    }
    case 'constant':
    case 'foreign':
    case 'namespace':
      return [fence('ts', layOut(one.signature)), ...closing(note as MemberNote), ...usedBy(note)];
  }
}

const methodsOf = (one: Export): Member[] =>
  membersOf(one).filter(({kind}) => kind !== 'property' && kind !== 'accessor');

function classNodes(drawn: DrawnExport): Nodes {
  const {subject, note, place, owner} = drawn;
  const members = ownMembers(drawn);
  const isBig = members.length > 3 && !owner;
  return [
    ...(isBig
      ? [heading(2, 'all-members', [text('Index of its members')]), indexTable(members, drawn)]
      : []),
    ...memberSections({subject, note, place, owner}, members),
    ...inheritedNodes(drawn),
    ...internalNodes(note.internal),
    ...usedBy(note),
  ];
}

/** The members that this page tells of, in the order of its notes. */
function ownMembers({subject, note, place: {sources}}: DrawnExport): Member[] {
  const names = Object.keys(note.members);
  const rank = (member: Member) => {
    const at = names.indexOf(keyOf(member));
    return at < 0 ? names.length : at;
  };
  return membersOf(subject.export)
    .filter(
      (member) =>
        !Object.hasOwn(note.internal, member.name) &&
        (noteOf(member, note) ?? !inheritedNote(member, subject, sources)),
    )
    .sort((one, other) => rank(one) - rank(other));
}

/** Hyphens keep anchors apart from those of members, as of `Tick.index`. */
const SECTIONS: readonly {id: string; title: string; holds: (member: Member) => boolean}[] = [
  {id: 'construction', title: 'Constructor', holds: ({kind}) => kind === 'constructor'},
  {id: 'static-members', title: 'Static members', holds: ({isStatic}) => isStatic},
  {
    id: 'all-properties',
    title: 'Properties',
    holds: ({kind, isStatic}) => !isStatic && (kind === 'property' || kind === 'accessor'),
  },
  {
    id: 'all-methods',
    title: 'Methods',
    holds: ({kind, isStatic}) =>
      !isStatic && !['property', 'accessor', 'constructor'].includes(kind),
  },
];

function memberSections({note, place, owner}: DrawnExport, members: readonly Member[]): Nodes {
  return SECTIONS.flatMap(({id, title, holds}) => {
    const membersHere = members.filter(holds);
    if (membersHere.length === 0) return [];
    return [
      ...(owner ? [] : [heading(2, id, [text(title)])]),
      ...membersHere.flatMap((member) =>
        exportMemberNodes(member, {note: noteOf(member, note), owner, place}),
      ),
    ];
  });
}

function indexTable(members: readonly Member[], {note}: DrawnExport) {
  const rows = SECTIONS.flatMap(({holds}) => members.filter(holds)).map((member) => [
    [link(`#${exportMemberAnchor(member)}`, [code(keyOf(member))])],
    inline(noteOf(member, note)?.does ?? '–'),
  ]);
  return table(['Member', 'What it does'], rows);
}

/** Links to what the pages of its bases tell. */
function inheritedNodes({subject, note, place: {sources}, owner}: DrawnExport): Nodes {
  const byBase = new Map<string, {base: ModuleExport; members: Member[]}>();
  for (const member of membersOf(subject.export)) {
    const inherited = inheritedNote(member, subject, sources);
    if (!inherited || noteOf(member, note) || Object.hasOwn(note.internal, member.name)) continue;
    const {name} = inherited.base.export;
    const group = byBase.get(name) ?? {base: inherited.base, members: []};
    byBase.set(name, {...group, members: [...group.members, member]});
  }
  if (byBase.size === 0) return [];
  const lines = [...byBase.values()].map(({base, members}) => {
    const address = addressOf(base, sources) ?? '';
    const names = members.map((member): PhrasingContent[] => [
      link(`${address}${address.includes('#') ? '' : `#${exportMemberAnchor(member)}`}`, [
        code(keyOf(member)),
      ]),
    ]);
    return paragraph([
      text('From '),
      link(address, [code(base.export.name)]),
      text(': '),
      ...joined(names, ', '),
      text('.'),
    ]);
  });
  return [
    ...(owner ? [] : [heading(2, 'inherited-members', [text('Inherited members')])]),
    ...lines,
  ];
}

function fieldNodes({subject, note, place, owner}: DrawnExport): Nodes {
  const fields = membersOf(subject.export, note).flatMap((field) => {
    if (field.kind !== 'property' && field.kind !== 'accessor') return [];
    const fieldNote = noteOf(field, note) ?? inheritedNote(field, subject, place.sources)?.note;
    const {does, ...limits} = fieldNote ?? {does: undefined};
    return [{...field, anchor: exportMemberAnchor(field, owner), note: {is: does, ...limits}}];
  });
  return fields.length > 0 ? rowsTable('Field', fields, place) : [];
}

function enumTable(members: readonly EnumMember[], {note, owner}: DrawnExport) {
  return table(
    ['Member', 'Value', 'Meaning'],
    members.map((member) => {
      const anchor = exportMemberAnchor(member, owner);
      const name = {...link(`#${anchor}`, [code(member.name)]), data: {hProperties: {id: anchor}}};
      const value = typeof member.value === 'string' ? `'${member.value}'` : String(member.value);
      return [[name as PhrasingContent], [code(value)], inline(noteOf(member, note)?.does ?? '–')];
    }),
  );
}

/** What is public by accident, and why callers leave it alone. */
export const internalNodes = (internal: Readonly<Record<string, string>>): Nodes =>
  Object.keys(internal).length === 0
    ? []
    : [
        paragraph([
          strong('Not for callers'),
          text(' '),
          ...joined(
            Object.entries(internal).map(([name, reason]) => [
              code(name),
              text(': '),
              ...inline(reason),
            ]),
          ),
        ]),
      ];

const usedBy = ({usedBy: users = []}: ExportNote): Nodes =>
  users.length > 0 ? [paragraph([strong('Used by'), text(' '), ...joined(users.map(inline))])] : [];
