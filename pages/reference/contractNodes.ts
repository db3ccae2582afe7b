import type {PhrasingContent, Table} from 'mdast';
import type {Contract, Member} from '../../facts/reference/model';
import {anchorHere, errorEntries} from './errorEntries';
import {memberAnchor, noteElsewhere, noteOf, structAnchor, structNoteOf} from './contractMembers';
import {memberNodes, type DescribedMember} from './memberNodes';
import {
  code,
  heading,
  inline,
  joined,
  link,
  paragraph,
  quote,
  strong,
  table,
  text,
  type Nodes,
} from '../nodes';
import type {ContractNotes} from './contractNotes';
import type {NotedPages} from './readNotes';
import {valueTable} from './valueTable';

type Page = {
  contract: Contract;
  notes: ContractNotes;
  pages: NotedPages;
  /** The contracts of those pages, by their keys. */
  contracts?: ReadonlyMap<string, Contract>;
  entryOf: (identifier: string) => string;
  /** The address of the page: an error whose entry stands on it is not told twice. */
  route?: string;
};

/** The reference of a contract: facts, index, every member, structs, constants, and where it comes from. */
export function contractNodes(page: Page): Nodes {
  const {contract, notes} = page;
  const [functions, events, errors, modifiers] = (
    ['function', 'event', 'error', 'modifier'] as const
  ).map((kind) => ordered(contract, notes, kind));
  const isHere = anchorHere(page.entryOf, page.route ?? '');
  const entries = (errors ?? []).filter((error) => isHere(error));
  const ownErrors = (errors ?? []).filter((error) => !isHere(error));
  const constructors = contract.members.filter(({kind}) => kind === 'constructor');
  return [
    contractFacts(contract),
    heading(2, 'index', [text('Index of its members')]),
    ...index('Functions', functions ?? [], page),
    ...index('Events', events ?? [], page),
    ...(entries.length > 0 ? [errorEntries(entries, isHere)] : []),
    ...(entries.length > 0 && ownErrors.length === 0
      ? []
      : index('Custom errors', ownErrors, page)),
    ...section('functions', 'Functions', functions ?? [], page),
    ...section('events', 'Events', events ?? [], page),
    ...section('errors', 'Custom errors', ownErrors, page),
    ...section('modifiers', 'Modifiers', modifiers ?? [], page),
    ...section('deployment', 'Constructor', notes.deployment ? constructors : [], page),
    ...structNodes(page),
    ...constantNodes(contract, notes),
    heading(2, 'source', [text('Where these facts come from')]),
    provenance(contract, notes),
  ];
}

function contractFacts({kind, underlying, licence, compiler, bases, interfaceId}: Contract) {
  const isType = kind === 'value type' || kind === 'struct';
  const facts: PhrasingContent[][] = [
    [
      text(kind.charAt(0).toUpperCase() + kind.slice(1)),
      ...(underlying ? [text(' of '), code(underlying)] : []),
    ],
    ...(compiler ? [[text('Solidity '), code(compiler)]] : []),
    ...(licence ? [[text('Licence '), text(licence)]] : []),
    ...(bases.length > 0
      ? [
          [
            text(isType ? 'Functions of ' : 'Inherits '),
            ...joined(
              bases.map((base) => [code(base)]),
              ', ',
            ),
          ],
        ]
      : []),
    ...(interfaceId ? [[text('Interface id '), code(interfaceId)]] : []),
  ];
  return paragraph(joined(facts), {kind: 'facts'});
}

/** The members of a kind: those we have notes of in the order of the notes, then the others. */
function ordered(
  {members}: Contract,
  notes: ContractNotes,
  kind: 'function' | 'event' | 'error' | 'modifier',
) {
  const names = Object.keys(notes[`${kind}s`]);
  const rank = ({signature, name}: Member): number => {
    const at = Math.max(names.indexOf(signature), names.indexOf(name));
    return at < 0 ? names.length : at;
  };
  return members
    .filter((member) => member.kind === kind)
    .sort((one, other) => rank(one) - rank(other));
}

