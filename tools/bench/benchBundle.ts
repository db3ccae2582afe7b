import {spawnSync} from 'node:child_process';
import {existsSync, mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {eachMapping, TraceMap} from '@jridgewell/trace-mapping';
import {chromium} from '@playwright/test';
import {serveStatic} from '../../testing/server';
import {brotliBytes, weigh} from '../../testing/weigh';
import {findBrowser} from '../../testing/findBrowser';

const OUTPUT = '.cache/bench-bundle';
const REPORT = '.cache/bench-bundle.json';
const PAGE = '/concepts/protocol/fees';
const PHONE = {width: 360, height: 800};

type Share = {group: string; bytes: number};
type Piece = {group: string; text: string};

/** Prints what the scripts of a touched page hold, by package and room, in bytes as brotli. */
async function main(): Promise<void> {
  build();
  const scripts = await scriptsOf(PAGE);
  const shares = new Map<string, number>();
  for (const script of scripts)
    for (const {group, bytes} of sharesOf(script))
      shares.set(group, (shares.get(group) ?? 0) + bytes);
  const table = [...shares]
    .map(([group, bytes]) => ({group, bytes}))
    .sort((one, other) => other.bytes - one.bytes);
  const total = scripts.reduce((sum, script) => sum + brotliBytes(script.code), 0);

  console.log(
    `\n${total} bytes as brotli in ${scripts.length} scripts of ${PAGE}, and what of them`,
  );
  console.log(
    'would go with each group. Groups share what compression finds twice, so the sum is less.',
  );
  console.table(table.slice(0, 60));
  mkdirSync('.cache', {recursive: true});
  writeFileSync(REPORT, `${JSON.stringify({page: PAGE, total, groups: table}, null, 2)}\n`);
}

function build(): void {
  const {status} = spawnSync('npx', ['docusaurus', 'build', '--out-dir', OUTPUT], {
    stdio: ['ignore', 'ignore', 'inherit'],
    // A module that comes from the cache of another build brings no sources.
    env: {...process.env, SOURCE_MAPS: '1', DOCUSAURUS_NO_PERSISTENT_CACHE: 'true'},
  });
  if (status !== 0) throw new Error('the build fails; run "npm run build" to see why');
}

type Script = {code: Buffer; map: string};

const WITHOUT_SOURCES = JSON.stringify({version: 3, sources: [], names: [], mappings: ''});

async function scriptsOf(address: string): Promise<Script[]> {
  const {server, url} = await serveStatic(OUTPUT);
  const browser = await chromium.launch({
    executablePath: findBrowser(),
    args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
  });
  const page = await browser.newPage({viewport: PHONE});
  const loaded = await weigh(page, url + address, {isTouched: true});
  await browser.close();
  server.close();
  return loaded
    .filter(({part}) => part === 'scripts')
    .map((script) => {
      const file = path.join(OUTPUT, script.address);
      // What the build writes itself, such as the routes of a section, has no sources.
      const map = existsSync(`${file}.map`) ? readFileSync(`${file}.map`, 'utf8') : WITHOUT_SOURCES;
      return {code: readFileSync(file), map};
    });
}

function sharesOf({code, map}: Script): Share[] {
  const pieces = piecesOf(code.toString('utf8'), new TraceMap(map));
  const whole = brotliBytes(code);
  return [...new Set(pieces.map(({group}) => group))].map((group) => {
    const rest = pieces.filter((piece) => piece.group !== group);
    return {group, bytes: whole - brotliBytes(Buffer.from(rest.map(({text}) => text).join('')))};
  });
}

/** The script cut where its source changes from one group to another. */
function piecesOf(code: string, map: TraceMap): Piece[] {
  const lines = code.split('\n');
  const starts: {line: number; column: number; group: string}[] = [];
  eachMapping(map, ({generatedLine, generatedColumn, source}) => {
    const group = groupOf(source ?? 'the bundler');
    if (starts.at(-1)?.group !== group)
      starts.push({line: generatedLine - 1, column: generatedColumn, group});
  });
  const offsets = lines.map(() => 0);
  lines.forEach((line, index) => {
    offsets[index + 1] = (offsets[index] ?? 0) + line.length + 1;
  });
  const at = (start?: {line: number; column: number}) =>
    start ? (offsets[start.line] ?? 0) + start.column : code.length;
  return [
    {group: 'the bundler', text: code.slice(0, at(starts[0]))},
    ...starts.map((start, index) => ({
      group: start.group,
      text: code.slice(at(start), at(starts[index + 1])),
    })),
  ];
}

/** A package's name, or the room of a file of the site. */
function groupOf(source: string): string {
  const [, packaged] = /.*node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(source) ?? [];
  if (packaged) return packaged;
  const own = source.replace(/^webpack:\/\/[^/]*\//, '').replace(/^\.\//, '');
  if (own.startsWith('docs/')) return 'docs';
  return own.split('/').slice(0, 3).join('/');
}

main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
