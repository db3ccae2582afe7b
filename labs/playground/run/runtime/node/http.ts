import {respond} from '../respond';
import type {Work} from '../work';

/** What answers requests to an origin: servers of the program itself, in the same worker. */
export type Servers = Map<string, (request: Request) => Promise<Response>>;

type Headers = Readonly<Record<string, string>>;

/** What a handler sees of a request, and answers with. */
type Incoming = {method: string; url: string; headers: Headers; request: Request};
type Outgoing = {
  statusCode: number;
  setHeader: (name: string, value: string) => Outgoing;
  writeHead: (status: number, headers?: Headers) => Outgoing;
  write: (text: unknown) => true;
  end: (text?: unknown) => void;
};

const FIRST_PORT = 40_000;
let last = FIRST_PORT;

/** `node:http`, as far as a program needs it to serve itself: what `fetch` asks, a handler answers. */
export const createHttp = (servers: Servers, work: Work): Record<string, unknown> => ({
  createServer: (handle: (incoming: Incoming, outgoing: Outgoing) => unknown) => {
    let port = 0;
    const origin = () => `http://127.0.0.1:${port}`;
    const server = {
      listen: (asked: number, ...rest: unknown[]) => {
        port = asked || ++last;
        work.begin();
        servers.set(origin(), (request) => answer(request, handle));
        const listening = rest.find((one) => typeof one === 'function') as (() => void) | undefined;
        queueMicrotask(() => listening?.());
        return server;
      },
      address: () => ({address: '127.0.0.1', family: 'IPv4', port}),
      close: (closed?: () => void) => {
        if (servers.delete(origin())) work.end();
        queueMicrotask(() => closed?.());
        return server;
      },
      closeAllConnections: () => undefined,
      ...{on: () => server, once: () => server, unref: () => (work.end(), server)},
    };
    return server;
  },
});

const answer = (
  request: Request,
  handle: (incoming: Incoming, outgoing: Outgoing) => unknown,
): Promise<Response> =>
  new Promise((resolve, reject) => {
    const headers: Record<string, string> = {};
    let body = '';
    const outgoing: Outgoing = {
      statusCode: 200,
      setHeader: (name, value) => {
        headers[name.toLowerCase()] = value;
        return outgoing;
      },
      writeHead: (status, more = {}) => {
        outgoing.statusCode = status;
        for (const [name, value] of Object.entries(more)) outgoing.setHeader(name, value);
        return outgoing;
      },
      write: (text) => {
        body += String(text);
        return true;
      },
      end: (text = '') => {
        body += String(text);
        resolve(respond(body, {status: outgoing.statusCode, headers}));
      },
    };
    const {pathname, search} = new URL(request.url);
    const incoming = {
      ...{method: request.method, url: pathname + search, request},
      headers: Object.fromEntries(request.headers),
    };
    Promise.resolve(handle(incoming, outgoing)).catch(reject);
  });

/** `text` of `node:stream/consumers`: the body of a request. */
export const textOf = ({request}: Incoming): Promise<string> => request.text();
