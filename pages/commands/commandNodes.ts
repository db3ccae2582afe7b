import type {PhrasingContent} from 'mdast';
import type {Command, CommandSet} from '../../facts/reference/commands/commandSet';
import {tupleOf} from '../../facts/reference/commands/tupleOf';
import {exampleNodes} from '../reference/exampleNodes';
import {
  code,
  fence,
  heading,
  inline,
  joined,
  link,
  listNamed,
  paragraph,
  strong,
  table,
  text,
  type Nodes,
} from '../nodes';
import {PLAIN} from '../reference/memberNodes';
import {valueTable} from '../reference/valueTable';
import {namedInputs, takenBy} from './namedInputs';
import type {CommandNote} from './commandNote';

type Page = {
  set: CommandSet;
  notes: Readonly<Record<string, CommandNote>>;
  /** The address of an identifier's entry in the atlas. */
  entryOf: (identifier: string) => string;
};

/** All commands as a table, and each with its inputs, reverts and an example. */
export function commandNodes({set, notes, entryOf}: Page): Nodes {
  const noted = set.commands.flatMap((command) => {
    const note = notes[command.name];
    return note ? [{command, note}] : [];
  });
  return [
    table(
      ['Byte', 'Command', 'What it does', 'If it fails'],
      noted.map(({command, note}) => [
        [code(hexByte(command.byte))],
        [link(`#${commandAnchor(command.name)}`, [code(command.name)])],
        inline(note.does),
        [text(command.reports ? 'reports' : 'reverts all')],
      ]),
    ),
    ...noted.flatMap(({command, note}) => [
      heading(3, commandAnchor(command.name), [code(command.name)]),
      factsOf(command, set),
      paragraph(inline(note.does)),
      ...inputNodes(command, note, set),
      ...revertNodes(note, entryOf),
      ...listNamed('Effects', note.effects.map(inline), 'None.'),
      ...exampleNodes(note.examples),
      ...closing(note),
    ]),
  ];
}

/** The anchor of a command: its constant in lower case, with dashes; other tools link to it. */
export const commandAnchor = (name: string): string => name.toLowerCase().replaceAll('_', '-');

/** A byte as the contract writes it: `0x0a`. */
export const hexByte = (byte: number): string => `0x${byte.toString(16).padStart(2, '0')}`;

function factsOf({byte, reports}: Command, {flag}: CommandSet) {
  const facts: PhrasingContent[][] = [
    [text('Byte '), code(hexByte(byte))],
    [text('With the flag '), code(hexByte(byte | flag))],
    [
      text(
        reports
          ? 'Reports a failure: the flag allows it'
          : 'Reverts the whole call: the flag has no effect',
      ),
    ],
  ];
  return paragraph(joined(facts), {kind: 'facts'});
}

function inputNodes(command: Command, note: CommandNote, set: CommandSet): Nodes {
  if (note.calldata) return [paragraph([strong('Input'), text(' '), ...inline(note.calldata)])];
  const {inputs, structs} = takenBy(command, note, set);
  return [
    fence('solidity', tupleOf(inputs, structs)),
    valueTable('Input', {values: namedInputs(inputs, structs), notes: note.inputs, structs: []}),
  ];
}

const revertNodes = ({reverts}: CommandNote, entryOf: Page['entryOf']): Nodes =>
  listNamed(
    'Reverts',
    reverts.map(({error, when}) => [
      link(entryOf(error), [PLAIN[error] ? text(PLAIN[error]) : code(error)]),
      text(': '),
      ...inline(when),
    ]),
    'None of its own.',
  );

const closing = ({notRun, security, see}: CommandNote): Nodes => [
  ...(notRun ? [paragraph([strong('No example'), text(' '), ...inline(notRun)])] : []),
  ...(security ? [paragraph([strong('Security'), text(' '), ...inline(security)])] : []),
  ...(see.length > 0
    ? [paragraph([strong('See also'), text(' '), ...joined(see.map(inline))])]
    : []),
];
