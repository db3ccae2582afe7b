import {spawnSync} from 'node:child_process';
import path from 'node:path';
import type {SourceUnit} from 'solidity-ast';

/** A source, its tree, and the versions of the compiler that it allows. */
export type Parsed = {text: string; tree: SourceUnit; compiler?: string};

const PRAGMA = /pragma solidity\s+([^;]+);/;

/** The trees of Solidity sources, by their paths; all of them parse. */
export function parseSources(sources: Record<string, string>): Record<string, Parsed> {
  const results = Object.entries(parseEach(sources));
  const errors = results.flatMap(([, result]) => ('error' in result ? [result.error] : []));
  if (errors.length > 0) throw new Error(`solc does not parse the sources:\n${errors.join('\n')}`);
  return Object.fromEntries(
    results.flatMap(([file, result]) => {
      if ('error' in result) return [];
      const text = sources[file] ?? '';
      return [[file, {text, tree: result.tree, compiler: PRAGMA.exec(text)?.[1]?.trim()}]];
    }),
  );
}

/**
 * The tree of each source, or the compiler's error, by their paths. One compiler reads what was
 * written for any from 0.6: the line that says which is blanked. It runs in a process of its own,
 * as it changes its host.
 */
export function parseEach(
  sources: Readonly<Record<string, string>>,
): Record<string, {tree: SourceUnit} | {error: string}> {
  const blanked = Object.entries(sources).map(([file, text]) => [
    file,
    text.replace(PRAGMA, (pragma) => ' '.repeat(pragma.length)),
  ]);
  const {status, stdout, stderr} = spawnSync(
    process.execPath,
    [path.join(__dirname, 'parse.mjs')],
    {input: JSON.stringify(Object.fromEntries(blanked)), maxBuffer: 2 ** 30, encoding: 'utf8'},
  );
  if (status !== 0) throw new Error(`solc did not run:\n${stderr}`);
  return JSON.parse(stdout) as ReturnType<typeof parseEach>;
}
