import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {Compiler} from '../../../../facts/solidity/compilers';
import {bundle} from './bundle';
import {splitSoljson} from './splitSoljson';

/** What a tab needs to compile: the script of the worker, and the WebAssembly that it is given. */
export type CompilerParts = {glue: string; wasm: Uint8Array};

/** Reads a pinned compiler from its package, installed below the folder `root`, in two parts. */
export function readCompiler(root: string, {module, version}: Compiler): CompilerParts {
  const soljson = path.join(root, 'node_modules', module, 'soljson.js');
  const {script, wasm} = splitSoljson(readFileSync(soljson, 'utf8'));
  return {glue: glueOf(script, version), wasm};
}

/** The names of Node.js are hidden from the script, which then starts alike in a browser and in a test. */
const glueOf = (script: string, version: string): string =>
  [
    `// solc ${version}, GPL-3.0: https://github.com/ethereum/solidity/tree/v${version}`,
    'function startSoljson(Module, process, require, module) {',
    script,
    'return Module}',
    bundle('worker/serveCompiler.ts', 'serving'),
    'onmessage = ({ports: [port]}) => { onmessage = null; serving.serveCompiler(startSoljson, port); };',
  ].join('\n');
