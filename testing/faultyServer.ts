import {createServer, type IncomingMessage, type ServerResponse} from 'node:http';
import type {AddressInfo} from 'node:net';
import {siteDirectory} from './built';
import {serveStatic} from './server';

/** An answer as the site's host gives it, not compressed. */
type Answer = {status: number; headers: Record<string, string>; body: Buffer};

/** Sends an answer, or something else in its place. */
export type Fault = (response: ServerResponse, answer: Answer) => void;

export type FaultyServer = Awaited<ReturnType<typeof startFaultyServer>>;

/** Serves the built site on loopback, with what can go wrong between a host and a reader. */
export async function startFaultyServer() {
  const behind = await serveStatic(siteDirectory);
  const faults: {part: RegExp; fault: Fault}[] = [];
  const addresses: string[] = [];
  let release = '';

  const pending = new Set<Promise<void>>();
  const server = createServer((request, response) => {
    const answering = answer(request, response);
    pending.add(answering);
    void answering.then(() => pending.delete(answering));
  });
  async function answer({url = '/', method}: IncomingMessage, response: ServerResponse) {
    addresses.push(`${method} ${url}`);
    const isOld = release && /^\/assets\/js\//.test(url) && !url.startsWith(SCRIPTS + release);
    const fault = faults.find(({part}) => part.test(url))?.fault ?? whole;
    const path = isOld ? '/old' : url.replace(SCRIPTS + release, SCRIPTS);
    fault(response, deployed(await answerOf(behind.url + path), release));
  }
  const listen = (port: number) =>
    new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const leave = () => {
    server.close();
    server.closeAllConnections();
  };
  await listen(0);
  const {port} = server.address() as AddressInfo;

  return {
    url: `http://127.0.0.1:${port}`,
    /** Method and address of each request so far. */
    asked: addresses,
    /** Breaks addresses with a fault from now on; the newest counts. Returns the repair. */
    break: (part: RegExp, fault: Fault) => {
      const made = {part, fault};
      faults.unshift(made);
      return () => void faults.splice(faults.indexOf(made), 1);
    },
    /** From now on each script has another name, and its old one is gone. */
    deploy: () => void (release = 'next-'),
    /** No network, until `comeBack` is called. */
    leave,
    comeBack: () => listen(port),
    stop: async () => {
      leave();
      await Promise.all(pending);
      behind.server.close();
    },
  };
}

const SCRIPTS = '/assets/js/';

async function answerOf(address: string): Promise<Answer> {
  const response = await fetch(address, {headers: {'accept-encoding': 'identity'}});
  const headers = Object.fromEntries(
    [...response.headers].filter(([name]) => /^(content-type|cache-control)$/.test(name)),
  );
  return {status: response.status, headers, body: Buffer.from(await response.arrayBuffer())};
}

function deployed(answer: Answer, release: string): Answer {
  if (!release || !/html|javascript/.test(answer.headers['content-type'] ?? '')) return answer;
  const text = answer.body.toString('utf8').replaceAll('assets/js/', `assets/js/${release}`);
  return {...answer, body: Buffer.from(text)};
}

export const whole: Fault = (response, {status, headers, body}) => {
  response.writeHead(status, {...headers, 'content-length': body.length});
  response.end(body);
};

/** The connection ends before anything has come. */
export const reset: Fault = (response) => void response.destroy();

/** Half of the bytes come; then, or when the given promise resolves, the connection ends. */
export const cut =
  (released: Promise<void> = Promise.resolve()): Fault =>
  (response, answer) =>
    sendHalf(response, answer, () => void released.then(() => response.destroy()));

/** Half of the bytes come, and the rest when the given promise resolves. */
export const halted =
  (released: Promise<void>): Fault =>
  (response, answer) =>
    sendHalf(response, answer, (rest) => void released.then(() => response.end(rest)));

function sendHalf(
  response: ServerResponse,
  {status, headers, body}: Answer,
  sent: (rest: Buffer) => void,
): void {
  response.writeHead(status, {...headers, 'content-length': body.length});
  const half = body.length / 2;
  response.write(body.subarray(0, half), () => sent(body.subarray(half)));
}

/** One byte after the other, and the rest at once when the given promise resolves. */
export const slow =
  (released: Promise<void>): Fault =>
  (response, {status, headers, body}) => {
    response.writeHead(status, {...headers, 'content-length': body.length});
    let sent = 0;
    let isReleased = false;
    const drip = () => {
      if (isReleased || response.destroyed || sent === body.length - 1) return;
      response.write(body.subarray(sent, ++sent), () => setImmediate(drip));
    };
    drip();
    void released.then(() => {
      isReleased = true;
      response.end(body.subarray(sent));
    });
  };

/** Another status, as of a host that has not the file or is in trouble. */
export const refused =
  (status: number): Fault =>
  (response, {headers}) =>
    whole(response, {status, headers: {...headers, 'cache-control': 'no-store'}, body: EMPTY});

/** Success with something else in the place of what was asked for, as a portal or a proxy sends it. */
export const answered =
  (type: string, body: string): Fault =>
  (response) =>
    whole(response, {
      status: 200,
      headers: {'content-type': type, 'cache-control': 'no-cache'},
      body: Buffer.from(body),
    });

const EMPTY = Buffer.from('Not this time.');

/** The same answer with another text or other headers. */
export const altered =
  (alter: (text: string) => string, headers: Record<string, string> = {}): Fault =>
  (response, answer) =>
    whole(response, {
      ...answer,
      headers: {...answer.headers, ...headers},
      body: Buffer.from(alter(answer.body.toString('utf8'))),
    });
