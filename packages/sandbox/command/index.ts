import {chainNamed} from '../chain/chains';
import {startSandbox} from '../startSandbox';
import {readArguments, USAGE} from './readArguments';
import {runOnSandbox} from './runOnSandbox';
import {serve} from './serve';

async function main(): Promise<number> {
  const {env: environment, argv} = process;
  const asked = readArguments(argv.slice(2), {environment});
  if (asked.action === 'run') return runOnSandbox({...asked, environment, start: startSandbox});

  if (asked.action === 'help') console.log(USAGE);
  else await serve(await startSandbox({...asked, chain: chainNamed(asked.chain)}));
  return 0;
}

main().then(
  (code) => process.exit(code),
  (error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  },
);
