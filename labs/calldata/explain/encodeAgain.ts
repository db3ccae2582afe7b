import {concatHex, encodeAbiParameters, hashTypedData, type AbiParameter, type Hex} from 'viem';
import {elementOf} from './fieldsOf';
import type {Content, Explanation, Field, Payload, Step} from './explanation';

/** The bytes of what was read, made of its fields; of a typed-data payload the digest that is signed. */
export function encodeAgain(read: Explanation | Content): Hex {
  switch (read.kind) {
    case 'unread':
      return read.raw;
    case 'call':
      return concatHex([read.selector, argumentsOf(read)]);
    case 'command':
    case 'action':
    case 'actions':
      return argumentsOf(read);
    case 'send':
      return '0x';
    case 'payload':
      return digestOf(read);
  }
}

function argumentsOf({parameters, fields, layout}: Step): Hex {
  if (layout.kind === 'kept') return layout.bytes;
  // A command whose input is calldata itself has no parameters, and one field.
  if (parameters.length === 0) return concatHex([...fields.map(bytesOf), layout.tail]);
  const values = parameters.map((parameter, index) => valueOf(parameter, fields[index]));
  return concatHex([encodeAbiParameters(parameters, values), layout.tail]);
}

const bytesOf = ({raw, content}: Field): Hex => (content ? encodeAgain(content) : (raw as Hex));

function valueOf(parameter: AbiParameter, field: Field | undefined): unknown {
  if (!field) throw new Error(`the tree lacks the field of ${parameter.type} ${parameter.name}`);
  const element = elementOf(parameter);
  if (element) return field.parts?.map((part) => valueOf(element, part));
  if ('components' in parameter) {
    return parameter.components.map((one, index) => valueOf(one, field.parts?.[index]));
  }
  return field.content ? encodeAgain(field.content) : leafOf(field);
}

function leafOf({type, raw}: Field): unknown {
  if (/^u?int/.test(type)) return BigInt(raw);
  return type === 'bool' ? raw === 'true' : raw;
}

const digestOf = ({domain, types, name, fields}: Payload): Hex =>
  hashTypedData({domain, types, primaryType: name, message: messageOf(fields)});

const messageOf = (fields: readonly Field[]): Record<string, unknown> =>
  Object.fromEntries(fields.map((field) => [field.name, messageValue(field)]));

function messageValue(field: Field): unknown {
  if (!field.parts) return leafOf(field);
  return field.type.endsWith(']') ? field.parts.map(messageValue) : messageOf(field.parts);
}
