import {WebStandardStreamableHTTPServerTransport} from '@modelcontextprotocol/sdk/server/webStandardStreamableHttp.js';
import {
  createServer as createHttpServer,
  type IncomingMessage,
  type ServerResponse,
} from 'node:http';
import type {AddressInfo} from 'node:net';
import {Readable} from 'node:stream';
import {createServer} from '../createServer';
import type {Published} from '../readPublished';
import {LOOPBACK, refusalOf} from './refusalOf';

export type HttpOptions = {
  /** 0 for any that is free. */
  port: number;
  /** Address to listen at; of this machine alone by default. */
  host?: string;
  /** Names beside those of this machine that clients ask by. */
  allowedHosts?: readonly string[];
};

type Listening = {address: string; close: () => Promise<void>};

/** Where the server answers; every other address is not found. */
const PLACE = '/mcp';
/** A batch of the longest calls; no call of a tool has more than 20,000 characters. */
const MOST_BYTES = 256 * 1024;
const MOST_CONNECTIONS = 200;
const HEADERS_MS = 10_000;
const REQUEST_MS = 30_000;

/** Serves the tools over HTTP, each request on its own: no sessions, no streams, nothing that a reader leaves behind. */
export async function serveHttp(published: Published, options: HttpOptions): Promise<Listening> {
  const {port, host = '127.0.0.1', allowedHosts = []} = options;
  const names = [...LOOPBACK, ...allowedHosts];
  const server = createHttpServer(
    {headersTimeout: HEADERS_MS, requestTimeout: REQUEST_MS},
    (request, response) => {
      handle(request, response, {published, names}).catch((error: unknown) => {
        console.error(error instanceof Error ? error.message : error);
        if (!response.headersSent) refuse(response, 500, 'The server failed.');
        response.end();
      });
    },
  );
  server.maxConnections = MOST_CONNECTIONS;
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(port, host, resolve);
  });
  const bound = server.address() as AddressInfo;
  const name = bound.family === 'IPv6' ? `[${bound.address}]` : bound.address;
  return {
    address: `http://${name}:${bound.port}${PLACE}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => {
          resolve();
        });
        server.closeAllConnections();
      }),
  };
}

type Context = {published: Published; names: readonly string[]};

async function handle(
  request: IncomingMessage,
  response: ServerResponse,
  {published, names}: Context,
): Promise<void> {
  const refusal = refusalOf(request.headers, names);
  if (refusal) {
    refuse(response, 403, refusal);
    return;
  }
  if (request.url?.split('?')[0] !== PLACE) {
    refuse(response, 404, `This server answers at ${PLACE}.`);
    return;
  }
  if (request.method !== 'POST') {
    response.setHeader('allow', 'POST');
    refuse(response, 405, 'This server has no sessions and no streams: send messages by POST.');
    return;
  }
  const server = createServer(published);
  const transport = new WebStandardStreamableHTTPServerTransport({
    sessionIdGenerator: undefined,
    enableJsonResponse: true,
    maxRequestBodySize: MOST_BYTES,
  });
  await server.connect(transport);
  try {
    await send(await transport.handleRequest(toWeb(request)), response);
  } finally {
    await server.close();
  }
}

/** A request as the web's standard has it; its body is read as it comes, up to the limit of the transport. */
function toWeb(request: IncomingMessage): Request {
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers)) {
    if (value !== undefined) headers.set(name, String(value));
  }
  return new Request(`http://localhost${PLACE}`, {
    method: 'POST',
    headers,
    body: Readable.toWeb(request) as ReadableStream,
    // Required with a stream, and unknown to the type.
    ...{duplex: 'half'},
  });
}

async function send(answer: Response, response: ServerResponse): Promise<void> {
  const text = await answer.text();
  response.writeHead(answer.status, {
    ...Object.fromEntries(answer.headers),
    ...PLAIN,
    // What was not read of a request that is too large would be taken for the next.
    ...(answer.status === 413 && {connection: 'close'}),
  });
  response.end(text);
}

const PLAIN = {'cache-control': 'no-store', 'x-content-type-options': 'nosniff'};

/** An error of the protocol that answers no message of its own. */
function refuse(response: ServerResponse, status: number, message: string): void {
  response.writeHead(status, {...PLAIN, 'content-type': 'application/json', connection: 'close'});
  response.end(JSON.stringify({jsonrpc: '2.0', error: {code: -32_000, message}, id: null}));
}