function index(title: string, members: readonly Member[], {contract, ...page}: Page): Nodes {
  if (members.length === 0) return [paragraph([strong(title), text(' None.')])];
  const isEvents = title === 'Events';
  const hasSelectors = !isEvents && members.some(({selector}) => selector);
  const rows = members.map((member) => [
    [link(`#${memberAnchor(member, contract)}`, [code(member.signature)])],
    ...(hasSelectors ? [selectorCell(member)] : []),
    // A topic is too long for a column of its own.
    isEvents && member.selector
      ? [...meaning(member, page), text(' Topic: '), code(member.selector)]
      : meaning(member, page),
  ]);
  const heads = [title, ...(hasSelectors ? ['Selector'] : []), 'What it does'];
  return [table(heads, rows)];
}

function selectorCell({selector, mutability}: Member): PhrasingContent[] {
  if (!selector) return [text('internal')];
  return mutability && mutability !== 'nonpayable'
    ? [code(selector), text(` ${mutability}`)]
    : [code(selector)];
}

function meaning(member: Member, {notes, pages}: Omit<Page, 'contract'>): PhrasingContent[] {
  const note = noteOf(notes, member) ?? noteElsewhere(member, notes, pages)?.note;
  if (note) return inline(note.does);
  const [sentence = ''] = /^.*?[.](?=\s|$)|^.+/.exec(member.text?.text ?? '') ?? [];
  return [text(sentence ? `“${sentence}”` : '–')];
}

function section(id: string, title: string, members: readonly Member[], page: Page): Nodes {
  if (members.length === 0) return [];
  return [
    heading(2, id, [text(title)]),
    ...members.flatMap((member) => memberNodes({member, ...page, ...described(member, page)})),
  ];
}

function described(
  member: Member,
  {notes, pages, contracts}: Page,
): Pick<DescribedMember, 'note' | 'elsewhere'> {
  const note = noteOf(notes, member);
  if (note) return {note};
  const other = noteElsewhere(member, notes, pages);
  if (!other) return {};
  const contract = contracts?.get(other.page.notes.contract);
  return {note: other.note, elsewhere: {...other.page, ...(contract && {contract})}};
}

function structNodes({contract: {structs}, notes, pages}: Page): Nodes {
  if (structs.length === 0) return [];
  return [
    heading(2, 'structs', [text('Structs')]),
    ...structs.flatMap((struct) => {
      const note = structNoteOf(struct.name, notes, pages);
      return [
        heading(3, structAnchor(struct.name), [code(struct.name)]),
        ...(note ? [paragraph(inline(note.is))] : []),
        ...(struct.text ? [quote(struct.text)] : []),
        valueTable('Field', {values: struct.fields, notes: note?.fields, structs}),
      ];
    }),
  ];
}

function constantNodes({constants}: Contract, notes: ContractNotes): Nodes {
  if (constants.length === 0) return [];
  const rows = constants.map(({name, type, value, text: quoted}) => {
    const note = notes.constants[name];
    const meaningCell = note?.is ? inline(note.is) : [text(quoted ? `“${quoted.text}”` : '–')];
    return [[code(name)], [code(type)], [code(value)], meaningCell];
  });
  return [
    heading(2, 'constants', [text('Constants')]),
    table(['Constant', 'Type', 'Value', 'Meaning'], rows) satisfies Table,
  ];
}

function provenance({package: name, version, files}: Contract, {source}: ContractNotes) {
  return paragraph([
    text('Signatures, selectors and topics are computed in the build from '),
    code(`${name}@${version}`),
    text(', '),
    ...joined(
      files.map((file) => [code(file)]),
      ', ',
    ),
    text('. Texts in quotation marks are the package’s own; all others are ours. The source: '),
    link(source, [text(source.replace('https://github.com/', ''))]),
    text('.'),
  ]);
}
