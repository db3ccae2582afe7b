import {spawnSync} from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import {page} from './fixture';

/** Seconds and the most memory held, in MB. */
export type Cost = {seconds: number; megabytes: number};
/** Builds without caches, with them, and without them with `ADDED` further pages. */
export type Costs = {cold: Cost; warm: Cost; grown: Cost; perAddedPage: number};

/** So many pages are added to see what each costs. */
export const ADDED = 1000;
const REPORT = path.resolve('.cache/bench/memory');

/** Costs of building a site of the framework in a folder, from a copy of which pages are added. */
export function measureBuilds(directory: string, copy: string): Costs {
  const cold = measure(directory, {isCold: true});
  const warm = measure(directory, {isCold: false});
  addPages(directory, copy);
  const grown = measure(copy, {isCold: true});
  rmSync(copy, {recursive: true, force: true});
  return {cold, warm, grown, perAddedPage: (grown.seconds - cold.seconds) / ADDED};
}

function measure(directory: string, {isCold}: {isCold: boolean}): Cost {
  if (isCold) {
    for (const cache of ['.docusaurus', '.cache/reference'])
      rmSync(path.join(directory, cache), {recursive: true, force: true});
    rmSync('node_modules/.cache', {recursive: true, force: true});
  }
  const output = path.resolve('.cache/bench/output');
  const start = performance.now();
  buildSite(directory, output);
  const seconds = Math.round((performance.now() - start) / 100) / 10;
  rmSync(output, {recursive: true, force: true});
  return {seconds, megabytes: Math.round(Number(readFileSync(REPORT, 'utf8')) / 2 ** 20)};
}

/** Builds the site in a folder. Throws where the build fails. */
export function buildSite(directory: string, output: string): void {
  mkdirSync(path.dirname(REPORT), {recursive: true});
  const {status} = spawnSync(
    'node',
    [
      '--import',
      path.resolve('testing/reportMemory.mjs'),
      path.resolve('node_modules/.bin/docusaurus'),
      'build',
      '--out-dir',
      path.resolve(output),
    ],
    {
      cwd: directory,
      stdio: ['ignore', 'ignore', 'inherit'],
      env: {...process.env, MEMORY_REPORT: REPORT},
    },
  );
  if (status !== 0) throw new Error(`bench: the build of ${directory} fails`);
}

/** What a copy of a site does without: what builds make, and what every site here shares. */
const LEFT_OUT = new Set(['.git', '.cache', '.docusaurus', 'build', 'node_modules', 'packages']);

function addPages(directory: string, copy: string): void {
  rmSync(copy, {recursive: true, force: true});
  mkdirSync(copy, {recursive: true});
  for (const name of readdirSync(directory).filter((one) => !LEFT_OUT.has(one)))
    cpSync(path.join(directory, name), path.join(copy, name), {recursive: true});
  for (const name of ['node_modules', 'packages'])
    symlinkSync(path.resolve(name), path.join(copy, name), 'dir');
  const folder = path.join(copy, 'docs/concepts/protocol');
  const isOurs = readdirSync(folder).some((file) => file.endsWith('.mdx'));
  for (let index = 0; index < ADDED; index++) {
    const title = `Added page ${index}`;
    const file = path.join(folder, `added-${index}.${isOurs ? 'mdx' : 'md'}`);
    writeFileSync(file, isOurs ? page({title}, TEXT) : `# ${title}\n\n${TEXT}`);
  }
}

const PARAGRAPH =
  'A paragraph as long as those of a concept, with `code`, a [link](/concepts/protocol/fees) and **a word** that stands out. '.repeat(
    4,
  );
const TEXT = ['one', 'two', 'three', 'four']
  .map(
    (name) =>
      `## Section ${name}\n\n${PARAGRAPH}\n\n| Column | Other |\n| --- | --- |\n| 1 | 2 |\n| 3 | 4 |\n\n${PARAGRAPH}\n`,
  )
  .join('\n');
