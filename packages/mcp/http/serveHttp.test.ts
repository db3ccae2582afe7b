import {request} from 'node:http';
import {afterAll, beforeAll, expect, test} from 'vitest';
import {readPublished} from '../readPublished';
import {serveHttp} from './serveHttp';

const LIST = JSON.stringify({jsonrpc: '2.0', id: 1, method: 'tools/list'});
const HEADERS = {
  'content-type': 'application/json',
  accept: 'application/json, text/event-stream',
};

let served: Awaited<ReturnType<typeof serveHttp>>;
beforeAll(async () => {
  const source = {read: async () => undefined, placeOf: (address: string) => address};
  served = await serveHttp(readPublished(source), {port: 0, allowedHosts: ['mcp.example']});
});
afterAll(() => served.close());

type Sent = {method?: string; path?: string; headers?: Record<string, string>; body?: string};

/** Sends a request as it is, any Host among its headers. */
const send = ({method = 'POST', path = '/mcp', headers = {}, body = LIST}: Sent) =>
  new Promise<{status: number; text: string}>((resolve, reject) => {
    const {hostname, port} = new URL(served.address);
    const sent = request(
      {hostname, port, method, path, headers: {...HEADERS, ...headers}},
      (response) => {
        let text = '';
        response.setEncoding('utf8').on('data', (chunk: string) => (text += chunk));
        response.on('end', () => {
          resolve({status: response.statusCode ?? 0, text});
        });
      },
    );
    sent.on('error', reject).end(body);
  });

test('listens on this machine alone unless told', () => {
  expect(served.address).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/mcp$/);
});

test.each(['localhost', 'localhost:8080', '[::1]:80', 'mcp.example', 'mcp.example:443'])(
  'answers as %s',
  async (host) => {
    const {status, text} = await send({headers: {host}});
    expect(status).toBe(200);
    expect(text).toContain('"look_up_address"');
  },
);

test.each(['evil.example', 'localhost.evil.example', '127.0.0.1.evil.example:80', '@'])(
  'refuses to answer as "%s"',
  async (host) => {
    const {status, text} = await send({headers: {host}});
    expect(status).toBe(403);
    expect(text).toContain('--allow-host');
  },
);

test('answers pages of hosts that it has as names, and refuses all others', async () => {
  const statusFor = async (origin: string) => (await send({headers: {origin}})).status;
  expect(await statusFor('http://localhost:6274')).toBe(200);
  expect(await statusFor('https://mcp.example')).toBe(200);
  for (const origin of ['https://evil.example', 'null', 'http://localhost.evil.example', 'x'])
    expect(await statusFor(origin), origin).toBe(403);
});

test('answers JSON of any spelling', async () => {
  for (const type of ['application/json; charset=utf-8', 'Application/JSON'])
    expect((await send({headers: {'content-type': type}})).status, type).toBe(200);
});

test.each([
  ['another address', {path: '/'}, 404],
  ['a stream', {method: 'GET', body: ''}, 405],
  ['the end of a session', {method: 'DELETE', body: ''}, 405],
  ['no JSON', {body: '{'}, 400],
  ['no message', {body: '{"a": 1}'}, 400],
  ['another type', {headers: {'content-type': 'text/plain'}}, 415],
  ['a type that hides', {headers: {'content-type': 'text/plain; a=application/json'}}, 415],
  ['a body of 300 KB', {body: JSON.stringify({jsonrpc: '2.0', junk: 'x'.repeat(300_000)})}, 413],
  ['a batch of 101', {body: `[${Array.from({length: 101}, () => LIST).join()}]`}, 400],
])('refuses %s, and answers afterwards', async (_what, sent, status) => {
  expect((await send(sent)).status).toBe(status);
  expect((await send({})).status).toBe(200);
});

test('says what it could not read, as the error of a tool', async () => {
  const call = {
    jsonrpc: '2.0',
    id: 1,
    method: 'tools/call',
    params: {name: 'look_up_address', arguments: {of: 'USDC'}},
  };
  const {status, text} = await send({body: JSON.stringify(call)});
  expect(status).toBe(200);
  expect(JSON.parse(text)).toMatchObject({
    result: {isError: true, content: [{text: expect.stringContaining('registry.json is missing')}]},
  });
});

test('says so where its port is taken', async () => {
  const port = Number(new URL(served.address).port);
  const source = {read: async () => undefined, placeOf: (address: string) => address};
  await expect(serveHttp(readPublished(source), {port})).rejects.toThrow('EADDRINUSE');
});
