import {existsSync} from 'node:fs';
import path from 'node:path';
import {addressOf} from '../../../../sandbox/addressOf';
import {readArtifact} from '../../../../sandbox/artifact';
import * as released from '../../../../sandbox/fromPackage';

type Reads = (...values: string[]) => unknown;

/** Functions of the sandbox that programs call with names written out, and that read files. */
const FUNCTIONS: Readonly<Record<string, Reads>> = {
  addressOf: (contract = '') => addressOf(contract),
  readArtifact: (file = '') => readArtifact(file),
  fromUniswapX: (contract = '') => released.fromUniswapX(contract),
};
const OF_PACKAGES: Readonly<Record<string, Reads>> = {
  fromPackage: (name = '', file = '') => released.fromPackage(name, file),
  fromHardhat: (name = '', file = '') => released.fromHardhat(name, file),
  fromForge: (name = '', file = '') => released.fromForge(name, file),
};

/** What these functions of the sandbox return for the names that a program has, by the call: `addressOf(WETH)`. */
export function answersOf(
  root: string,
  {functions, names}: {functions: ReadonlySet<string>; names: readonly string[]},
): Record<string, unknown> {
  const packages = names.filter((name) =>
    existsSync(path.join(root, 'node_modules', name, 'package.json')),
  );
  const calls = [
    ...names.map((name) => ({known: FUNCTIONS, values: [name]})),
    ...packages.flatMap((name) =>
      names.map((file) => ({known: OF_PACKAGES, values: [name, file]})),
    ),
  ];
  const answers: Record<string, unknown> = {};
  for (const {known, values} of calls) {
    for (const [name, read] of Object.entries(known)) {
      if (!functions.has(name)) continue;
      const answer = attempt(() => read(...values));
      if (answer !== undefined) answers[`${name}(${values.join(', ')})`] = answer;
    }
  }
  return answers;
}

/** Most names of a program are those of something else. */
function attempt(read: () => unknown): unknown {
  try {
    return read();
  } catch {
    return undefined;
  }
}
