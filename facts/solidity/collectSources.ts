import {readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';

/** A Solidity file with all that it imports; files are named by their paths from the repository's folder. */
export type Sources = {
  /** Text of each file. */
  files: Record<string, string>;
  /** The file that each import of a file leads to, by what the import names. */
  imports: Record<string, Record<string, string>>;
  /** What the compiler must know to find each import of a package where Node would. */
  remappings: string[];
};

/** A statement that imports, with what it names. */
export const IMPORT = /^\s*import\s+(?:[^;'"]*?\sfrom\s+)?["']([^"']+)["']/gm;

/** Reads a Solidity file and all it imports; packages are found from the importing file, as Node finds them. */
export function collectSources(root: string, file: string): Sources {
  const files: Sources['files'] = {};
  const imports: Sources['imports'] = {};
  const remappings = new Set<string>();
  const name = (absolute: string) => path.relative(root, absolute).split(path.sep).join('/');
  const waiting = [name(path.resolve(root, file))];

  for (let current = waiting.pop(); current; current = waiting.pop()) {
    if (current in files) continue;
    const text = readFileSync(path.join(root, current), 'utf8');
    files[current] = text;
    const found: Record<string, string> = {};
    imports[current] = found;
    for (const [, wanted] of text.matchAll(IMPORT)) {
      if (!wanted) continue;
      const location = wanted.startsWith('.')
        ? path.posix.join(path.posix.dirname(current), wanted)
        : name(findInPackage(root, {importer: current, wanted}));
      if (!wanted.startsWith('.')) remappings.add(remapping({current, wanted, found: location}));
      found[wanted] = location;
      waiting.push(location);
    }
  }
  return {files, imports, remappings: [...remappings].sort()};
}

function findInPackage(
  root: string,
  {importer, wanted}: {importer: string; wanted: string},
): string {
  try {
    return createRequire(path.join(root, importer)).resolve(wanted);
  } catch {
    throw new Error(
      `${importer} imports "${wanted}", which no installed package has; check the path, or add its package to package.json`,
    );
  }
}

/** "context:prefix=target", so that two copies of a package can meet in one build. */
function remapping({current, wanted, found}: {current: string; wanted: string; found: string}) {
  const prefix = `${wanted
    .split('/')
    .slice(0, wanted.startsWith('@') ? 2 : 1)
    .join('/')}/`;
  const target = found.slice(0, found.length - wanted.length + prefix.length);
  return `${packageFolder(current)}:${prefix}=${target}`;
}

/** Folder of the package that holds a file; the repository's own files have the empty one. */
export function packageFolder(file: string): string {
  const [folder = ''] = /^.*node_modules\/(?:@[^/]+\/)?[^/]+\//.exec(file) ?? [];
  return folder;
}
