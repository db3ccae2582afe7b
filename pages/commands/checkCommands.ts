import type {CommandSet} from '../../facts/reference/commands/commandSet';
import {isNumeric, unitOf} from '../reference/units';
import {namedInputs, takenBy} from './namedInputs';
import type {CommandNote} from './commandNote';

type CommandsCheck = {
  set: CommandSet;
  notes: Readonly<Record<string, CommandNote>>;
  /** Whether the atlas has an entry of that identifier. */
  isInAtlas: (identifier: string) => boolean;
};

/** What is wrong with the notes of the commands: one without the other, values without a unit or a meaning. */
export function checkCommands({set, notes, isInAtlas}: CommandsCheck): string[] {
  const names = set.commands.map(({name}) => name);
  const unknown = Object.keys(notes).filter((name) => !names.includes(name));
  return [
    ...unknown.map(
      (name) =>
        `a note is for command "${name}", which the package lacks; it has: ${names.join(', ')}`,
    ),
    ...set.commands.flatMap((command) => {
      const note = notes[command.name];
      if (!note)
        return [`command ${command.name} has no note; write what it does under "commands"`];
      const taken = takenBy(command, note, set);
      const values = namedInputs(taken.inputs, taken.structs);
      return [
        ...valueFaults(values, note),
        ...(values.length === 0 && !note.calldata
          ? ['the package hands its inputs on; write what it "takes", or whose "calldata"']
          : []),
        ...note.reverts
          .filter(({error}) => error !== 'none' && !isInAtlas(error))
          .map(({error}) => `the atlas does not have the error "${error}"`),
      ].map((fault) => `command ${command.name}: ${fault}`);
    }),
  ];
}

/** What is wrong with the notes of values: one without the other, no meaning, a number without a unit. */
export function valueFaults(
  values: readonly {name: string; type: string}[],
  {inputs}: Pick<CommandNote, 'inputs'>,
): string[] {
  const names = values.map(({name}) => name);
  return [
    ...Object.keys(inputs)
      .filter((name) => !names.includes(name))
      .map((name) => `it has no value "${name}"; it has: ${names.join(', ') || 'none'}`),
    ...values.flatMap(({name, type}) => [
      ...(inputs[name]?.is ? [] : [`the value "${name}" has no meaning`]),
      ...(isNumeric(type) && !inputs[name]?.unit && !unitOf(name)
        ? [`the number "${name}" has no unit`]
        : []),
    ]),
  ];
}
