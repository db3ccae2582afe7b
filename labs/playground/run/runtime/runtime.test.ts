import {expect, test, vi} from 'vitest';
import type {ProgramReport} from '../../protocol';
import {MOST_PRINTED, PRINTED_TOO_MUCH} from '../limits';
import {ProgramBuffer} from './buffer';
import {createConsole} from './console';
import {countPromises} from './countPromises';
import {takeDoors} from './doors';
import {createFetch} from './fetch';
import {createRequire} from './modules';
import {createFileSystem, createModuleOfNode} from './node/fs';
import {createHttp, textOf, type Servers} from './node/http';
import {createWrite} from './output';
import {createTimers} from './timers';
import {createWork} from './work';

const noWork = {begin: () => undefined, end: () => undefined, check: () => undefined};

function output(now = () => 0) {
  const reports: ProgramReport[] = [];
  const end = vi.fn();
  const clock = {setTimeout: vi.fn()} as unknown as Parameters<typeof createWrite>[0]['clock'];
  const made = createWrite({report: (one) => reports.push(one), end, clock, now});
  const text = () => reports.map((one) => (one.type === 'print' ? one.text : '')).join('');
  return {...made, reports, end, text};
}

test('reports output as it comes, later in pieces, in its order', () => {
  const {write, flush, reports, text} = output();
  for (let line = 0; line < 3_000; line++) write('out', `${line}\n`);
  flush();
  expect(text()).toBe(Array.from({length: 3_000}, (_, line) => `${line}\n`).join(''));
  expect(reports.length).toBeLessThan(600);
  expect(reports[0]).toEqual({type: 'print', stream: 'out', text: '0\n'});
});

test('ends a program that prints more than 1 MB', () => {
  const {write, reports, end, text} = output();
  write('out', 'x'.repeat(3 * MOST_PRINTED));
  write('out', 'after');
  expect(text()).toHaveLength(MOST_PRINTED);
  expect(reports.at(-1)).toEqual({type: 'failed', message: PRINTED_TOO_MUCH});
  expect(end).toHaveBeenCalledOnce();
});

test('prints groups, counts and assertions as Node.js does', () => {
  const {write, text} = output();
  const console = createConsole(write, () => 0);
  console.group('pool');
  console.log('one\ntwo');
  console.groupEnd();
  console.count();
  console.count();
  console.assert(false, 'no %s', 'liquidity');
  console.assert(true, 'nothing');
  expect(text()).toBe(
    'pool\n  one\n  two\ndefault: 1\ndefault: 2\nAssertion failed: no liquidity\n',
  );
});

test('says so where a value throws while it is printed', () => {
  const {write, text} = output();
  const hostile = new Proxy({}, {ownKeys: () => Reflect.ownKeys(null as never)});
  createConsole(write, () => 0).log(hostile);
  expect(text()).toMatch(/^\[This value throws while it is printed: .+\]\n$/);
});

test('leaves a program no way past the runtime', () => {
  class Scope extends EventTarget {
    postMessage = vi.fn();
    close = vi.fn();
    importScripts = vi.fn();
    static Worker = vi.fn();
  }
  Object.assign(Scope.prototype, {Worker: vi.fn(), onmessage: null});
  const scope = new Scope();
  const {postMessage} = scope;
  const doors = takeDoors(scope as unknown as Parameters<typeof takeDoors>[0]);
  for (const name of ['postMessage', 'close', 'importScripts', 'Worker', 'onmessage'])
    expect(name in scope).toBe(false);
  doors.report({type: 'started'});
  expect(postMessage).toHaveBeenCalledWith({type: 'started'});
});

test('has ended when no timer is left and promises are done', async () => {
  const order: string[] = [];
  await new Promise<void>((resolve) => {
    const work = createWork(() => {
      order.push('end');
      resolve();
    });
    const timers = createTimers(globalThis, work);
    timers.setTimeout(() => {
      order.push('timer');
      void Promise.resolve().then(() => order.push('promise'));
    }, 5);
    const cleared = timers.setInterval(() => order.push('never'), 1e6);
    timers.setTimeout(() => order.push('never'), 1e6).unref();
    timers.clearInterval(cleared);
    work.check();
  });
  expect(order).toEqual(['timer', 'promise', 'end']);
});

test('waits for what the browser computes', async () => {
  const digests = {
    digest: (text: string) => new Promise<string>((resolve) => setTimeout(resolve, 5, text)),
  };
  const order: string[] = [];
  await new Promise<void>((resolve) => {
    const work = createWork(() => {
      order.push('end');
      resolve();
    });
    countPromises(digests, ['digest', 'absent'], work);
    void digests.digest('digest').then((text) => order.push(text));
    work.check();
  });
  expect(order).toEqual(['digest', 'end']);
});

