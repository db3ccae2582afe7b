import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {describeSandbox} from '../../sandbox/describeSandbox';
import {cache} from '../../sandbox/root';
import {type Sandbox, startSandbox} from '../../sandbox/startSandbox';

const USAGE = 'npm run sandbox [-- --port 8545]';

async function main(): Promise<void> {
  const began = Date.now();
  const sandbox = await startSandbox({port: readPort(process.argv.slice(2))});
  const {contents, url, wasBuilt} = sandbox;

  const file = path.join(cache, 'sandbox.json');
  mkdirSync(cache, {recursive: true});
  writeFileSync(file, `${JSON.stringify({url, ...contents}, null, 2)}\n`);
  console.log(describeSandbox(contents));
  const seconds = ((Date.now() - began) / 1_000).toFixed(1);
  console.log(`\n${wasBuilt ? 'Built' : 'Loaded'} in ${seconds} s; the same as JSON: ${file}`);
  console.log(`Chain 1 at ${url}. Ctrl+C stops it.`);
  await untilStopped(sandbox);
}

/** Stops on a signal, when the process that started this one is gone, or when anvil ends. */
async function untilStopped({stop, ended}: Sandbox): Promise<void> {
  const parent = process.ppid;
  const signal = new Promise<undefined>((resolve) => {
    const stopWaiting = () => resolve(undefined);
    process.once('SIGINT', stopWaiting).once('SIGTERM', stopWaiting);
    setInterval(() => process.ppid !== parent && stopWaiting(), 500);
  });

  const errors = await Promise.race([signal, ended]);
  await stop();
  // Ctrl+C reaches anvil too, which then may end first, without a word.
  if (errors) throw new Error(`anvil ended by itself: ${errors}`);
  console.log('Sandbox stopped.');
  process.exit();
}

function readPort(flags: readonly string[]): number {
  const [flag, value] = flags.flatMap((text) => text.split('='));
  const text = flag === '--port' ? value : process.env.SANDBOX_PORT;
  const port = Number(text ?? 8545);
  if (
    (flag === undefined || flag === '--port') &&
    Number.isInteger(port) &&
    port >= 0 &&
    port < 65_536
  ) {
    return port;
  }
  throw new Error(`expected a port from 0 to 65535, got "${flags.join(' ') || text}": ${USAGE}`);
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
