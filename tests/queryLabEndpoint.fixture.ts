import {createServer, type IncomingHttpHeaders, type ServerResponse} from 'node:http';
import type {AddressInfo} from 'node:net';
import {text} from 'node:stream/consumers';

/** A query as it arrived. */
export type Asked = {path: string; headers: IncomingHttpHeaders; body: string};

const JSON_TYPE = {'content-type': 'application/json'};

/** What a reader's endpoint may do, by the path that is asked. */
const ANSWERS: Readonly<Record<string, (response: ServerResponse) => void>> = {
  '/rows': (response) =>
    response.writeHead(200, JSON_TYPE).end('{"data":{"pools":[{"id":"1"},{"id":"2"}]}}'),
  '/errors': (response) =>
    response
      .writeHead(200, JSON_TYPE)
      .end('{"errors":[{"message":"indexers are gone","locations":[{"line":1,"column":3}]}]}'),
  '/html': (response) =>
    response
      .writeHead(200, {'content-type': 'text/html'})
      .end('<!doctype html><img src=x onerror="document.title=1"><p id="sent">Log in'),
  '/markup': (response) =>
    response
      .writeHead(200, JSON_TYPE)
      .end('{"data":{"token":{"name":"<img src=x onerror=document.title=1><p id=sent>"}}}'),
  '/500': (response) => response.writeHead(500, JSON_TYPE).end('{"error":"oops"}'),
  '/429': (response) => response.writeHead(429).end('slow down'),
  '/garbage': (response) => response.writeHead(200, JSON_TYPE).end('{"data": \u0000\ufffd'),
  '/other': (response) => response.writeHead(200, JSON_TYPE).end('{"ok": true}'),
  '/deep': (response) => response.writeHead(200, JSON_TYPE).end(`{"data":${'['.repeat(500_000)}`),
  '/redirect': (response) => response.writeHead(307, {location: '/stolen'}).end(),
  '/slow': (response) => response.writeHead(200, JSON_TYPE).write('{"data":'),
  '/huge': (response) => {
    response.writeHead(200, JSON_TYPE).write('{"data":"');
    const more = () => {
      while (!response.destroyed && response.write('x'.repeat(65_536)));
    };
    response.on('drain', more);
    more();
  },
};

/** An endpoint on loopback that keeps what it is asked, and how many answers were broken off. */
export async function startEndpoint() {
  const asked: Asked[] = [];
  const broken: string[] = [];
  const server = createServer((request, response) => {
    const path = request.url ?? '/';
    if (path !== '/closed') {
      response.setHeader('access-control-allow-origin', '*');
      response.setHeader('access-control-allow-headers', 'content-type, authorization');
    }
    if (request.method === 'OPTIONS') {
      response.writeHead(204).end();
      return;
    }
    response.on('close', () => {
      if (!response.writableFinished) broken.push(path);
    });
    void text(request).then((body) => {
      asked.push({path, headers: request.headers, body});
      (ANSWERS[`/${path.split('/')[1]}`] ?? ANSWERS['/rows'])?.(response);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    host,
    url: `http://${host}`,
    asked,
    broken,
    stop: () => {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(resolve));
    },
  };
}
