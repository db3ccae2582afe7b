import {readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import {root} from '../root';

type Sources = {
  /** Text of each file by its path from the repository's folder. */
  files: Record<string, string>;
  /** What the compiler must know to find each import of a package where Node would. */
  remappings: string[];
};

const IMPORT = /^\s*import\s+(?:[^;'"]*?\sfrom\s+)?["']([^"']+)["']/gm;

/** Reads a Solidity file and all it imports; packages are found from the importing file, as Node finds them. */
export function collectSources(file: string): Sources {
  const files: Record<string, string> = {};
  const remappings = new Set<string>();
  const waiting = [name(path.resolve(root, file))];

  for (let current = waiting.pop(); current; current = waiting.pop()) {
    if (current in files) continue;
    const text = readFileSync(path.join(root, current), 'utf8');
    files[current] = text;
    for (const [, wanted] of text.matchAll(IMPORT)) {
      if (!wanted) continue;
      const location = wanted.startsWith('.')
        ? path.posix.join(path.posix.dirname(current), wanted)
        : findInPackage(current, wanted);
      if (!wanted.startsWith('.')) remappings.add(remapping({current, wanted, found: location}));
      waiting.push(location);
    }
  }
  return {files, remappings: [...remappings].sort()};
}

function findInPackage(importer: string, wanted: string): string {
  try {
    return name(createRequire(path.join(root, importer)).resolve(wanted));
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
function packageFolder(file: string): string {
  const [folder = ''] = /^.*node_modules\/(?:@[^/]+\/)?[^/]+\//.exec(file) ?? [];
  return folder;
}

const name = (file: string) => path.relative(root, file).split(path.sep).join('/');
