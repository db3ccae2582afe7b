import {parseAbiParameters, type AbiParameter} from 'viem';
import type {CommandSet} from '../../facts/reference/commands/commandSet';
import {tupleOf} from '../../facts/reference/commands/tupleOf';
import {commandAnchor} from '../../pages/commands/commandNodes';
import {takenBy} from '../../pages/commands/namedInputs';
import type {CommandNote} from '../../pages/commands/commandNote';

/** A command as the catalogue of `labs/calldata/explain` holds it; without inputs where calldata is handed on. */
export type KnownCommand = {
  name: string;
  byte: number;
  inputs: readonly AbiParameter[];
  /** Whether it reports a failure, which the flag then allows; others revert the whole call. */
  reports?: boolean;
  href?: string;
};

type Noted = {notes: Readonly<Record<string, CommandNote>>; route?: string};

/** The commands of a release with the parameters of their inputs, linked to the page that explains them. */
export const knownCommands = (set: CommandSet, {notes, route}: Noted): readonly KnownCommand[] =>
  set.commands.map((command) => {
    const {name, byte} = command;
    const note = notes[name];
    const {inputs, structs} = note ? takenBy(command, note, set) : {...command, ...set};
    // Structs that the package does not declare are known by the notes of the page alone.
    const isHandedOn =
      inputs.length === 0 ||
      note?.calldata !== undefined ||
      inputs.some(({type}) => isStruct(type) && !structs[nameOf(type)]);
    return {
      name,
      byte,
      inputs: isHandedOn ? [] : parseAbiParameters(tupleOf(inputs, structs)),
      ...(command.reports && {reports: true}),
      ...(route && note && {href: `${route}#${commandAnchor(name)}`}),
    };
  });

const isStruct = (type: string): boolean => /^[A-Z]/.test(type);

const nameOf = (type: string): string => type.replace(/(\[\d*\])+$/, '');
