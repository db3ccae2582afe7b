import {spawnSync} from 'node:child_process';
import {rmSync} from 'node:fs';
import {readSolidity} from '../reference/solidity';
import {readTypeScript} from '../reference/typescript';

/** What a build keeps for the next one. */
const CACHES = ['.cache/reference', '.docusaurus', 'node_modules/.cache'];
const OUTPUT = '.cache/bench-build';

/** Prints how long the packages' extraction and a build of the site take, without caches and with them. */
async function main(): Promise<void> {
  CACHES.forEach((folder) => {
    rmSync(folder, {recursive: true, force: true});
  });
  const extraction = await seconds(async () => {
    readSolidity('.');
    await readTypeScript('.');
  });
  rmSync('.cache/reference', {recursive: true, force: true});
  const cold = await seconds(build);
  const warm = await seconds(build);
  rmSync(OUTPUT, {recursive: true, force: true});
  console.log('\nSeconds');
  console.table({'extraction, cold': extraction, 'build, cold': cold, 'build, warm': warm});
  console.log(`warm ÷ cold: ${(warm / cold).toFixed(2)}`);
}

function build(): void {
  const {status} = spawnSync('npx', ['docusaurus', 'build', '--out-dir', OUTPUT], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {...process.env, STRICT: '1'},
  });
  if (status !== 0) throw new Error('the build fails; run "npm run build" to see why');
}

async function seconds(work: () => void | Promise<void>): Promise<number> {
  const start = performance.now();
  await work();
  return Math.round((performance.now() - start) / 100) / 10;
}

main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
