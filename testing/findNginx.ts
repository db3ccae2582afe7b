import {existsSync} from 'node:fs';
import path from 'node:path';

/** Where distributions put it, which need not be on an ordinary user's PATH. */
const FOLDERS = ['/usr/sbin', '/usr/local/sbin', '/opt/homebrew/bin'];

/** The module that serves what was compressed with brotli beforehand, as Debian installs it. */
export const brotliModule = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';

/** The nginx to test with, or `undefined` where it or its brotli module is missing. */
export function findNginx({PATH = ''}: NodeJS.ProcessEnv = process.env): string | undefined {
  if (!existsSync(brotliModule)) return undefined;
  return [...PATH.split(path.delimiter), ...FOLDERS]
    .map((folder) => path.join(folder, 'nginx'))
    .find(existsSync);
}