const answers = createFetch({
  ask: async ({method}) =>
    method === 'eth_chainId' ? {id: 1, result: '0x1'} : {id: 1, error: {code: 3, message: 'no'}},
  servers: new Map(),
});
const post = (body: unknown, address = 'http://127.0.0.1:8545') =>
  answers(address, {method: 'POST', body: JSON.stringify(body)}).then((one) => one.json());

test('answers JSON-RPC at the address of the sandbox, one or many', async () => {
  const chainId = {jsonrpc: '2.0', id: 7, result: '0x1'};
  expect(await post({id: 7, method: 'eth_chainId'})).toEqual(chainId);
  expect(
    await post([
      {id: 7, method: 'eth_chainId'},
      {id: 8, method: 'eth_call', params: []},
    ]),
  ).toEqual([chainId, {jsonrpc: '2.0', id: 8, error: {code: 3, message: 'no'}}]);
  expect(await post({method: 'eth_call', params: {}})).toMatchObject({error: {code: -32600}});
});

test.each([
  'https://example.org/',
  'http://127.0.0.1:85450',
  'http://127.0.0.1:8545@example.org/',
  'x',
])('fetches nothing from %s, and says why', async (address) => {
  const failure: unknown = await post({}, address).catch((cause: unknown) => cause);
  expect(failure).toMatchObject({
    message: 'fetch failed',
    cause: {message: expect.stringContaining('has no network. It reaches the chain in this tab')},
  });
});

test('serves a program what its own server answers', async () => {
  const servers: Servers = new Map();
  const {createServer} = createHttp(servers, noWork) as {
    createServer: (handle: unknown) => {
      listen: (port: number, host: string, listening: () => void) => void;
      address: () => {port: number};
      close: () => void;
    };
  };
  type Handle = Parameters<typeof textOf>[0];
  const server = createServer(async (incoming: Handle, outgoing: {end: (text: string) => void}) =>
    outgoing.end(`${incoming.method} ${incoming.url} ${await textOf(incoming)}`),
  );
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = `http://127.0.0.1:${server.address().port}`;
  const get = createFetch({servers});
  const answer = await get(`${address}/pools?first=2`, {method: 'POST', body: 'query'});
  expect(await answer.text()).toBe('POST /pools?first=2 query');
  server.close();
  await expect(get(address)).rejects.toThrow('fetch failed');
});

const FIRST = 'a';

test('loads each module once, circles included', () => {
  const loads: string[] = [];
  const require = createRequire(
    {
      a: {
        imports: {'./b': 'b', path: 'node:path'},
        load: (module, _exports, get) => {
          loads.push('a');
          module.exports = {path: get('path'), b: get('./b'), again: get('./b')};
        },
      },
      b: {
        imports: {'./a': 'a'},
        load: (_module, _exports, get) => void loads.push(typeof get('./a')),
      },
    },
    {'node:path': 'paths'},
  );
  expect(require(FIRST)).toMatchObject({path: 'paths'});
  expect(loads).toEqual(['a', 'object']);
  expect(() => require('react')).toThrow(
    "Cannot find module 'react': it is not there in this tab.",
  );
});

test('reads the files of a program, and writes for this run alone', () => {
  const files = {
    'examples/a.sol': 'contract A {}',
    'node_modules/x/package.json': '{"version":"1"}',
  };
  const fs = createFileSystem(files) as Record<string, (...values: unknown[]) => unknown>;
  expect(fs.readFileSync?.('examples/a.sol', 'utf8')).toBe('contract A {}');
  expect(String(fs.readFileSync?.('/examples/a.sol'))).toBe('contract A {}');
  fs.writeFileSync?.('b.txt', 'mine');
  expect(fs.existsSync?.('b.txt')).toBe(true);
  expect(() => fs.readFileSync?.('c.txt')).toThrow(
    "ENOENT: no such file or directory, open 'c.txt'",
  );
  const {createRequire: requireOf} = createModuleOfNode(files) as {
    createRequire: () => (name: string) => unknown;
  };
  expect(requireOf()('x/package.json')).toEqual({version: '1'});
});

test.each(['hex', 'base64', 'base64url', 'utf8', 'latin1'] as const)(
  'turns bytes to %s and back as Node.js does',
  (encoding) => {
    const bytes = Uint8Array.from({length: 256}, (_, at) => at);
    const text = Buffer.from(bytes).toString(encoding);
    expect(ProgramBuffer.from(bytes).toString(encoding)).toBe(text);
    expect([...ProgramBuffer.from(text, encoding)]).toEqual([...Buffer.from(text, encoding)]);
    expect(ProgramBuffer.name).toBe('Buffer');
  },
);
