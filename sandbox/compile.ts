import {execFile} from 'node:child_process';
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

async function run(compiler: Compiler, input: string): Promise<CompilerOutput> {
  const file = {folder: path.join(cache, 'solc'), digest: digestOf([compiler.version, input])};
  const stored = loadJson<CompilerOutput>(file);
  if (stored) return stored;
  return storeJson(file, JSON.parse(await inChild(compiler, input)) as CompilerOutput);
}

function inChild({module, version}: Compiler, input: string): Promise<string> {
  const worker = path.join(__dirname, 'solidity', 'solcWorker.mjs');
  return new Promise((resolve, reject) => {
    const child = execFile(
      process.execPath,
      [worker, module],
      {maxBuffer: 256 * 1024 * 1024},
      (error, stdout, stderr) =>
        error ? reject(new Error(`solc ${version} ended early: ${stderr}`)) : resolve(stdout),
    );
    child.stdin?.end(input);
  });
}
