import {createHash} from 'node:crypto';
import {existsSync, readFileSync, statSync} from 'node:fs';
import {createServer, type IncomingMessage, type Server} from 'node:http';
import type {AddressInfo} from 'node:net';
import path from 'node:path';
import {brotliCompressSync, constants} from 'node:zlib';

const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.xml': 'application/xml',
  '.txt': 'text/plain; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
};

/**
 * Serves a built site on loopback as static hosts do: clean addresses, brotli, 404.html. Pages may
 * be altered on the way.
 */
export async function serveStatic(
  directory: string,
  port = 0,
  alter?: (html: string) => string,
): Promise<Served> {
  const compressed = new Map<string, Buffer>();
  const server = createServer((request, response) => {
    const {pathname} = new URL(request.url ?? '/', 'http://localhost');
    const file = find(directory, decodeURIComponent(pathname));
    const type = TYPES[path.extname(file ?? '404.html')] ?? 'application/octet-stream';
    const source = file ?? path.join(directory, '404.html');
    const bytes = readFileSync(source);
    const content =
      alter && source.endsWith('.html') ? Buffer.from(alter(bytes.toString('utf8'))) : bytes;
    const isCompressed = /text|json|xml/.test(type) && accepts(request, 'br');
    response.writeHead(file ? 200 : 404, {
      'content-type': type,
      ...(isCompressed && {'content-encoding': 'br'}),
      // Names of assets hold a digest of their content.
      ...(file &&
        pathname.includes('/assets/') && {'cache-control': 'max-age=31536000, immutable'}),
    });
    response.end(isCompressed ? compress(content, compressed) : content);
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return {server, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`};
}

const QUICK = {params: {[constants.BROTLI_PARAM_QUALITY]: 5}};

/** Compresses a content once, however often it is asked for. */
function compress(content: Buffer, compressed: Map<string, Buffer>): Buffer {
  const digest = createHash('sha256').update(content).digest('hex');
  const stored = compressed.get(digest) ?? brotliCompressSync(content, QUICK);
  compressed.set(digest, stored);
  return stored;
}

const accepts = ({headers}: IncomingMessage, encoding: string): boolean =>
  String(headers['accept-encoding'] ?? '').includes(encoding);

type Served = {server: Server; url: string};

function find(directory: string, pathname: string): string | undefined {
  const place = path.join(directory, path.normalize(pathname));
  const files = [place, `${place.replace(/\/$/, '')}.html`, path.join(place, 'index.html')];
  return files.find((file) => existsSync(file) && statSync(file).isFile());
}
