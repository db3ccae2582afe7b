import {once} from 'node:events';
import {createServer} from 'node:http';
import type {AddressInfo} from 'node:net';
import {findNginx} from '../testing/findNginx';
import {COMPILER_FRAME, PROGRAMS_FRAME, runIn} from '../testing/frame.fixture';
import {NO_NGINX} from '../testing/hosting';
import {headerFaults} from '../testing/hostingFaults';
import {requestRaw} from '../testing/requestRaw';
import {startFramedSite} from '../testing/startFramedSite';
import {expect, test as base} from '../testing/test';

// What browsers make of the headers of frames, on a small build that has some.

const test = base.extend<{framed: string; elsewhere: string}>({
  framed: async ({}, provide) => {
    const {url, stop} = await startFramedSite();
    await provide(url);
    await stop();
  },
  // Another site, whose pages may show any frame.
  elsewhere: async ({}, provide) => {
    const html = '<!doctype html><title>Elsewhere</title><link rel="icon" href="data:,">';
    const server = createServer((_request, response) => {
      response.writeHead(200, {'content-type': 'text/html'}).end(html);
    });
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    await provide(`http://localhost:${(server.address() as AddressInfo).port}`);
    server.closeAllConnections();
    server.close();
  },
});

test.skip(!findNginx(), NO_NGINX);

test('finds no fault with a frame as it is, and one with a frame like a page', async ({framed}) => {
  const frame = await requestRaw(framed, PROGRAMS_FRAME);
  expect(headerFaults(frame)).toEqual([]);
  const page = await requestRaw(framed, '/');
  const headers = {
    ...frame.headers,
    'content-security-policy': page.headers['content-security-policy'],
  };
  expect(headerFaults({...frame, headers})).toContain(
    `${PROGRAMS_FRAME}: the policy of its document`,
  );
});

for (const frame of [PROGRAMS_FRAME, COMPILER_FRAME]) {
  test(`runs a program in ${frame}, without origin and network`, async ({page, framed}) => {
    await page.goto(framed);
    expect(await runIn(page, frame, 'postMessage(self.origin)')).toBe('null');
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    const asks = `fetch('${framed}/robots.txt').then(() => 'an answer', () => 'none')`;
    expect(await runIn(page, frame, `${asks}.then(postMessage)`)).toBe('none');
    expect(asked.filter((url) => url.endsWith('robots.txt'))).toEqual([]);
  });
}

const COMPILES = `WebAssembly.compile(new Uint8Array([0, 97, 115, 109, 1, 0, 0, 0]))
  .then(() => 'compiled', () => 'refused').then(postMessage)`;

test('compiles WebAssembly in the frame of the compiler alone', async ({page, framed}) => {
  await page.goto(framed);
  expect(await runIn(page, COMPILER_FRAME, COMPILES)).toBe('compiled');
  expect(await runIn(page, PROGRAMS_FRAME, COMPILES)).toBe('refused');
});

test('shows no frame and no page on another site', async ({page, framed, elsewhere}) => {
  await page.goto(elsewhere);
  for (const address of [PROGRAMS_FRAME, COMPILER_FRAME, '/']) {
    const complaint = page.waitForEvent('console', (message) => message.type() === 'error');
    await page.evaluate((src) => {
      const frame = document.createElement('iframe');
      frame.src = src;
      document.body.append(frame);
    }, framed + address);
    expect((await complaint).text()).toMatch(/frame-ancestors/);
  }
});

test('shows no frame of another site on a page', async ({page, framed, elsewhere}) => {
  await page.goto(framed);
  const complaint = page.waitForEvent('console', (message) => message.type() === 'error');
  await page.evaluate((src) => {
    const frame = document.createElement('iframe');
    frame.src = src;
    document.body.append(frame);
  }, elsewhere);
  expect((await complaint).text()).toContain("frame-src 'self'");
});
