import {chainNamed} from '../chain/chains';
import type {Sandbox} from '../startSaved';
import type {SandboxOptions} from '../startSandbox';
import {runCommand} from './runCommand';

type Run = {
  chain: string;
  command: readonly string[];
  environment: Readonly<Record<string, string | undefined>>;
  start: (options: SandboxOptions) => Promise<Sandbox>;
};

/** Runs a command on the endpoint in RPC_URL, else on a sandbox for its time. Gives its exit code. */
export async function runOnSandbox({chain, command, environment, start}: Run): Promise<number> {
  if (environment.RPC_URL) return runCommand(command, environment);

  const name = chainNamed(chain);
  const {url, stop} = await start({port: 0, chain: name});
  try {
    return await runCommand(command, {...environment, RPC_URL: url, CHAIN: name});
  } finally {
    await stop();
  }
}
