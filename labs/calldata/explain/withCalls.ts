import type {Hex} from 'viem';
import type {Call, Field, UnreadableInput} from './explanation';

/** Bytes, or a list of them, with the calls that they hold. */
export function withCalls(field: Field, read: (raw: Hex) => Call | UnreadableInput): Field {
  if (field.parts) return {...field, parts: field.parts.map((part) => withCalls(part, read))};
  return {...field, content: read(field.raw as Hex)};
}
