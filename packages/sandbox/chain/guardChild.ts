import {type ChildProcess, spawn} from 'node:child_process';

// "read" returns when the system closes the pipe, which it does when this process is gone.
const SCRIPT = 'read _; kill -TERM "$1" 2>/dev/null';

/** Ends a child when this process is gone, however it went. Gives the guard's process id. */
export function guardChild(child: ChildProcess): number | undefined {
  const onExit = () => child.kill('SIGTERM');
  process.once('exit', onExit);
  child.once('exit', () => process.off('exit', onExit));
  if (process.platform === 'win32' || child.pid === undefined) return undefined;

  const guard = spawn('sh', ['-c', SCRIPT, 'guard', String(child.pid)], {
    stdio: ['pipe', 'ignore', 'ignore'],
    // Its own group: Ctrl+C in a terminal is for this process, which then ends the child in order.
    detached: true,
  });
  // Process ids are used again: the guard must not outlive what it guards.
  child.once('exit', () => guard.kill('SIGKILL'));
  return guard.pid;
}
