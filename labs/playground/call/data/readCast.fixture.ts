import type {AbiFunction, AbiParameter} from 'viem';
import {itemOf} from '../outside/outsideCall';

/** Reads a line of cast as a shell and cast do: the signature, and the arguments by their types. */
export function readCast(
  line: string,
  {inputs}: AbiFunction,
): {signature: string; values: unknown[]} {
  const words = shellWords(line);
  const at = words.findIndex((word) => /^\w+\(/.test(word));
  const texts = words.slice(at + 1).filter((word) => word !== '--');
  return {
    signature: words[at] ?? '',
    values: inputs.map((input, index) => valueOf(texts[index] ?? '', input, false)),
  };
}

const shellWords = (line: string): string[] =>
  [...line.matchAll(/(?:'[^']*'|"[^"]*"|\\.|[^\s'"\\])+/g)].map(([word]) =>
    word.replace(
      /'([^']*)'|"([^"]*)"|\\(.)/g,
      (_all, single?: string, double?: string, escaped?: string) =>
        single ?? double ?? escaped ?? '',
    ),
  );

/** By the rules of alloy: lists in square brackets, tuples in round ones, texts inside of both in quotes. */
function valueOf(text: string, parameter: AbiParameter, isInside: boolean): unknown {
  const item = itemOf(parameter);
  if (item) return partsOf(text, '[]').map((part) => valueOf(part, item, true));
  if ('components' in parameter) {
    const {components} = parameter;
    const parts = partsOf(text, '()');
    if (parts.length !== components.length) throw new Error(`${text} has ${parts.length} parts`);
    const values = components.map((component, index) =>
      valueOf(parts[index] ?? '', component, true),
    );
    const isNamed = components.every(({name}) => name);
    return isNamed
      ? Object.fromEntries(components.map(({name}, index) => [name, values[index]]))
      : values;
  }
  if (/^u?int/.test(parameter.type)) return BigInt(text);
  if (parameter.type === 'bool') return text === 'true';
  return parameter.type === 'string' && isInside ? (JSON.parse(text) as string) : text;
}

/** What stands between brackets, parted by the commas that no other bracket or quote holds. */
function partsOf(text: string, [open = '', close = '']: string): string[] {
  if (!text.startsWith(open) || !text.endsWith(close))
    throw new Error(`${text} has no ${open}${close}`);
  const parts: string[] = [];
  let depth = 0;
  let part = '';
  for (const [token] of text.slice(1, -1).matchAll(/"(?:[^"\\]|\\.)*"|[^"]/g)) {
    if (/^[[(]$/.test(token)) depth += 1;
    if (/^[\])]$/.test(token)) depth -= 1;
    if (token === ',' && depth === 0) {
      parts.push(part);
      part = '';
    } else part += token;
  }
  return part === '' && parts.length === 0 ? [] : [...parts, part];
}
