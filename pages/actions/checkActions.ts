import type {ActionSet} from '../../facts/reference/actions/actionSet';
import {withHopLimits} from '../../facts/reference/actions/withHopLimits';
import {valueFaults} from '../commands/checkCommands';
import {namedInputs} from '../commands/namedInputs';
import {PLAIN} from '../reference/memberNodes';
import type {ActionNote} from './actionNote';

type ActionsCheck = {
  set: ActionSet;
  notes: Readonly<Record<string, ActionNote>>;
  /** Whether the atlas has an entry of that identifier. */
  isInAtlas: (identifier: string) => boolean;
};

/** What is wrong with the notes of the actions: one without the other, values without a unit or a meaning. */
export function checkActions({set, notes, isInAtlas}: ActionsCheck): string[] {
  const names = set.actions.map(({name}) => name);
  const structs = withHopLimits(set.structs);
  return [
    ...Object.keys(notes)
      .filter((name) => !names.includes(name))
      .map(
        (name) =>
          `a note is for action "${name}", which the package lacks; it has: ${names.join(', ')}`,
      ),
    ...set.actions.flatMap(({name, inputs}) => {
      const note = notes[name];
      if (!note) return [`action ${name} has no note; write what it does under "actions"`];
      return [
        ...valueFaults(namedInputs(inputs, structs), note),
        ...note.reverts
          .filter(({error}) => !PLAIN[error] && !isInAtlas(error))
          .map(({error}) => `the atlas does not have the error "${error}"`),
      ].map((fault) => `action ${name}: ${fault}`);
    }),
  ];
}
