import type {AbiParameter, Hex} from 'viem';
import type {Content, Field, UnreadableInput} from './explanation';

/** The fields of decoded values, in the order of their parameters. */
export const fieldsOf = (
  parameters: readonly AbiParameter[],
  values: readonly unknown[],
): readonly Field[] => parameters.map((parameter, index) => fieldOf(parameter, values[index]));

function fieldOf(parameter: AbiParameter, value: unknown): Field {
  const {name = '', type} = parameter;
  const element = elementOf(parameter);
  if (element) {
    const values = value as readonly unknown[];
    const parts = values.map((one, index) => fieldOf({...element, name: `[${index}]`}, one));
    return {name, type, raw: '', parts};
  }
  if ('components' in parameter) {
    return {
      name,
      type,
      raw: '',
      parts: fieldsOf(parameter.components, membersOf(parameter, value)),
    };
  }
  return {name, type, raw: String(value)};
}

/** The parameter that the elements of an array follow, if it is one. */
export function elementOf(parameter: AbiParameter): AbiParameter | undefined {
  const type = /^(.*)\[\d*\]$/.exec(parameter.type)?.[1];
  return type === undefined ? undefined : {...parameter, type};
}

/** Structs come by the names of their members, or as a list where a member has none. */
function membersOf(
  {components}: {components: readonly AbiParameter[]},
  value: unknown,
): readonly unknown[] {
  if (Array.isArray(value)) return value as readonly unknown[];
  const members = value as Readonly<Record<string, unknown>>;
  return components.map(({name}) => members[name ?? '']);
}

/** Bytes, or a list of them, with the calls or actions that they hold. */
export function withCalls(field: Field, explain: (raw: Hex) => Content | UnreadableInput): Field {
  if (field.parts) return {...field, parts: field.parts.map((part) => withCalls(part, explain))};
  return {...field, content: explain(field.raw as Hex)};
}

/** The calls, commands and actions in fields, not those inside of them. */
export const contentsOf = (fields: readonly Field[]): readonly (Content | UnreadableInput)[] =>
  fields.flatMap(({content, parts = []}) => [...(content ? [content] : []), ...contentsOf(parts)]);
