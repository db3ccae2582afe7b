import type {Address} from 'viem';
import type {Field} from './explanation';

/** Fields by their names, members of structs included, elements of arrays not. */
export type Facts = ReadonlyMap<string, Field>;

/** The fields of a step, or of a struct, by their names. */
export const factsOf = (fields: readonly Field[]): Facts =>
  new Map(fields.flatMap(flat).map((field) => [field.name, field]));

const flat = (field: Field): Field[] =>
  field.parts && !field.type.endsWith(']') ? field.parts.flatMap(flat) : [field];

/** The address that a field of this name holds. */
export function addressIn(facts: Facts, name: string): Address | undefined {
  const field = facts.get(name);
  return field?.type === 'address' ? (field.raw as Address) : undefined;
}

/** The number that a field of this name holds. */
export function numberIn(facts: Facts, name: string): bigint | undefined {
  const field = facts.get(name);
  return field && isNumber(field) ? BigInt(field.raw) : undefined;
}

/** The name of a limit in these fields: `amountOutMin` of v2 and of commands is `amountOutMinimum` in v3. */
export const limitIn = (
  facts: Facts,
  name: 'amountMin' | 'amountOutMin' | 'amountInMax',
): string => (facts.has(name) ? name : `${name}imum`);

/** Whether a field is a number. */
export const isNumber = ({type}: Field): boolean => /^u?int\d*$/.test(type);
