import type {CommandInput} from './readDispatcher';

/** Values as a client library parses them, structs taken apart: `(address token, uint160 amount) permit, bytes data`. */
export const tupleOf = (
  inputs: readonly CommandInput[],
  structs: Readonly<Record<string, readonly CommandInput[]>>,
): string => inputs.map(({name, type}) => `${typeOf(type, structs)} ${name}`).join(', ');

function typeOf(type: string, structs: Readonly<Record<string, readonly CommandInput[]>>): string {
  const base = type.replace(/\[\]$/, '');
  const fields = structs[base];
  return fields ? `(${tupleOf(fields, structs)})${type.slice(base.length)}` : type;
}
