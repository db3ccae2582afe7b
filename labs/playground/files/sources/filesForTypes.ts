import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

/** Files and packages that others import, those of which only types are used among them. */
export type Reached = {files: readonly string[]; packages: readonly string[]};

/** All that an editor reads to check files, named from the repository's folder; `ends` are not read. */
export function filesForTypes(
  root: string,
  files: readonly string[],
  ends: readonly string[] = [],
): Reached {
  const reached = new Set(files);
  const packages = new Set<string>();
  // What a set takes in while it is walked is walked, too.
  for (const file of reached) {
    if (!/\.tsx?$/.test(file) || ends.includes(file)) continue;
    for (const name of importsOf(path.join(root, file))) {
      if (!name.startsWith('.')) packages.add(name);
      else reached.add(fileOf(root, path.posix.join(path.posix.dirname(file), name)));
    }
  }
  return {files: [...reached], packages: [...packages]};
}

/** By the path of a file: most programs share their helpers. */
const known = new Map<string, readonly string[]>();

function importsOf(file: string): readonly string[] {
  const found = known.get(file);
  if (found) return found;
  const {importedFiles} = ts.preProcessFile(readFileSync(file, 'utf8'), true, true);
  const names = importedFiles.map(({fileName}) => fileName);
  known.set(file, names);
  return names;
}

function fileOf(root: string, base: string): string {
  const found = [base, `${base}.ts`, `${base}.tsx`, `${base}.d.ts`, `${base}/index.ts`].find(
    (file) => /\.\w+$/.test(file) && existsSync(path.join(root, file)),
  );
  if (found) return found;
  throw new Error(`a program imports "${base}", and there is no such file`);
}
