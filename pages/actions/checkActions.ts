import type {ActionSet} from '../../facts/reference/actions/actionSet';
import {withHopLimits} from '../../facts/reference/actions/withHopLimits';
import {valueFaults} from '../commands/checkCommands';
import {namedInputs} from '../commands/namedInputs';
import type {ActionNote} from './actionNote';

type ActionsCheck = {set: ActionSet; notes: Readonly<Record<string, ActionNote>>};

/** What is wrong with the notes of the actions: one without the other, values without a unit or a meaning. */
export function checkActions({set, notes}: ActionsCheck): string[] {
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
      return note
        ? valueFaults(namedInputs(inputs, structs), note).map((fault) => `action ${name}: ${fault}`)
        : [`action ${name} has no note; write what it does under "actions"`];
    }),
  ];
}
