import {execFile} from 'node:child_process';
import {mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {promisify} from 'node:util';
import {nginxFile} from '../../hosting/nginxFile';
import {precompress} from '../../hosting/precompress';
import {readBuild} from '../../hosting/readBuild';
import {startNginx} from '../../testing/nginx';
import {loadOf, type Load} from './load';
import {medianOf} from './medianOf';

const PAGE = '/concepts/protocol/oracle';
const ROUNDS = 3;
const WRK = ['--threads', '1', '--connections', '32', '--duration', '3s', '--latency'];

/**
 * Requests per second and the 99th percentile of the built site behind nginx, beside a bare nginx
 * that serves the same bytes as its only file: in turns, so that both see the same machine.
 */
async function main(): Promise<void> {
  await precompress('build', 5);
  const folder = mkdtempSync(path.join(tmpdir(), 'bare-'));
  writeFileSync(path.join(folder, 'index.html'), readFileSync(`build${PAGE}.html.br`));
  const hosting = readBuild('build', process.env);
  const root = path.resolve('build');
  const site = await startNginx((listen) => nginxFile(hosting, {listen, name: '_', root}));
  const bare = await startNginx((listen) => `server { listen ${listen}; root ${folder}; }`);
  const servers = {
    'one page of the site': site.url + PAGE,
    'an old address of it': site.url + (hosting.redirects[0]?.from ?? ''),
    'bare nginx, one file': `${bare.url}/`,
  };
  const loads = new Map<string, Load[]>(Object.keys(servers).map((name) => [name, []]));
  for (let round = 0; round < ROUNDS; round++) {
    for (const [name, url] of Object.entries(servers)) loads.get(name)?.push(await ask(url));
  }
  print(loads);
  await Promise.all([site.stop(), bare.stop()]);
  rmSync(folder, {recursive: true});
}

async function ask(url: string): Promise<Load> {
  const {stdout} = await promisify(execFile)('wrk', [...WRK, '-H', 'Accept-Encoding: br', url]);
  return loadOf(stdout);
}

function print(loads: ReadonlyMap<string, readonly Load[]>): void {
  const rows = [...loads].map(([name, measured]) => ({
    name,
    'requests/s': Math.round(medianOf(measured.map(({perSecond}) => perSecond))),
    'p99, ms': medianOf(measured.map(({p99}) => p99)),
    errors: measured.reduce((sum, {errors}) => sum + errors, 0),
  }));
  const bare = rows.at(-1) as (typeof rows)[number];
  console.table(
    rows.map((row) => ({
      ...row,
      'requests, ratio': (row['requests/s'] / bare['requests/s']).toFixed(2),
      'p99, ratio': (row['p99, ms'] / bare['p99, ms']).toFixed(2),
    })),
  );
  if (rows.some(({errors}) => errors > 0)) process.exitCode = 1;
}

void main();
