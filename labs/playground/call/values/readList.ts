import type {AbiParameter} from 'viem';
import type {Parsed} from '../../../../src/protocol/parseDecimal';
import type {Words} from './names';
import {readLeaf} from './readLeaf';

type Kind = {parameter: AbiParameter; unit?: string};

/** Reads a list, or a list of tuples, written as JSON: `["WETH", "USDC"]`, `[{"token": "USDC", "amount": "5 USDC"}]`. */
export function readList(text: string, kind: Kind, words: Words): Parsed<unknown> {
  try {
    return readJson(JSON.parse(withQuotedNumbers(text)), kind, words);
  } catch {
    return {problem: `Enter ${kind.parameter.type} as JSON: ${shapeOf(kind.parameter)}.`};
  }
}

/** Numbers as texts: JSON would round those of more than 53 bits. */
const withQuotedNumbers = (text: string): string =>
  text.replace(/"(?:[^"\\]|\\.)*"|-?\b(?:0x[0-9a-f]+|\d+(?:\.\d+)?(?:e[+-]?\d+)?)\b/gi, (token) =>
    token.startsWith('"') ? token : `"${token}"`,
  );

function readJson(value: unknown, kind: Kind, words: Words): Parsed<unknown> {
  const [, element, length] = /^(.*)\[(\d*)\]$/.exec(kind.parameter.type) ?? [];
  if (element !== undefined) {
    const parameter = {...kind.parameter, type: element} as AbiParameter;
    return readItems(value, {...kind, parameter, length: length ?? ''}, words);
  }
  if ('components' in kind.parameter) return readTuple(value, kind.parameter, words);
  return typeof value === 'string' || typeof value === 'boolean'
    ? readLeaf(
        String(value),
        {type: kind.parameter.type, ...(kind.unit && {unit: kind.unit})},
        words,
      )
    : {problem: `Enter ${shapeOf(kind.parameter)} in place of ${JSON.stringify(value)}.`};
}

function readItems(
  value: unknown,
  {length, ...kind}: Kind & {length: string},
  words: Words,
): Parsed<unknown[]> {
  if (!Array.isArray(value)) {
    return {
      problem: `Enter a list in square brackets: ${shapeOf({...kind.parameter, type: `${kind.parameter.type}[]`})}.`,
    };
  }
  if (length !== '' && value.length !== Number(length)) {
    return {problem: `Enter ${length} items: there are ${value.length}.`};
  }
  return all(
    value.map((item, index) => ['Item ' + String(index + 1), readJson(item, kind, words)]),
  );
}

function readTuple(value: unknown, parameter: AbiParameter, words: Words): Parsed<unknown> {
  const components = 'components' in parameter ? parameter.components : [];
  const given = valuesOf(value, components);
  if (!given) return {problem: `Enter ${shapeOf(parameter)} in place of ${JSON.stringify(value)}.`};
  const missing = components.find((_component, index) => given[index] === undefined);
  if (missing)
    return {problem: `Enter a value for "${missing.name ?? ''}" of ${shapeOf(parameter)}.`};
  const read = all(
    components.map((component, index) => [
      component.name ?? '',
      readJson(given[index], {parameter: component}, words),
    ]),
  );
  return 'problem' in read ? read : {value: asTuple(read.value, components)};
}

/** The values of a tuple in their order: of an object by their names, of a list by their places. */
function valuesOf(
  value: unknown,
  components: readonly AbiParameter[],
): readonly unknown[] | undefined {
  if (Array.isArray(value)) return value.length === components.length ? value : undefined;
  if (typeof value !== 'object' || value === null) return undefined;
  const byName = new Map(Object.entries(value));
  return components.map(({name}) => byName.get(name ?? ''));
}

/** A tuple as encoders take it: by names where all values have one. */
export const asTuple = (
  values: readonly unknown[],
  components: readonly AbiParameter[],
): unknown =>
  components.every(({name}) => name)
    ? Object.fromEntries(components.map(({name}, index) => [name, values[index]]))
    : values;

function all(read: readonly (readonly [string, Parsed<unknown>])[]): Parsed<unknown[]> {
  const values: unknown[] = [];
  for (const [where, one] of read) {
    if ('problem' in one) return {problem: where ? `${where}: ${one.problem}` : one.problem};
    values.push(one.value);
  }
  return {value: values};
}

/** A value of a type as JSON, for a message. */
function shapeOf(parameter: AbiParameter): string {
  const element = /^(.*)\[\d*\]$/.exec(parameter.type)?.[1];
  if (element !== undefined)
    return `[${shapeOf({...parameter, type: element} as AbiParameter)}, …]`;
  if ('components' in parameter) {
    return `{${parameter.components.map((one) => `"${one.name ?? ''}": ${shapeOf(one)}`).join(', ')}}`;
  }
  return parameter.type === 'bool' ? 'true' : `"${parameter.type}"`;
}
