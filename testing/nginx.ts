import {spawn, type ChildProcess} from 'node:child_process';
import {once} from 'node:events';
import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {createServer, type AddressInfo} from 'node:net';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {brotliModule, findNginx} from './findNginx';

/** An nginx of a test. */
export type Nginx = {url: string; port: number; stop: () => Promise<void>};

/**
 * Starts nginx on loopback with a configuration for its `http` block, made for the port that it is
 * given (any free one for 0). Rejects with what nginx says where it cannot start.
 */
export async function startNginx(
  configure: (listen: string) => string,
  wished = 0,
): Promise<Nginx> {
  const program = findNginx();
  if (!program) throw new Error('no nginx with its brotli module: see testing/ensureNginx.ts');
  const port = wished || (await freePort());
  const folder = mkdtempSync(path.join(tmpdir(), 'nginx-'));
  mkdirSync(path.join(folder, 'temp'));
  const file = path.join(folder, 'nginx.conf');
  writeFileSync(file, around(folder, configure(`127.0.0.1:${port}`)));
  const child = spawn(program, ['-c', file, '-p', folder, '-e', 'stderr'], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const ended = once(child, 'exit');
  await answers(child, port);
  return {
    url: `http://127.0.0.1:${port}`,
    port,
    async stop() {
      child.kill('SIGQUIT');
      await ended;
      rmSync(folder, {recursive: true, force: true});
    },
  };
}

/** What stands around a site's configuration: one process, all of its files in one folder. */
const around = (folder: string, configuration: string): string => `
load_module ${brotliModule};
daemon off;
worker_processes 2;
${process.getuid?.() === 0 ? 'user root;' : ''}
pid ${folder}/nginx.pid;
error_log stderr warn;
events {}
http {
  access_log off;
  sendfile on;
${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((kind) => `  ${kind}_temp_path ${folder}/temp/${kind};`).join('\n')}
${configuration}
}
`;

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const {port} = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

/** Waits until nginx answers; rejects with its words where it ends before. */
async function answers(child: ChildProcess, port: number): Promise<void> {
  let output = '';
  child.stderr?.on('data', (chunk: Buffer) => (output += chunk.toString()));
  for (;;) {
    if (child.exitCode !== null) throw new Error(`nginx did not start:\n${output}`);
    try {
      await fetch(`http://127.0.0.1:${port}/robots.txt`);
      return;
    } catch {
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }
}
