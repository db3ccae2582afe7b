import {readFileSync} from 'node:fs';
import path from 'node:path';
import {brotliDecompressSync, gunzipSync} from 'node:zlib';
import {requestRaw, sendBytes} from '../testing/requestRaw';
import {siteDirectory} from '../testing/built';
import {expect, test} from '../testing/hosting';

const PAGE = '/concepts/overview';

const ENCODINGS = [
  {accept: 'br, gzip', encoding: 'br', decode: brotliDecompressSync},
  {accept: 'gzip', encoding: 'gzip', decode: gunzipSync},
  {accept: 'identity', encoding: undefined, decode: (body: Buffer) => body},
];

for (const {accept, encoding, decode} of ENCODINGS) {
  test(`sends the bytes of the build to who accepts ${accept}`, async ({site}) => {
    for (const file of [`${PAGE}.html`, '/atlas.json', '/llms-full.txt']) {
      const address = file.replace(/\.html$/, '');
      const {headers, body} = await requestRaw(site, address, {
        headers: {'accept-encoding': accept},
      });
      expect([headers['content-encoding'], headers.vary]).toEqual([encoding, 'Accept-Encoding']);
      expect(decode(body).equals(readFileSync(path.join(siteDirectory, file)))).toBe(true);
    }
  });
}

test('answers 304 where the file is in the cache', async ({site}) => {
  const {headers} = await requestRaw(site, PAGE);
  const conditions: Record<string, string>[] = [
    {'if-none-match': headers.etag ?? ''},
    {'if-modified-since': headers['last-modified'] ?? ''},
  ];
  for (const condition of conditions) {
    const {status, body} = await requestRaw(site, PAGE, {headers: condition});
    expect([status, body.length]).toEqual([304, 0]);
  }
  const other = await requestRaw(site, PAGE, {headers: {'if-none-match': '"another"'}});
  expect(other.status).toBe(200);
});

test('sends a part of a file, and says where there is none', async ({site}) => {
  const whole = readFileSync(path.join(siteDirectory, 'registry.json'));
  const part = await requestRaw(site, '/registry.json', {headers: {range: 'bytes=100-199'}});
  expect([part.status, part.headers['content-range']]).toEqual([
    206,
    `bytes 100-199/${whole.length}`,
  ]);
  expect(part.body.equals(whole.subarray(100, 200))).toBe(true);
  const none = await requestRaw(site, '/registry.json', {headers: {range: 'bytes=99999999-'}});
  expect([none.status, none.headers['content-range']]).toEqual([416, `bytes */${whole.length}`]);
});

const TYPES: readonly [address: string, type: string][] = [
  [PAGE, 'text/html; charset=utf-8'],
  [`${PAGE}.md`, 'text/markdown; charset=utf-8'],
  ['/registry.json', 'application/json; charset=utf-8'],
  ['/examples/home/firstSwap.ts', 'text/plain; charset=utf-8'],
  ['/sitemap.xml', 'application/xml; charset=utf-8'],
  ['/favicon.ico', 'image/x-icon'],
];

for (const [address, type] of TYPES) {
  test(`sends ${address} as ${type}`, async ({site}) => {
    const {status, headers} = await requestRaw(site, address);
    expect([status, headers['content-type']]).toEqual([200, type]);
  });
}

for (const method of ['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'PROPFIND', 'TRACE']) {
  test(`refuses ${method}`, async ({site}) => {
    const {status} = await requestRaw(site, PAGE, {method});
    expect(status).toBe(405);
  });
}

const MALFORMED: readonly [name: string, bytes: string, status: number][] = [
  ['an unknown method', 'BREW / HTTP/1.1\r\nHost: a\r\n\r\n', 405],
  ['a method in small letters', 'get / HTTP/1.1\r\nHost: a\r\n\r\n', 400],
  ['no host', 'GET / HTTP/1.1\r\n\r\n', 400],
  [
    'two lengths',
    'GET / HTTP/1.1\r\nHost: a\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\n',
    400,
  ],
  ['a header without a colon', 'GET / HTTP/1.1\r\nHost: a\r\nno colon\r\n\r\n', 400],
  ['a NUL in the path', 'GET /%00 HTTP/1.1\r\nHost: a\r\n\r\n', 400],
  ['a path above the root', 'GET /../../etc/passwd HTTP/1.1\r\nHost: a\r\n\r\n', 400],
  ['the same, encoded', 'GET /%2e%2e/%2e%2e/etc/passwd HTTP/1.1\r\nHost: a\r\n\r\n', 400],
  ['broken encoding', 'GET /%zz HTTP/1.1\r\nHost: a\r\n\r\n', 400],
  ['a long address', `GET /${'a'.repeat(40_000)} HTTP/1.1\r\nHost: a\r\n\r\n`, 414],
  ['a long header', `GET / HTTP/1.1\r\nHost: a\r\nX: ${'a'.repeat(40_000)}\r\n\r\n`, 400],
  ['a long body', 'POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 2000\r\n\r\n', 413],
  ['bytes that are no request', '\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03', 400],
];

for (const [name, bytes, status] of MALFORMED) {
  test(`answers ${status} to ${name}, and serves on`, async ({site}) => {
    expect(await sendBytes(site, bytes)).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
    expect((await requestRaw(site, PAGE)).status).toBe(200);
  });
}

/** The quickest of a few answers, in milliseconds: what the machine does besides only slows one down. */
async function quickest(site: string, address: string): Promise<number> {
  const times: number[] = [];
  for (let tries = 0; tries < 5; tries += 1) {
    const began = performance.now();
    await sendBytes(site, `GET ${address} HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n`);
    times.push(performance.now() - began);
  }
  return Math.min(...times);
}

// Each pattern of the configuration reads each address: one took 150 times as long for slashes.
for (const part of [
  '/',
  '//a',
  '/a',
  '%2f',
  '/index',
  'index.html/',
  '.html',
  '\\',
  '/.',
  '.br',
  '%',
]) {
  test(`reads 32,000 letters of "${part}" about as soon as plain ones`, async ({site}) => {
    const plain = await quickest(site, `/${'a'.repeat(32_000)}`);
    const filled = `/a${part.repeat(32_000 / part.length)}`.slice(0, 32_000);
    for (const end of ['', 'b', '\\', '?'])
      expect(await quickest(site, filled + end), end).toBeLessThan(20 * Math.max(plain, 1));
  });
}

test('answers a reader who brings 20 KB of cookies', async ({site}) => {
  const cookies = Array.from({length: 20}, (_, index) => `c${index}=${'a'.repeat(1_000)}`);
  const {status} = await requestRaw(site, PAGE, {headers: {cookie: cookies.join('; ')}});
  expect(status).toBe(200);
});

test('does not disclose its version', async ({site}) => {
  const answers = [await requestRaw(site, PAGE), await requestRaw(site, PAGE, {method: 'DELETE'})];
  expect(answers.map(({headers}) => headers.server)).toEqual(['nginx', 'nginx']);
  expect(answers[1]?.body.toString()).not.toMatch(/nginx\/\d/);
});
