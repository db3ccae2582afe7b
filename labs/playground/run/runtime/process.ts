import {RPC_URL} from './fetch';
import type {Write} from './output';

/** What programs use of Node's `process`. */
export type Process = {
  env: Record<string, string | undefined>;
  argv: string[];
  exitCode: number | string | undefined;
  exit: (code?: number | string) => never;
  cwd: () => string;
  nextTick: (callback: (...values: unknown[]) => void, ...values: unknown[]) => void;
  hrtime: {bigint: () => bigint};
  stdout: Stream;
  stderr: Stream;
} & Record<'platform' | 'version' | 'arch', string> &
  Record<'on' | 'once' | 'off' | 'emitWarning', () => Process> & {
    versions: Readonly<Record<string, string>>;
  };

type Stream = {write: (text: unknown) => true; isTTY: false; columns: number};

type Options = {entry: string; write: Write; exit: (code: number) => never; now: () => number};

/** The `process` of a program: the environment of the sandbox, no signals, one way to end. */
export function createProcess({entry, write, exit, now}: Options): Process {
  const stream = (name: 'out' | 'err'): Stream => ({
    write: (text) => {
      write(name, String(text));
      return true;
    },
    isTTY: false,
    columns: 80,
  });
  const none = () => process;
  const process: Process = {
    env: {RPC_URL, TZ: 'UTC', NO_COLOR: '1'},
    argv: ['node', entry],
    exitCode: undefined,
    exit: (code) => exit(Number(code ?? process.exitCode ?? 0)),
    cwd: () => '/',
    nextTick: (callback, ...values) => queueMicrotask(() => callback(...values)),
    hrtime: {bigint: () => BigInt(Math.round(now() * 1e6))},
    stdout: stream('out'),
    stderr: stream('err'),
    ...{platform: 'browser', version: 'v20.20.2', arch: 'wasm', versions: {node: '20.20.2'}},
    ...{on: none, once: none, off: none, emitWarning: none},
  };
  return process;
}
