import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {valueImports} from '../../../pages/examples/inTab/valueImports';
import {REPLACED} from './replaced';

/** A program with all of this repository that it runs. */
export type Program = {
  /** Its path from the repository's folder, as those of all modules. */
  entry: string;
  modules: Readonly<Record<string, ReadModule>>;
  /** Names that it imports of each package and module of Node.js; `*` where it takes all. */
  packages: ReadonlyMap<string, ReadonlySet<string>>;
};

/** A module as it runs in a tab, and where each of its imports leads: to a module or a package. */
export type ReadModule = {source: string; imports: Readonly<Record<string, string>>};

type Replaced = Readonly<Record<string, string | undefined>>;

/**
 * Reads a program, named from the repository's folder. Data that it imports are modules named
 * `data:<file>`. A module that is replaced by nothing imports nothing.
 */
export function readProgram(root: string, entry: string, replaced: Replaced = REPLACED): Program {
  const modules: Record<string, ReadModule> = {};
  const packages = new Map<string, Set<string>>();
  const waiting = [entry];
  for (let file = waiting.pop(); file; file = waiting.pop()) {
    if (modules[file]) continue;
    const place = file in replaced ? replaced[file] : file;
    const isRead = place !== undefined && !file.startsWith('data:');
    const source = isRead ? readFileSync(path.join(root, place), 'utf8') : '';
    const imports: Record<string, string> = {};
    modules[file] = {source, imports};
    for (const {from, names} of valueImports(source)) {
      const target = targetOf(root, {from, importer: file});
      imports[from] = target.module;
      if (!target.isPackage) waiting.push(target.module);
      else packages.set(from, new Set([...(packages.get(from) ?? []), ...names]));
    }
  }
  return {entry, modules, packages};
}

type Target = {module: string; isPackage: boolean};

/** Where an import leads. JSON of packages becomes data. */
function targetOf(root: string, {from, importer}: {from: string; importer: string}): Target {
  const isFile = from.startsWith('.');
  if (from.startsWith('data:')) return {module: from, isPackage: false};
  if (!isFile && !from.endsWith('.json')) return {module: from, isPackage: true};
  const base = isFile ? path.posix.join(path.posix.dirname(importer), from) : from;
  if (base.endsWith('.json')) return {module: `data:${base}`, isPackage: false};
  const found = [base, `${base}.ts`, `${base}.tsx`, `${base}/index.ts`].find(
    (file) => /\.\w+$/.test(file) && existsSync(path.join(root, file)),
  );
  if (found) return {module: found, isPackage: false};
  throw new Error(`${importer} imports "${from}", and there is no such file`);
}
