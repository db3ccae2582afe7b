import {fork, type ChildProcess} from 'node:child_process';
import type {Socket} from 'node:net';
import path from 'node:path';
import type {Compiler} from '../../facts/solidity/compilers';

/** Processes that wait for an input, by the compiler that each has loaded. */
const idle = new Map<string, ChildProcess[]>();

/**
 * What a compiler makes of an input in JSON, in a process that stays for the next one; as many run as
 * are asked at a time. Rejects with what the process printed when it ends early.
 */
export async function runCompiler({module, version}: Compiler, input: string): Promise<string> {
  const waiting = idle.get(module) ?? [];
  idle.set(module, waiting);
  const child = waiting.pop() ?? start(module);
  const output = await answerOf(child, {input, version});
  waiting.push(child);
  return output;
}

const start = (module: string): ChildProcess =>
  fork(path.join(__dirname, 'solcWorker.mjs'), [module], {
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    execArgv: [],
  });

function answerOf(
  child: ChildProcess,
  {input, version}: {input: string; version: string},
): Promise<string> {
  hold(child);
  let printed = '';
  const read = (text: Buffer): void => void (printed += text.toString());
  child.stderr?.on('data', read);
  return new Promise<string>((resolve, reject) => {
    child.once('message', (output) => resolve(String(output)));
    child.once('close', () => reject(new Error(`solc ${version} ended early: ${printed}`)));
    child.once('error', reject);
    child.send(input);
  }).finally(() => {
    child.removeAllListeners().stderr?.removeAllListeners();
    release(child);
  });
}

/** A process keeps this one alive only while it compiles, and ends with it. */
const hold = (child: ChildProcess): void => partsOf(child).forEach((part) => part?.ref());
const release = (child: ChildProcess): void => partsOf(child).forEach((part) => part?.unref());

const partsOf = (child: ChildProcess) => [child, child.channel, child.stderr as Socket | null];
