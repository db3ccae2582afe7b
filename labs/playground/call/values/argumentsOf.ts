import type {AbiParameter} from 'viem';
import type {Words} from './names';
import {leavesOf} from './leaves';
import {asTuple} from './readList';
import {readText} from './readText';

/** By the path of a field. */
export type Texts = Readonly<Record<string, string>>;

/** The arguments of a call and each value by its path, or what would do instead of the texts, by path. */
export type Arguments =
  | {values: readonly unknown[]; byPath: ReadonlyMap<string, unknown>}
  | {problems: Readonly<Record<string, string>>; byPath: ReadonlyMap<string, unknown>};

/** Reads the fields of a form into the arguments of a call. */
export function argumentsOf(
  parameters: readonly AbiParameter[],
  {texts, units}: {texts: Texts; units: Texts},
  words: Words,
): Arguments {
  const byPath = new Map<string, unknown>();
  const problems: Record<string, string> = {};
  for (const {path, parameter} of leavesOf(parameters)) {
    const unit = units[path];
    const read = readText(texts[path] ?? '', {parameter, ...(unit && {unit})}, words);
    if ('problem' in read) problems[path] = read.problem;
    else byPath.set(path, read.value);
  }
  return Object.keys(problems).length > 0
    ? {problems, byPath}
    : {values: parameters.map((one, index) => valueAt(one, `${index}`, byPath)), byPath};
}

function valueAt(
  parameter: AbiParameter,
  path: string,
  byPath: ReadonlyMap<string, unknown>,
): unknown {
  if (parameter.type !== 'tuple' || !('components' in parameter)) return byPath.get(path);
  const {components} = parameter;
  return asTuple(
    components.map((component, index) => valueAt(component, `${path}.${index}`, byPath)),
    components,
  );
}
