import type {PhrasingContent} from 'mdast';
import type {Action, ActionSet} from '../../facts/reference/actions/actionSet';
import {withHopLimits} from '../../facts/reference/actions/withHopLimits';
import {tupleOf} from '../../facts/reference/commands/tupleOf';
import {commandAnchor, hexByte} from '../commands/commandNodes';
import {namedInputs} from '../commands/namedInputs';
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
import {exampleNodes} from '../reference/exampleNodes';
import {PLAIN} from '../reference/memberNodes';
import {valueTable} from '../reference/valueTable';
import type {ActionNote} from './actionNote';

type Page = {
  set: ActionSet;
  notes: Readonly<Record<string, ActionNote>>;
  /** The address of an identifier's entry in the atlas, if it has one. */
  entryOf: (identifier: string) => string | undefined;
};

/** All actions as a table, and each with its inputs, deltas and reverts. */
export function actionNodes({set, notes, entryOf}: Page): Nodes {
  const noted = set.actions.flatMap((action) => {
    const note = notes[action.name];
    return note ? [{action, note}] : [];
  });
  return [
    table(
      ['Byte', 'Action', 'Credit', 'Debit', 'Runs in'],
      noted.map(({action, note}) => [
        [code(hexByte(action.byte))],
        [link(`#${commandAnchor(action.name)}`, [code(action.name)])],
        inline(note.credits ?? '–'),
        inline(note.debits ?? '–'),
        runnersOf(action),
      ]),
    ),
    ...noted.flatMap(({action, note}) => [
      heading(3, commandAnchor(action.name), [code(action.name)]),
      paragraph(joined([[text('Byte '), code(hexByte(action.byte))], runnersOf(action)]), {
        kind: 'facts',
      }),
      paragraph(inline(note.does)),
      ...inputNodes(action, note, set),
      deltaNode('Credit', note.credits),
      deltaNode('Debit', note.debits),
      ...revertNodes(note, entryOf),
      ...listNamed('Effects', note.effects.map(inline), 'None.'),
      ...exampleNodes(note.examples),
      ...closing(note),
    ]),
  ];
}

const runnersOf = ({runsIn}: Action): PhrasingContent[] =>
  runsIn.length === 0
    ? [text('neither contract')]
    : joined(
        runsIn.map((runner) => [code(runner)]),
        ', ',
      );

function inputNodes({inputs}: Action, note: ActionNote, {structs}: ActionSet): Nodes {
  if (inputs.length === 0) return [];
  const limited = withHopLimits(structs);
  const [older, newer] = [structs, limited].map((of) => tupleOf(inputs, of));
  const since =
    newer === older
      ? []
      : [
          paragraph([text('In the Universal Router from 2.1.1 on:')]),
          fence('solidity', newer ?? ''),
        ];
  return [
    fence('solidity', older ?? ''),
    ...since,
    valueTable('Input', {values: namedInputs(inputs, limited), notes: note.inputs, structs: []}),
  ];
}

const deltaNode = (name: string, change: string | undefined) =>
  paragraph([strong(name), text(' '), ...inline(change ?? 'None.')]);

const revertNodes = ({reverts}: ActionNote, entryOf: Page['entryOf']): Nodes =>
  listNamed(
    'Reverts',
    reverts.map(({error, when}) => {
      const name = PLAIN[error] ? text(PLAIN[error]) : code(error);
      const entry = entryOf(error);
      return [entry ? link(entry, [name]) : name, text(': '), ...inline(when)];
    }),
    'None of its own.',
  );

const closing = ({security, see}: ActionNote): Nodes => [
  ...(security ? [paragraph([strong('Security'), text(' '), ...inline(security)])] : []),
  ...(see.length > 0
    ? [paragraph([strong('See also'), text(' '), ...joined(see.map(inline))])]
    : []),
];
