import type {PhrasingContent} from 'mdast';
import type {Contract, Member} from '../../facts/reference/model';
import {exampleNodes} from './exampleNodes';
import {memberAnchor} from './contractMembers';
import {
  code,
  fence,
  heading,
  inline,
  joined,
  link,
  listNamed,
  paragraph,
  quote,
  strong,
  text,
  type Nodes,
} from '../nodes';
import type {MemberNote} from './contractNotes';
import type {NotedPage} from './readNotes';
import {valueTable} from './valueTable';

/** What the page says of a member. */
export type DescribedMember = {
  member: Member;
  contract: Contract;
  /** Our note, of this page or of the page that has the code. */
  note?: MemberNote;
  /** The page whose note it is, where that is another, and the contract of that page. */
  elsewhere?: NotedPage & {contract?: Contract};
  /** The address of an identifier's entry in the atlas. */
  entryOf: (identifier: string) => string;
};

/** A member: signature, purpose, values, reverts, effects, examples. One that another page explains is short. */
export function memberNodes(described: DescribedMember): Nodes {
  const {member, contract, note, elsewhere} = described;
  const values = valueNodes(described);
  const id = memberAnchor(member, contract);
  return [
    heading(3, id, [
      code(id.includes('-') && member.kind === 'function' ? member.signature : member.name),
    ]),
    fence('solidity', member.declaration),
    factsOf(member, note),
    ...(note ? [paragraph(inline(note.does))] : []),
    ...(member.text ? [quote(member.text)] : []),
    ...values,
    ...(elsewhere
      ? [moreAt({contract, ...elsewhere}, member)]
      : note
        ? ownNodes(described, note)
        : []),
  ];
}

function factsOf(member: Member, note?: MemberNote): ReturnType<typeof paragraph> {
  const {kind, selector, visibility, mutability, operator, inheritedFrom} = member;
  const callers =
    note?.callers ?? (visibility === 'external' ? 'anyone' : 'the contract that uses it');
  const facts: PhrasingContent[][] = [
    ...(selector ? [[text(kind === 'event' ? 'Topic ' : 'Selector '), code(selector)]] : []),
    ...(selector || kind !== 'function'
      ? []
      : [[text('Internal: compiled into the caller, no selector')]]),
    ...(operator ? [[text('Operator '), code(operator)]] : []),
    ...(mutability ? [[text('Mutability '), code(mutability)]] : []),
    ...(kind === 'function' && visibility === 'external'
      ? [[text('Callers: '), ...inline(callers)]]
      : []),
    ...(inheritedFrom
      ? [[text('Declared in '), code(inheritedFrom.slice(inheritedFrom.lastIndexOf('/') + 1))]]
      : []),
  ];
  return paragraph(joined(facts), {kind: 'facts'});
}

function valueNodes({member, contract: {structs}, note}: DescribedMember): Nodes {
  const {kind, parameters, returns} = member;
  const nodes: Nodes =
    parameters.length > 0
      ? [valueTable('Parameter', {values: parameters, notes: note?.parameters, structs})]
      : kind === 'function'
        ? [paragraph([strong('Parameters'), text(' None.')])]
        : [];
  if (kind !== 'function') return nodes;
  return [
    ...nodes,
    returns.length > 0
      ? valueTable('Returns', {values: returns, notes: note?.returns, structs})
      : paragraph([strong('Returns'), text(' None.')]),
  ];
}

function ownNodes({member, entryOf}: DescribedMember, note: MemberNote): Nodes {
  if (member.kind === 'event') return [...exampleNodes(note.examples), ...closing(note)];
  const reverts = (note.reverts ?? []).map(({error, when}) => [
    PLAIN[error] ? link(entryOf(error), [text(PLAIN[error])]) : link(entryOf(error), [code(error)]),
    text(': '),
    ...inline(when),
  ]);
  const effects = (note.effects ?? []).map(inline);
  const isReader = ['view', 'pure'].includes(member.mutability ?? '');
  return [
    ...listNamed('Reverts', reverts, 'None of its own.'),
    ...listNamed('Effects', effects, isReader ? 'None: it only reads.' : 'None.'),
    ...exampleNodes(note.examples),
    ...closing(note),
  ];
}

/** What of a revert is written in words, as it is no identifier. */
export const PLAIN: Partial<Record<string, string>> = {none: 'no reason', 'passed on': 'passed on'};

function closing({security, see = []}: MemberNote): Nodes {
  return [
    ...(security ? [paragraph([strong('Security'), text(' '), ...inline(security)])] : []),
    ...(see.length > 0
      ? [paragraph([strong('See also'), text(' '), ...joined(see.map(inline))])]
      : []),
  ];
}

/** Where the member is explained: overloads here may have one name of their own there. */
function moreAt({route, notes, contract}: NotedPage & {contract: Contract}, member: Member) {
  const name = notes.contract.slice(notes.contract.lastIndexOf('/') + 1);
  return paragraph([
    text('Reverts, effects and examples: '),
    link(`${route}#${memberAnchor(member, contract)}`, [code(`${name}.${member.name}`)]),
  ]);
}
