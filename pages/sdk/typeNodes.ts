import type {PhrasingContent} from 'mdast';
import type {Member} from '../../facts/reference/typescript/model';
import {code, inline, link, table, text, type Nodes} from '../nodes';
import type {ValueNote} from '../reference/noteParts';
import {meaningOf} from '../reference/valueTable';
import type {SdkSources} from './sdkSources';
import {addressOf, findExport} from './moduleExports';
import {unitOfValue} from './numeric';

/** Where a type is written: the module that declares it, and the page that shows it. */
export type Place = {module: string; route: string; sources: SdkSources};

/** A type, which leads to the first export that it names and that another page explains. */
export function typeNode(type: string, {module, route, sources}: Place): PhrasingContent {
  const typeCode = code(type.length > LONG ? `${type.slice(0, LONG)}…` : type);
  for (const [name] of type.matchAll(/\b[A-Z]\w+\b/g)) {
    const exported = findExport(name, module, sources);
    const address = exported && addressOf(exported, sources);
    if (address && address !== route) return link(within(address, route), [typeCode]);
  }
  return typeCode;
}

/** An address, shortened on the page that it leads to. */
const within = (address: string, route: string): string =>
  address.startsWith(`${route}#`) ? address.slice(route.length) : address;

const LONG = 120;

/** What a row of a table says of a value. */
export type Row = {
  name: string;
  type: string;
  isOptional: boolean;
  text?: {text: string};
  note?: ValueNote;
  /** The anchor of the row, where one may lead to it. */
  anchor?: string;
};

/** Values as a table: name, type with unit, and what it means with its limits. */
export const rowsTable = (head: string, rows: readonly Row[], place: Place): Nodes => [
  table(
    [head, 'Type and unit', 'Meaning and limits'],
    rows.map((row) => [
      [nameNode(row), ...(row.isOptional ? [text(' optional')] : [])],
      [typeNode(row.type, place), ...unitNodes(row)],
      meaningOf(row.text?.text, row.note),
    ]),
  ),
];

/** The name of a row, which is its own anchor. */
const nameNode = ({name, anchor}: Row): PhrasingContent =>
  anchor
    ? ({...link(`#${anchor}`, [code(name)]), data: {hProperties: {id: anchor}}} as PhrasingContent)
    : code(name);

function unitNodes({note, ...value}: Row): PhrasingContent[] {
  const unit = unitOfValue(value, note);
  return unit ? [text(', '), ...inline(unit)] : [];
}

/** What a parameter is called, with the fields of one that holds an object. */
type Parameter = {
  name: string;
  type: string;
  isOptional: boolean;
  text?: {text: string};
  fields: readonly Member[];
};

/** The rows of parameters; an argument that is taken apart is its fields, a named one has them below it. */
export function parameterRows(
  parameters: readonly Parameter[],
  notes: Readonly<Record<string, ValueNote>> = {},
): Row[] {
  return parameters.flatMap((parameter, index): Row[] => {
    const {name, fields} = parameter;
    const isApart = name.startsWith('{');
    const below = fields.flatMap((field): Row[] => {
      if (field.kind !== 'property') return [];
      const key = isApart ? field.name : `${name}.${field.name}`;
      return [{...field, name: key, note: notes[key]}];
    });
    if (isApart && below.length > 0) return below;
    return [{...parameter, note: notes[name] ?? notes[String(index)]}, ...below];
  });
}
