import {spawnSync} from 'node:child_process';
import path from 'node:path';
import type {SourceUnit} from 'solidity-ast';

/** A source, its tree, and the versions of the compiler that it allows. */
export type Parsed = {text: string; tree: SourceUnit; compiler?: string};

const PRAGMA = /pragma solidity\s+([^;]+);/;

/**
 * The trees of Solidity sources, by their paths. One compiler reads what was written for any from
 * 0.6: the line that says which is blanked. It runs in a process of its own, as it changes its host.
 */
export function parseSources(sources: Record<string, string>): Record<string, Parsed> {
  const blanked = Object.entries(sources).map(([file, text]) => [
    file,
    text.replace(PRAGMA, (pragma) => ' '.repeat(pragma.length)),
  ]);
  const {status, stdout, stderr} = spawnSync(
    process.execPath,
    [path.join(__dirname, 'parse.mjs')],
    {input: JSON.stringify(Object.fromEntries(blanked)), maxBuffer: 2 ** 30, encoding: 'utf8'},
  );
  if (status !== 0) throw new Error(`solc does not parse the sources:\n${stderr}`);

  const trees = JSON.parse(stdout) as Record<string, SourceUnit>;
  return Object.fromEntries(
    Object.entries(trees).map(([file, tree]) => {
      const text = sources[file] ?? '';
      return [file, {text, tree, compiler: PRAGMA.exec(text)?.[1]?.trim()}];
    }),
  );
}
