import {parseAbiParameters} from 'viem';
import type {CommandSet} from '../../facts/reference/commands/commandSet';
import {tupleOf} from '../../facts/reference/commands/tupleOf';
import {commandAnchor} from '../../pages/commands/commandNodes';
import {takenBy} from '../../pages/commands/namedInputs';
import type {CommandNote} from '../../pages/commands/commandNote';
import type {KnownCommand} from './explain/catalogue';

type PageNotes = {notes: Readonly<Record<string, CommandNote>>; route?: string};

/** The commands of a release with the parameters of their inputs, linked to the page that explains them. */
export const knownCommands = (
  set: CommandSet,
  {notes, route}: PageNotes,
): readonly KnownCommand[] =>
  set.commands.map((command) => {
    const {name, byte} = command;
    const note = notes[name];
    const {inputs, structs} = note ? takenBy(command, note, set) : {...command, ...set};
    // Structs that the package does not declare are known by the notes of the page alone.
    const isHandedOn =
      inputs.length === 0 ||
      note?.calldata !== undefined ||
      inputs.some(({type}) => isStruct(type) && !structs[baseType(type)]);
    return {
      name,
      byte,
      inputs: isHandedOn ? [] : parseAbiParameters(tupleOf(inputs, structs)),
      ...(command.reports && {reports: true}),
      ...(route && note && {href: `${route}#${commandAnchor(name)}`}),
    };
  });

const isStruct = (type: string): boolean => /^[A-Z]/.test(type);

const baseType = (type: string): string => type.replace(/(\[\d*\])+$/, '');
