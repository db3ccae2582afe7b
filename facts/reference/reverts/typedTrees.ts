import {spawnSync} from 'node:child_process';
import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {SourceUnit} from 'solidity-ast';

/** Sources, and where their imports are found. */
export type SourceSet = {
  /** The pinned compiler: `solc` or `solc-0.7.6`. */
  compiler: 'solc' | 'solc-0.7.6';
  /** The files to read, as an import would name them. */
  files: readonly string[];
  /** Beginnings of imports, and the folders that they stand for; the first that fits counts. */
  folders: readonly (readonly [prefix: string, folder: string])[];
};

/** A source with its types resolved, and its text. */
export type TypedSource = {tree: SourceUnit; text: string};

/** The typed trees of the sources and of everything that they import, by their paths. */
export function typedTrees({compiler, files, folders}: SourceSet): Record<string, TypedSource> {
  const texts = collect(files, folders);
  const {status, stdout, stderr} = spawnSync(
    process.execPath,
    [path.join(__dirname, 'compile.mjs'), compiler],
    {
      input: JSON.stringify(
        Object.fromEntries(Object.entries(texts).map(([file, text]) => [file, forAny(text)])),
      ),
      maxBuffer: 2 ** 30,
      encoding: 'utf8',
    },
  );
  if (status !== 0) throw new Error(`${compiler} does not accept the sources:\n${stderr}`);
  const trees = JSON.parse(stdout) as Record<string, SourceUnit>;
  return Object.fromEntries(
    Object.entries(trees).map(([file, tree]) => [file, {tree, text: texts[file] ?? ''}]),
  );
}

/** One compiler reads what was written for others of its kind: the line that says which is blanked. */
const forAny = (text: string): string =>
  text.replace(/pragma solidity\s+[^;]+;/, (pragma) => ' '.repeat(pragma.length));

const IMPORT = /^\s*import\s+(?:[^;'"]*?\sfrom\s+)?["']([^"']+)["']/gm;

function collect(files: readonly string[], folders: SourceSet['folders']): Record<string, string> {
  const texts: Record<string, string> = {};
  const waiting = [...files];
  for (let file = waiting.pop(); file; file = waiting.pop()) {
    if (file in texts) continue;
    const text = readSource(file, folders);
    texts[file] = text;
    const folder = path.posix.dirname(file);
    waiting.push(
      ...[...text.matchAll(IMPORT)].map(([, wanted = '']) =>
        wanted.startsWith('.') ? path.posix.join(folder, wanted) : wanted,
      ),
    );
  }
  return texts;
}

function readSource(file: string, folders: SourceSet['folders']): string {
  const places = folders
    .filter(([prefix]) => file.startsWith(prefix))
    .map(([prefix, folder]) => path.join(folder, file.slice(prefix.length)));
  const place = places.find((one) => existsSync(one));
  if (place) return readFileSync(place, 'utf8');
  throw new Error(`no source of ${file}; looked for ${places.join(', ') || 'none'}`);
}
