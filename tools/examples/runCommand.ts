import {spawn} from 'node:child_process';

/** What a program printed, and how it failed, if it did. */
export type Run = {printed: string; failure?: string};

type Command = {
  program: string;
  words: readonly string[];
  /** The folder in which it runs; that of this process unless told. */
  folder?: string;
  environment: NodeJS.ProcessEnv;
  timeoutMs?: number;
};

/** Long enough for a compiler in JavaScript on a machine that does other work beside it. */
const TIMEOUT_MS = 600_000;
/** More than any page shows; a program that prints without end takes no more memory. */
const MOST_BYTES = 10_000_000;

/** Runs a command as a reader would, in a process of its own, which ends in time. */
export function runCommand({
  program,
  words,
  folder,
  environment,
  timeoutMs = TIMEOUT_MS,
}: Command): Promise<Run> {
  const child = spawn(program, words, {
    cwd: folder,
    env: environment,
    stdio: ['ignore', 'pipe', 'pipe'],
    // A group of its own, so that what the program started ends with it.
    detached: true,
  });
  const end = () => {
    try {
      if (child.pid) process.kill(-child.pid, 'SIGKILL');
    } catch {
      // All of its group has ended.
    }
  };
  process.once('exit', end);
  let stopped: string | undefined;
  const stop = (reason: string) => {
    stopped ??= reason;
    end();
  };
  const [output, errors] = [child.stdout, child.stderr].map((stream) => {
    const chunks: Buffer[] = [];
    let bytes = 0;
    stream.on('data', (chunk: Buffer) => {
      bytes += chunk.length;
      if (bytes > MOST_BYTES) stop(`printed more than ${MOST_BYTES / 1_000_000} MB`);
      else chunks.push(chunk);
    });
    return () => Buffer.concat(chunks).toString();
  });
  const timer = setTimeout(() => {
    stop(`was still running after ${timeoutMs / 1_000} s; close what it opened, or wait for less`);
  }, timeoutMs);

  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code, signal) => {
      clearTimeout(timer);
      process.off('exit', end);
      // Ends processes of its group that it left running.
      end();
      const message = errors?.().trim();
      const ending = stopped ?? (code !== 0 && `ended with ${signal ?? `exit code ${code}`}`);
      resolve({
        printed: output?.() ?? '',
        ...(ending && {failure: message ? `${ending}:\n${message}` : ending}),
      });
    });
  });
}
