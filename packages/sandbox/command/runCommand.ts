import {type ChildProcess, spawn} from 'node:child_process';
import {constants} from 'node:os';

type Environment = Readonly<Record<string, string | undefined>>;

/** Runs a command with this environment and our input and output. Gives its exit code. */
export function runCommand(command: readonly string[], env: Environment): Promise<number> {
  const [program = '', ...rest] = command;
  const options = {stdio: 'inherit', env} as const;
  // On Windows "npm" and "tsx" are scripts of its shell, which takes one line.
  const child =
    process.platform === 'win32'
      ? spawn(command.map(quoted).join(' '), {...options, shell: true})
      : spawn(program, rest, options);
  const release = passSignals(child);
  return new Promise<number>((resolve, reject) => {
    child.once('exit', (code, signal) =>
      resolve(code ?? 128 + constants.signals[signal ?? 'SIGHUP']),
    );
    child.once('error', ({message}) =>
      reject(new Error(`"${program}" cannot be run: ${message}. Is it installed, and spelt so?`)),
    );
  }).finally(release);
}

/** Ctrl+C reaches the command by itself: we only wait for its end. Other signals we pass on. */
function passSignals(child: ChildProcess): () => void {
  const wait = () => undefined;
  const pass = (signal: NodeJS.Signals) => void child.kill(signal);
  process.on('SIGINT', wait).on('SIGTERM', pass).on('SIGHUP', pass);
  return () => process.off('SIGINT', wait).off('SIGTERM', pass).off('SIGHUP', pass);
}

/** A word as cmd.exe takes it as one. */
export const quoted = (word: string): string =>
  /^[\w./:=@\\-]+$/.test(word) ? word : `"${word.replace(/"/g, '""')}"`;
