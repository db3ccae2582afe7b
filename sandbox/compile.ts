import {availableParallelism} from 'node:os';
import path from 'node:path';
import {loadJson, storeJson} from '../facts/cache/cacheFile';
import {digestOf} from '../facts/cache/digestOf';
import {collectSources} from '../facts/solidity/collectSources';
import {compilerInput} from '../facts/solidity/compilerInput';
import type {CompilerOutput} from '../facts/solidity/compilerOutput';
import {compilerOf, type Compiler} from '../facts/solidity/compilers';
import type {Artifact} from './artifact';
import {cache, root} from './root';
import {readOutput} from './solidity/readOutput';
import {runCompiler} from './solidity/runCompiler';

/** What a file compiles to: its contracts by name, and what the compiler warns of in that file. */
type Compiled = {
  compiler: Compiler;
  contracts: Record<string, Artifact>;
  warnings: string[];
};

/** Compiles a Solidity file, named from the repository's folder, with the pinned compiler of its pragma. */
export async function compile(file: string): Promise<Compiled> {
  const unit = path.relative(root, path.resolve(root, file)).split(path.sep).join('/');
  const {files, remappings} = collectSources(root, unit);
  const compiler = compilerOf(files[unit] ?? '');
  const input = compilerInput({...compiler, file: unit, sources: files, remappings});
  const output = await run(compiler, input);
  return {compiler, ...readOutput(output, unit)};
}

/** Compiles files, as many at a time as there are processors. */
export async function compileAll(files: readonly string[]): Promise<void> {
  const waiting = [...files];
  const work = async (): Promise<void> => {
    for (let file = waiting.pop(); file; file = waiting.pop()) await compile(file);
  };
  await Promise.all(Array.from({length: availableParallelism()}, work));
}

async function run(compiler: Compiler, input: string): Promise<CompilerOutput> {
  const file = {folder: path.join(cache, 'solc'), digest: digestOf([compiler.version, input])};
  const stored = loadJson<CompilerOutput>(file);
  if (stored) return stored;
  return storeJson(file, JSON.parse(await runCompiler(compiler, input)) as CompilerOutput);
}
