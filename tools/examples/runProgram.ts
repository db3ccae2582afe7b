import {runCommand, type Run} from './runCommand';

/** A file that is run, the chain that it talks to, and how long it may take. */
export type Task = {file: string; chainUrl?: string; timeoutMs?: number};

/** Runs a program with Node.js. */
export const runProgram = ({file, chainUrl, timeoutMs}: Task): Promise<Run> =>
  runCommand({
    program: process.execPath,
    words: [file],
    environment: {...inheritedEnvironment(), ...(chainUrl && {RPC_URL: chainUrl})},
    timeoutMs,
  });

/** Environment variables that a program needs. The others may be keys or tokens: it does not get them. */
const INHERITED = ['PATH', 'HOME', 'TMPDIR', 'TEMP', 'SystemRoot', 'ANVIL'];

/** The same on every machine: no colours, one time zone. */
export function inheritedEnvironment(): NodeJS.ProcessEnv {
  const inherited = Object.fromEntries(INHERITED.map((name) => [name, process.env[name]]));
  return {
    ...(inherited as NodeJS.ProcessEnv),
    TZ: 'UTC',
    NO_COLOR: '1',
  };
}
