import type {PhrasingContent} from 'mdast';
import type {Call, Member} from '../../facts/reference/typescript/model';
import {exampleNodes} from '../reference/exampleNodes';
import {
  code,
  fence,
  heading,
  inline,
  joined,
  listNamed,
  marked,
  paragraph,
  quote,
  strong,
  text,
  type Nodes,
} from '../nodes';
import {meaningOf} from '../reference/valueTable';
import {layOut} from './layOut';
import {exportMemberAnchor, keyOf} from './moduleExports';
import type {MemberNote} from './exportNotes';
import {unitOfValue} from './numeric';
import {parameterRows, rowsTable, typeNode, type Place} from './typeNodes';

/** A member of a class: heading, signature, purpose, values, errors, examples. On a page of several exports it names its owner. */
export function exportMemberNodes(
  member: Member,
  {note, owner, place}: {note?: MemberNote; owner?: string; place: Place},
): Nodes {
  const name = owner ? `${owner}.${keyOf(member)}` : keyOf(member);
  return [
    heading(owner ? 4 : 3, exportMemberAnchor(member, owner), [code(name)]),
    fence('ts', layOut(member.signature)),
    ...(note ? [paragraph(inline(note.does))] : []),
    ...(!note && 'text' in member && member.text ? [quote(member.text)] : []),
    ...('parameters' in member
      ? callNodes(member, {note, place})
      : valueNodes(member, {note, place})),
    ...(note ? closing(note) : []),
  ];
}

/** What goes into a call, comes out of it and is thrown, and what else it does. */
export function callNodes(
  call: Call & {kind?: string},
  {note, place}: {note?: MemberNote; place: Place},
): Nodes {
  const rows = parameterRows(call.parameters, note?.parameters);
  const thrown = (note?.throws ?? []).map(({error, when, argument, from}) => [
    code(error),
    ...(from ? [text(' of '), code(from)] : []),
    ...(argument ? [text(', by '), ...argumentNodes(argument)] : []),
    text(': '),
    ...inline(when),
  ]);
  return [
    ...(rows.length > 0
      ? rowsTable('Parameter', rows, place)
      : [paragraph([strong('Parameters'), text(' None.')])]),
    ...(call.kind === 'constructor' ? [] : [returnsNode(call, {note, place})]),
    ...listNamed('Throws', thrown, 'None of its own.').map((node) =>
      node.type === 'list' ? asThrows(node) : node,
    ),
    paragraph(
      joined([
        [strong('Network'), text(' '), ...inline(note?.network ?? 'none')],
        [strong('Mutates'), text(' '), ...inline(note?.mutates ?? 'nothing')],
        ...(note?.integers ? [[strong('Integers'), text(' '), ...inline(note.integers)]] : []),
      ]),
    ),
  ];
}

/** What names the errors of a member, which search reads. */
const asThrows = (node: Nodes[number]) => marked(node, {kind: 'throws'});

/** One argument by its name; several as a text. */
const argumentNodes = (argument: string): PhrasingContent[] =>
  /^\w+$/.test(argument) ? [code(argument)] : inline(argument);

function returnsNode({returns}: Call, {note, place}: {note?: MemberNote; place: Place}) {
  const unit = unitOfValue({name: '', type: returns.type}, note?.returns);
  const meaning = meaningOf(returns.text?.text, note?.returns);
  return paragraph([
    strong('Returns'),
    text(' '),
    typeNode(returns.type, place),
    ...(unit ? [text(', '), ...inline(unit)] : []),
    ...(hasWords(meaning) ? [text('. '), ...meaning] : []),
  ]);
}

function valueNodes(
  member: Extract<Member, {kind: 'property' | 'accessor'}>,
  {note, place}: {note?: MemberNote; place: Place},
): Nodes {
  const unit = unitOfValue(member, note);
  const meaning = meaningOf(undefined, note);
  const thrown = note?.throws ?? [];
  const type = typeNode(member.type, place);
  const facts: PhrasingContent[][] = [
    // The signature says it already, but leads nowhere.
    ...(type.type === 'link' ? [[strong('Type'), text(' '), type]] : []),
    ...(unit ? [[strong('Unit'), text(' '), ...inline(unit)]] : []),
    ...(hasWords(meaning) ? [meaning] : []),
    ...(note?.integers ? [[strong('Integers'), text(' '), ...inline(note.integers)]] : []),
    ...thrown.map(({error, when}) => [
      strong('Throws'),
      text(' '),
      code(error),
      text(': '),
      ...inline(when),
    ]),
  ];
  if (facts.length === 0) return [];
  const node = paragraph(joined(facts));
  return [thrown.length > 0 ? asThrows(node) : node];
}

/** A dash says that nothing is said. */
const hasWords = (nodes: readonly PhrasingContent[]): boolean =>
  !(nodes.length === 1 && nodes[0]?.type === 'text' && nodes[0].value === '–');

/** The call of a contract that does the same, examples, and where to read on. */
export const closing = ({call, examples, see = []}: MemberNote): Nodes => [
  ...(call ? [paragraph([strong('Same as'), text(' '), ...inline(call)])] : []),
  ...exampleNodes(examples),
  ...(see.length > 0
    ? [paragraph([strong('See also'), text(' '), ...joined(see.map(inline))])]
    : []),
];
