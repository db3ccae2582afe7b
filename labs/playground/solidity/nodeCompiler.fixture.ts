import {Worker} from 'node:worker_threads';
import {compilers} from '../../../facts/solidity/compilers';
import {readCompiler} from './build/readCompiler';
import {compilerOn, type Surroundings} from './compilerOn';
import type {OpenWorker} from './startCompiler';

/** The compiler of a tab, in a worker of Node.js: the same script and the same WebAssembly. */
export const nodeCompiler = (changes: Partial<Surroundings> = {}) =>
  compilerOn({load, openWorker, limitMs: 120_000, ...changes});

function load(version: string) {
  const compiler = compilers.find((one) => one.version === version);
  if (!compiler) throw new Error(`no compiler ${version} is pinned`);
  const {glue, wasm} = readCompiler(process.cwd(), compiler);
  return Promise.resolve({glue, wasm: Uint8Array.from(wasm).buffer});
}

const openWorker: OpenWorker = (glue, onFailure) => {
  const {port1, port2} = new MessageChannel();
  const worker = new Worker(
    `${glue}\nrequire('node:worker_threads').parentPort.once('message', (port) => onmessage({ports: [port]}))`,
    {eval: true},
  );
  worker.on('error', ({message}) => onFailure(message));
  worker.postMessage(port2, [port2 as never]);
  return {
    port: port1,
    close: () => {
      port1.close();
      void worker.terminate();
    },
  };
};
