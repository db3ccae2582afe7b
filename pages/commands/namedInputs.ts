import type {CommandSet} from '../../facts/reference/commands/commandSet';
import type {CommandInput} from '../../facts/reference/commands/readDispatcher';
import type {CommandNote} from './commandNote';

type Structs = Readonly<Record<string, readonly CommandInput[]>>;

/** The values of a command: those of the package, or those that a note adds, and all structs. */
export function takenBy(
  {inputs}: {inputs: readonly CommandInput[]},
  {takes, structs: noted}: CommandNote,
  {structs}: Pick<CommandSet, 'structs'>,
): {inputs: readonly CommandInput[]; structs: Structs} {
  const added = Object.entries(noted).map(([name, fields]) => [name, fields.map(declared)]);
  return {
    inputs: inputs.length > 0 ? inputs : takes.map(declared),
    structs: {...structs, ...Object.fromEntries(added)},
  };
}

/** Every value below its path, structs taken apart: `permitSingle.details.token`. */
export const namedInputs = (
  inputs: readonly CommandInput[],
  structs: Structs,
  path: readonly string[] = [],
): CommandInput[] =>
  inputs.flatMap(({name, type}) => {
    const [, base = '', isArray] = /^(.*?)(\[\])?$/.exec(type) ?? [];
    const at = [...path, `${name}${isArray && structs[base] ? '[]' : ''}`];
    const fields = structs[base];
    return fields ? namedInputs(fields, structs, at) : [{name: at.join('.'), type}];
  });

function declared(text: string): CommandInput {
  const [type = '', name = ''] = text.split(' ');
  return {name, type};
}
