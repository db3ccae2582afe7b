import {createServer, type IncomingMessage} from 'node:http';
import type {AddressInfo} from 'node:net';

/** A request as the service received it. */
export type ReceivedRequest = {method: string; path: string; key: string; body: unknown};

/** Answers a request with a status and a body, or not at all. */
type Respond = (got: ReceivedRequest) => {status?: number; body: unknown} | 'silence';

/** A stand-in for Algolia on loopback, which records its requests. */
export async function startAlgolia(respond: Respond) {
  const requests: ReceivedRequest[] = [];
  const server = createServer((request, response) => {
    void bodyOf(request).then((body) => {
      const {pathname, searchParams} = new URL(request.url ?? '/', 'http://localhost');
      const key = request.headers['x-algolia-api-key'] ?? searchParams.get('x-algolia-api-key');
      const got = {method: request.method ?? '', path: pathname, key: String(key), body};
      requests.push(got);
      const answer = respond(got);
      if (answer === 'silence') return;
      response.writeHead(answer.status ?? 200, {'content-type': 'application/json'});
      response.end(typeof answer.body === 'string' ? answer.body : JSON.stringify(answer.body));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const {port} = server.address() as AddressInfo;
  const host = {url: `127.0.0.1:${port}`, accept: 'readWrite', protocol: 'http'} as const;
  return {
    requests,
    // The service has several, which its clients try in turn.
    hosts: [host, host, host],
    stop: () => {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(resolve));
    },
  };
}

async function bodyOf(request: IncomingMessage): Promise<unknown> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  const text = Buffer.concat(chunks).toString('utf8');
  return text ? (JSON.parse(text) as unknown) : undefined;
}
