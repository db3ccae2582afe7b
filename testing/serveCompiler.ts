import {createServer, type Server} from 'node:http';
import type {AddressInfo} from 'node:net';
import {compilers} from '../facts/solidity/compilers';
import {framePolicy} from '../hosting/framePolicy';
import type {CompilerFiles, SiteFiles} from '../labs/playground/protocol';
import {bundle} from '../labs/playground/solidity/build/bundle';
import {compilerFrameDocument} from '../labs/playground/solidity/build/compilerFrame';
import {contractFile} from '../labs/playground/solidity/build/contractFile';
import {readCompiler} from '../labs/playground/solidity/build/readCompiler';
import type {Compiler} from '../labs/playground/solidity/compiler';

declare global {
  /** The compiler of the page that is served. */
  var compiler: Compiler;
}

type File = {type: string; body: string | Uint8Array; policy?: string};

const PAGE_POLICY =
  "default-src 'none'; script-src 'self'; connect-src 'self'; frame-src 'self'; base-uri 'none'";

/** A contract of the repository, as a page compiles it. */
export const contractOf = (file: string) => contractFile(process.cwd(), file);

/** A server, and the paths that it was asked for. */
export type Served = {server: Server; url: string; requests: string[]};

/**
 * Serves on loopback a page with the site's policies, whose global `compiler` compiles: of that page
 * at `/`, of the frame, and of what both load.
 */
export async function serveCompiler(): Promise<Served> {
  const files = filesOf();
  const requests: string[] = [];
  const server = createServer(({url = '/'}, response) => {
    requests.push(url);
    const file = files[url];
    if (!file) return response.writeHead(404).end();
    const policy = file.policy && {'content-security-policy': file.policy};
    return response.writeHead(200, {'content-type': file.type, ...policy}).end(file.body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const {port} = server.address() as AddressInfo;
  return {server, url: `http://127.0.0.1:${port}/`, requests};
}

function filesOf(): Record<string, File> {
  const frame = compilerFrameDocument();
  const files: Record<string, File> = {
    '/': html(
      '<!doctype html><title>Compiler</title><body><script src="page.js"></script>',
      PAGE_POLICY,
    ),
    '/frame': html(frame, framePolicy(frame)),
  };
  const published: Record<string, CompilerFiles> = {};
  for (const compiler of compilers) {
    const {version} = compiler;
    const {glue, wasm} = readCompiler(process.cwd(), compiler);
    files[`/${version}.js`] = script(glue);
    files[`/${version}.wasm`] = {type: 'application/wasm', body: wasm};
    published[version] = {
      glue: {file: `${version}.js`, bytes: glue.length},
      wasm: {file: `${version}.wasm`, bytes: wasm.length, unpackedBytes: wasm.length},
    };
  }
  const site: Pick<SiteFiles, 'compilerFrame' | 'compilers'> = {
    compilerFrame: {file: 'frame', bytes: 0},
    compilers: published,
  };
  const options = JSON.stringify({baseUrl: '/', site});
  files['/page.js'] = script(
    `${bundle('createCompiler.ts', 'lab')} var compiler = lab.createCompiler(${options});`,
  );
  return files;
}

const html = (body: string, policy: string): File => ({
  type: 'text/html; charset=utf-8',
  body,
  policy,
});

const script = (body: string): File => ({type: 'text/javascript; charset=utf-8', body});
