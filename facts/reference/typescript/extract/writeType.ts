import type {JSONOutput as TypeDoc} from 'typedoc';
import {writeObject} from './writeObject';

/** A type on one line, as a reader would write it. */
export function writeType(type: TypeDoc.SomeType | undefined): string {
  return type ? write(type) : 'unknown';
}

/** How tightly a type holds together: what is looser than its place needs goes in parentheses. */
const LOOSENESS = {function: 0, union: 1, intersection: 2, operator: 3, whole: 4};

type Place = keyof typeof LOOSENESS;

function write(type: TypeDoc.SomeType, place: Place = 'function'): string {
  const text = plain(type);
  return LOOSENESS[bindingOf(type)] < LOOSENESS[place] ? `(${text})` : text;
}

function bindingOf(type: TypeDoc.SomeType): Place {
  switch (type.type) {
    case 'conditional':
      return 'function';
    case 'union':
    case 'intersection':
      return type.types.length > 1 ? type.type : 'whole';
    case 'typeOperator':
    case 'inferred':
      return 'operator';
    case 'reflection':
      return writeObject(type.declaration).startsWith('{') ? 'whole' : 'function';
    default:
      return 'whole';
  }
}

function plain(type: TypeDoc.SomeType): string {
  switch (type.type) {
    case 'array':
      return `${write(type.elementType, 'whole')}[]`;
    case 'conditional':
      return `${write(type.checkType, 'union')} extends ${write(type.extendsType, 'union')} ? ${write(type.trueType)} : ${write(type.falseType)}`;
    case 'indexedAccess':
      return `${write(type.objectType, 'whole')}[${write(type.indexType)}]`;
    case 'inferred':
      return `infer ${type.name}${type.constraint ? ` extends ${write(type.constraint, 'union')}` : ''}`;
    case 'intersection':
      return type.types.map((one) => write(one, 'operator')).join(' & ');
    case 'intrinsic':
      return type.name;
    case 'literal':
      return writeLiteral(type.value);
    case 'mapped':
      return writeMapped(type);
    case 'namedTupleMember':
      return `${type.name}${type.isOptional ? '?' : ''}: ${write(type.element)}`;
    case 'optional':
      return `${write(type.elementType, 'whole')}?`;
    case 'predicate':
      return `${type.asserts ? 'asserts ' : ''}${type.name}${type.targetType ? ` is ${write(type.targetType)}` : ''}`;
    case 'query':
      return `typeof ${write(type.queryType)}`;
    case 'reference':
      return `${type.name}${writeArguments(type.typeArguments)}`;
    case 'reflection':
      return writeObject(type.declaration);
    case 'rest':
      return `...${write(type.elementType)}`;
    case 'templateLiteral':
      return `\`${type.head}${type.tail.map(([one, text]) => `\${${write(one)}}${text}`).join('')}\``;
    case 'tuple':
      return `[${(type.elements ?? []).map((one) => write(one)).join(', ')}]`;
    case 'typeOperator':
      return `${type.operator} ${write(type.target, 'operator')}`;
    case 'union':
      return type.types.map((one) => write(one, 'intersection')).join(' | ');
    case 'unknown':
      return type.name.replace(/\s+/g, ' ');
  }
}

function writeArguments(types: TypeDoc.SomeType[] = []): string {
  return types.length > 0 ? `<${types.map((one) => write(one)).join(', ')}>` : '';
}

function writeLiteral(value: TypeDoc.LiteralType['value']): string {
  if (typeof value === 'string') {
    return `'${JSON.stringify(value).slice(1, -1).replaceAll('\\"', '"').replaceAll("'", "\\'")}'`;
  }
  if (typeof value === 'object' && value) return `${value.negative ? '-' : ''}${value.value}n`;
  return String(value);
}

function writeMapped(type: TypeDoc.MappedType): string {
  const readonly = {'+': 'readonly ', '-': '-readonly ', none: ''}[type.readonlyModifier ?? 'none'];
  const optional = {'+': '?', '-': '-?', none: ''}[type.optionalModifier ?? 'none'];
  const name = type.nameType ? ` as ${write(type.nameType)}` : '';
  const key = `${type.parameter} in ${write(type.parameterType)}${name}`;
  return `{${readonly}[${key}]${optional}: ${write(type.templateType)}}`;
}
