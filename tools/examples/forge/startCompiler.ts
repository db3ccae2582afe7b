import {createServer} from 'node:http';
import type {AddressInfo} from 'node:net';
import {text} from 'node:stream/consumers';
import type {Compiler} from '../../../facts/solidity/compilers';
import {runCompiler} from '../../../sandbox/solidity/runCompiler';

/**
 * Compiles on loopback what is posted to it, as JSON, with a compiler that stays loaded for the next
 * project: loading it takes longer than most of them. Returns its URL. It keeps no process alive.
 */
export async function startCompiler(compiler: Compiler): Promise<string> {
  const server = createServer((request, response) => {
    text(request)
      .then((input) => runCompiler(compiler, input))
      .then(
        (output) => response.end(output),
        (cause: unknown) => response.writeHead(500).end(String(cause)),
      );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  server.unref();
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
}
