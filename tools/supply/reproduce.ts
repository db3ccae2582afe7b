import {spawnSync} from 'node:child_process';
import {createHash} from 'node:crypto';
import {readdirSync, readFileSync, rmSync} from 'node:fs';
import path from 'node:path';
import {writeHosting} from '../hosting';
import {writeServer} from '../mcp/pack';
import {compareBuilds, type Build} from './compareBuilds';

const FOLDER = '.cache/reproduce';

/** What a build would take from the one before. */
const CACHES = ['.docusaurus', '.cache/reference', 'node_modules/.cache'];

/** Builds the site twice from nothing, in two time zones and languages, and compares every file. */
async function main(): Promise<void> {
  const first = await build('first', {TZ: 'UTC', LANG: 'C.UTF-8'});
  const second = await build('second', {TZ: 'Pacific/Auckland', LANG: 'de_DE.UTF-8'});
  const {rows, faults} = compareBuilds(first, second);

  console.table(rows);
  for (const fault of faults) console.error(fault);
  console.log(
    `${first.size} files, ${faults.length} differ; the first build is ${digestOf(first)}`,
  );
  process.exitCode = faults.length > 0 ? 1 : 0;
}

async function build(name: string, environment: Record<string, string>): Promise<Build> {
  const directory = path.join(FOLDER, name);
  for (const cache of [...CACHES, directory]) rmSync(cache, {recursive: true, force: true});
  const {status} = spawnSync('npx', ['docusaurus', 'build', '--out-dir', directory], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {...process.env, ...environment},
  });
  if (status !== 0) throw new Error(`the ${name} build fails; run "npm run build" to see why`);
  await writeServer(directory, process.env);
  writeHosting(directory, process.env);
  return readBuild(directory);
}

const readBuild = (directory: string): Build =>
  new Map(
    readdirSync(directory, {recursive: true, withFileTypes: true})
      .filter((entry) => entry.isFile())
      .map((entry) => {
        const file = path.join(entry.parentPath, entry.name);
        const content = readFileSync(file);
        return [
          path.relative(directory, file),
          {digest: sha256(content), bytes: content.byteLength},
        ];
      }),
  );

const sha256 = (content: string | Buffer): string =>
  createHash('sha256').update(content).digest('hex');

/** One digest for all files and their paths, to compare builds of two machines by. */
const digestOf = (build: Build): string =>
  sha256(
    [...build]
      .map(([file, {digest}]) => `${digest}  ${file}\n`)
      .sort()
      .join(''),
  );

void main();
