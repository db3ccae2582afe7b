import path from 'node:path';
import {projectSources} from './foundry/projectSources';
import type {Examples} from './readExamples';

/** Whether a file is run: TypeScript and CommonJS are, but for tests and folders named `support`. */
export const isProgram = (file: string): boolean =>
  /\.(ts|cjs)$/.test(file) && !/\.(test|d)\.ts$/.test(file) && !/(^|\/)support\//.test(file);

/** Whether a file is a query, which is answered from what was recorded of the sandbox. */
export const isQuery = (file: string): boolean => file.endsWith('.graphql');

/** Whether a file is a test that forge runs in a project of its own: of one contract. */
export const isForgeTest = (file: string): boolean => file.endsWith('.t.sol');

/** Whether a file is executed, and has its output captured beside it. */
export const isExecuted = (file: string): boolean =>
  isProgram(file) || isQuery(file) || isForgeTest(file);

/** Where output is kept: `swap.output.txt` beside `swap.ts`, `pair.output.json` beside a query. */
export const outputOf = (file: string): string =>
  file.replace(/\.\w+$/, isQuery(file) ? '.output.json' : '.output.txt');

/** A file and all that it reaches under `examples/`: what it imports, and contracts it names. */
export function reachedFrom(file: string, examples: Examples): string[] {
  const reached = new Set([file]);
  for (const one of reached) namedIn(one, examples).forEach((found) => reached.add(found));
  return [...reached];
}

/** What each file of a set of examples names, found once: every fence of a page asks for all. */
const namedFiles = new WeakMap<Examples, Map<string, readonly string[]>>();

/** The files under `examples/` that a file names in quotation marks. */
function namedIn(file: string, examples: Examples): readonly string[] {
  const files = namedFiles.get(examples) ?? new Map<string, readonly string[]>();
  namedFiles.set(examples, files);
  const paths =
    files.get(file) ??
    (isForgeTest(file)
      ? Object.values(projectSources(file, examples))
      : quotedPaths(file, examples));
  files.set(file, paths);
  return paths;
}

const quotedPaths = (file: string, examples: Examples): string[] =>
  [...(examples[file] ?? '').matchAll(/['"`]([\w@./-]+)['"`]/g)].flatMap(
    ([, name = '']) => candidates(file, name).find((one) => Object.hasOwn(examples, one)) ?? [],
  );

/** The programs that run a file: itself, or those that reach it. */
export const programsOf = (file: string, examples: Examples): string[] =>
  isExecuted(file)
    ? [file]
    : Object.keys(examples).filter(
        (program) =>
          (isProgram(program) || isForgeTest(program)) &&
          reachedFrom(program, examples).includes(file),
      );

/** A name may be relative to its file, to the folder of its `support`, or to the repository. */
function candidates(file: string, name: string): string[] {
  const folder = path.posix.dirname(file);
  const bases = [
    path.posix.join(folder, name),
    ...(/(^|\/)support$/.test(folder) ? [path.posix.join(folder, '..', name)] : []),
    name.replace(/^(\.\/)?examples\//, ''),
  ];
  return bases.flatMap((base) => [
    base,
    `${base}.ts`,
    `${base}.tsx`,
    `${base}.cjs`,
    `${base}/index.ts`,
  ]);
}
