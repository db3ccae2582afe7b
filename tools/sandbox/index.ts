import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {chainNamed} from '../../packages/sandbox/chain/chains';
import {readArguments} from '../../packages/sandbox/command/readArguments';
import {serve} from '../../packages/sandbox/command/serve';
import {cache} from '../../sandbox/root';
import {startSandbox} from '../../sandbox/startSandbox';

const USAGE = 'npm run sandbox [-- --port 8545 --chain mainnet]';

async function main(): Promise<void> {
  const began = Date.now();
  const asked = readArguments(process.argv.slice(2), {environment: process.env, usage: USAGE});
  if (asked.action !== 'serve') throw new Error(USAGE);
  const sandbox = await startSandbox({...asked, chain: chainNamed(asked.chain)});
  const {contents, url, wasBuilt} = sandbox;

  const file = path.join(cache, 'sandbox.json');
  mkdirSync(cache, {recursive: true});
  writeFileSync(file, `${JSON.stringify({url, ...contents}, null, 2)}\n`);
  const seconds = ((Date.now() - began) / 1_000).toFixed(1);
  await serve(sandbox, [
    `${wasBuilt ? 'Built' : 'Loaded'} in ${seconds} s; the same as JSON: ${file}`,
  ]);
  process.exit();
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
