import path from 'node:path';
import {nginxFile} from '../hosting/nginxFile';
import {precompress} from '../hosting/precompress';
import {readBuild} from '../hosting/readBuild';
import {findNginx} from './findNginx';
import {startNginx} from './nginx';
import {serveStatic} from './server';

/** Brotli as static hosts compress on the way; the highest takes minutes. */
const QUICK = 5;

/** Tests read what a page has copied, which no page does. */
const COPIED_IS_READ = ['clipboard-read=()', 'clipboard-read=(self)'] as const;

const [directory = 'build', port = '3999'] = process.argv.slice(2);

/** Serves a build as its own configuration of nginx has it, else by the tests' own server. */
async function main(): Promise<void> {
  if (!findNginx()) {
    await serveStatic(directory, Number(port));
    return;
  }
  await precompress(directory, QUICK);
  const hosting = readBuild(directory, {...process.env, LAB_ENDPOINTS: 'http://127.0.0.1:*'});
  const root = path.resolve(directory);
  const {stop} = await startNginx(
    (listen) => nginxFile(hosting, {listen, name: '_', root}).replaceAll(...COPIED_IS_READ),
    Number(port),
  );
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => void stop().then(() => process.exit()));
}

void main();
