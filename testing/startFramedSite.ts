import {readFileSync, mkdtempSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {nginxFile} from '../hosting/nginxFile';
import {readBuild} from '../hosting/readBuild';
import {framedBuild} from './frame.fixture';
import {startNginx, type Nginx} from './nginx';
import {writeFiles} from './writeFiles';

/** Serves a small build with frames, and with the worker for reading without network, by nginx. */
export async function startFramedSite(): Promise<Nginx> {
  const root = mkdtempSync(path.join(tmpdir(), 'framed-'));
  const worker = readFileSync('plugins/offline/worker.js', 'utf8');
  writeFiles(root, {...framedBuild, 'sw.js': worker});
  const hosting = readBuild(root, {});
  const nginx = await startNginx((listen) => nginxFile(hosting, {listen, name: '_', root}));
  return {
    ...nginx,
    async stop() {
      await nginx.stop();
      rmSync(root, {recursive: true, force: true});
    },
  };
}
