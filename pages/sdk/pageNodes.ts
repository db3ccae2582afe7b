import type {PhrasingContent} from 'mdast';
import type {Export} from '../../facts/reference/typescript/model';
import {packageName} from '../../facts/reference/typescript/packageName';
import {exampleNodes} from '../reference/exampleNodes';
import {code, fence, heading, inline, joined, link, paragraph, text, type Nodes} from '../nodes';
import {bodyNodes, internalNodes, type DrawnExport} from './bodyNodes';
import type {Module, SdkSources} from './sdkSources';
import type {ExportNote} from './exportNotes';
import {membersOf} from './moduleExports';
import type {SdkPage} from './readSdkNotes';
import {rowsTable, typeNode, type Place} from './typeNodes';

/** The reference of a page: of its one export with every member, or of its several exports by kind. */
export function pageNodes(page: SdkPage, module: Module, sources: SdkSources): Nodes {
  const place = {module: module.name, route: page.route, sources};
  const drawn = [...page.exports].flatMap(([name, note]): DrawnExport[] => {
    const one = module.exports.get(name);
    if (!one) return [];
    const subject = {module: module.name, export: one};
    return [page.isOfOne ? {subject, note, place} : {subject, note, place, owner: name}];
  });
  return [
    ...(page.isOfOne ? drawn.flatMap(alone) : severalNodes(drawn)),
    ...(page.groups ? [] : internalNodes(page.internal)),
    heading(2, 'source', [text('Where these facts come from')]),
    provenance(page, module),
  ];
}

function alone(drawn: DrawnExport): Nodes {
  const {export: one} = drawn.subject;
  return [factsOf(one, drawn.place), fence('ts', one.importLine), ...bodyNodes(drawn)];
}

function factsOf(one: Export, place: Place) {
  const isContainer = one.kind === 'class' || one.kind === 'interface';
  const bases = isContainer ? [...one.extends, ...one.implements] : [];
  const types = isContainer ? one.typeParameters : [];
  const kind = one.signature.startsWith('abstract ') ? `abstract ${one.kind}` : one.kind;
  const facts: PhrasingContent[][] = [
    [text(kind.charAt(0).toUpperCase() + kind.slice(1))],
    ...bases.map((base) => [text('Extends '), typeNode(base, place)]),
    ...types.map(({name, extends: bound}) => [
      code(name),
      ...(bound ? [text(' is a '), typeNode(bound, place)] : [text(' is any type')]),
    ]),
  ];
  return paragraph(joined(facts), {kind: 'facts'});
}

const KINDS: readonly {kind: Export['kind']; id: string; title: string}[] = [
  {kind: 'function', id: 'functions', title: 'Functions'},
  {kind: 'class', id: 'classes', title: 'Classes'},
  {kind: 'interface', id: 'interfaces', title: 'Interfaces'},
  {kind: 'enum', id: 'enums', title: 'Enums'},
  {kind: 'type', id: 'object-types', title: 'Types with fields'},
];

function severalNodes(drawn: readonly DrawnExport[]): Nodes {
  const large = KINDS.flatMap(({kind, id, title}) => {
    const these = drawn.filter((one) => one.subject.export.kind === kind && !isSmall(one));
    if (these.length === 0) return [];
    return [heading(2, id, [text(title)]), ...these.flatMap(oneOfSeveral)];
  });
  return [...large, ...smallNodes(drawn.filter(isSmall))];
}

/** Whether a row is enough: of a constant, and of a type without fields that its note describes. */
const isSmall = ({subject: {export: one}, note}: DrawnExport): boolean =>
  one.kind === 'type'
    ? membersOf(one, note).length === 0
    : !KINDS.some(({kind}) => kind === one.kind);

function oneOfSeveral(drawn: DrawnExport): Nodes {
  const {subject, note, place} = drawn;
  const {name, importLine, kind} = subject.export;
  return [
    heading(3, name.toLowerCase(), [code(name)]),
    paragraph(inline(note.does ?? '')),
    ...(kind === 'class' || kind === 'interface' ? [factsOf(subject.export, place)] : []),
    fence('ts', importLine),
    ...bodyNodes(drawn),
  ];
}

/** Constants and types are a row each. */
function smallNodes(drawn: readonly DrawnExport[]): Nodes {
  const [first] = drawn;
  if (!first) return [];
  const rowOf = ({subject: {export: one}, note: {does, ...limits}}: DrawnExport) => ({
    name: one.name,
    type: typeOf(one),
    isOptional: false,
    anchor: one.name.toLowerCase(),
    note: {is: rowText({does, ...limits}), ...limits},
  });
  const isType = ({subject}: DrawnExport) => subject.export.kind === 'type';
  const sections = [
    {id: 'types', title: 'Types', head: 'Type', rows: drawn.filter(isType)},
    {
      id: 'constants',
      title: 'Constants',
      head: 'Constant',
      rows: drawn.filter((one) => !isType(one)),
    },
  ];
  return sections
    .filter(({rows}) => rows.length > 0)
    .flatMap(({id, title, head, rows}) => [
      heading(2, id, [text(title)]),
      fence('ts', importOf(rows)),
      ...rowsTable(head, rows.map(rowOf), first.place),
      ...rows.flatMap(({note}) => exampleNodes(note.examples)),
    ]);
}

/** One import of all of them, on a line of its own each where one line is too long. */
function importOf(drawn: readonly DrawnExport[]): string {
  const lines = drawn.map(({subject}) => subject.export.importLine);
  const names = lines.map((line) => /\{(.*)\}/.exec(line)?.[1] ?? '');
  const [before = '', after = ''] = (lines[0] ?? '').split(/\{.*\}/);
  const line = `${before}{${names.join(', ')}}${after}`;
  return line.length <= 80 ? line : `${before}{\n  ${names.join(',\n  ')},\n}${after}`;
}

/** What a row says: purpose, integers and where it is used. */
const rowText = ({
  does,
  integers,
  usedBy = [],
  see = [],
}: Omit<ExportNote, 'members' | 'internal'>) =>
  [
    does,
    ...(integers ? [`Integers: ${integers}`] : []),
    ...(usedBy.length > 0 ? [`Used by ${usedBy.join(', ')}.`] : []),
    ...(see.length > 0 ? [`See ${see.join(', ')}.`] : []),
  ].join(' ');

function typeOf(one: Export): string {
  switch (one.kind) {
    case 'constant':
    case 'type':
      return one.value.type;
    case 'foreign':
      return `${one.name} of ${one.package}`;
    default:
      return one.signature;
  }
}

function provenance({exports}: SdkPage, {name, version}: Module) {
  const [source] = [...exports.values()].flatMap((note) => note.source ?? []);
  const errors = [...exports.values()].flatMap((note) => [
    ...(note.throws ?? []),
    ...Object.values(note.members).flatMap((member) => member.throws ?? []),
  ]);
  return paragraph([
    text('Signatures are read in the build from the declarations of '),
    code(`${packageName(name)}@${version}`),
    text('. Texts in quotation marks are the package’s own; all others are ours.'),
    ...(source
      ? [
          text(' The source: '),
          link(source, [text(source.replace('https://github.com/', ''))]),
          text('.'),
        ]
      : []),
    ...(errors.some(({error}) => /^[A-Z_\d]+$/.test(error))
      ? [
          text(' An error in capitals is a check of the package, thrown as '),
          code('Invariant failed: …'),
          text('; with '),
          code('NODE_ENV=production'),
          text(' the message is '),
          code('Invariant failed'),
          text(' alone.'),
        ]
      : []),
  ]);
}
