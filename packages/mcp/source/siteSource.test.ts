import {createServer, type RequestListener} from 'node:http';
import type {AddressInfo} from 'node:net';
import {expect, test} from 'vitest';
import {siteSource} from './siteSource';

/** What a site on this machine makes of a request, as its source reads it. */
async function readFrom(
  answer: RequestListener,
  {limits = {}, address = '/registry.json'}: {limits?: object; address?: string} = {},
) {
  const server = createServer(answer);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const {port} = server.address() as AddressInfo;
  try {
    return await siteSource(`http://127.0.0.1:${port}/docs`, limits).read(address);
  } finally {
    server.closeAllConnections();
    server.close();
  }
}

test('reads a file below the address of the site', async () => {
  expect(await readFrom(({url}, response) => response.end(url))).toBe('/docs/registry.json');
});

test('reads nothing where there is nothing, or outside of the site', async () => {
  expect(
    await readFrom((_request, response) => response.writeHead(404).end('Not found')),
  ).toBeUndefined();
  for (const address of ['/../secret.json', '//other.example/registry.json', '/%2e%2e/secret']) {
    const text = await readFrom(({url}, response) => response.end(url), {address});
    expect(text ?? '/docs/').toMatch(/^\/docs\//);
  }
});

test.each([
  [
    'that fails',
    ((_, to) => to.writeHead(503).end()) as RequestListener,
    'answers with status 503',
  ],
  ['that hangs up', ((_, to) => to.destroy()) as RequestListener, 'other side closed'],
  ['that never answers', (() => undefined) as RequestListener, 'did not arrive within 0.2 s'],
  [
    'that stops in the middle',
    ((_, to) => to.write('{"chains":')) as RequestListener,
    'did not arrive within 0.2 s',
  ],
  [
    'that sends without end',
    ((_, to) => to.end('x'.repeat(2000))) as RequestListener,
    'larger than 1000 bytes',
  ],
  [
    'that leads to where others can change it',
    ((request, to) =>
      request.url === '/docs/registry.json'
        ? to.writeHead(302, {location: 'http://[::ffff:127.0.0.1]:9/'}).end()
        : to.end()) as RequestListener,
    'could not be read',
  ],
])('says what is wrong with a site %s', async (_what, answer, says) => {
  const limits = {timeoutMs: 200, mostBytes: 1000};
  await expect(readFrom(answer, {limits})).rejects.toThrow(says);
});

test('says what is wrong with a site that is not there', async () => {
  await expect(siteSource('http://127.0.0.1:1').read('/atlas.json')).rejects.toThrow(
    /^http:\/\/127\.0\.0\.1:1\/atlas\.json could not be read: .*\. Ask again later, or start the server with --folder/,
  );
});

test.each(['docs.example', 'http://docs.example', 'file:///etc', 'https://a:b@docs.example', ''])(
  'refuses "%s" for a site',
  (site) => {
    expect(() => siteSource(site)).toThrow(`"${site}" is no address of a site. Expected one as`);
  },
);
