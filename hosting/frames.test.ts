import {afterAll, beforeAll, describe, expect, test} from 'vitest';
import {findNginx} from '../testing/findNginx';
import {framedBuild, framePolicies} from '../testing/frame.fixture';
import type {Nginx} from '../testing/nginx';
import {requestRaw} from '../testing/requestRaw';
import {startFramedSite} from '../testing/startFramedSite';

describe.runIf(findNginx())('nginx', () => {
  let nginx: Nginx;

  beforeAll(async () => {
    nginx = await startFramedSite();
  });

  afterAll(async () => {
    await nginx.stop();
  });

  const policyOf = async (address: string) => {
    const {status, headers} = await requestRaw(nginx.url, address);
    return {status, policy: headers['content-security-policy']};
  };

  test.each(Object.entries(framePolicies))(
    'answers %s with exactly its policy',
    async (address, policy) => {
      const {status, headers, body} = await requestRaw(nginx.url, address);
      expect([status, headers['content-security-policy']]).toEqual([200, policy]);
      expect(body.toString()).toBe(framedBuild[`${address.slice(1)}.html`]);
      expect(headers).toMatchObject({
        'content-type': 'text/html; charset=utf-8',
        'cache-control': 'public, max-age=31536000, immutable',
        'cross-origin-resource-policy': 'same-origin',
        'cross-origin-opener-policy': 'same-origin',
        'x-content-type-options': 'nosniff',
        'referrer-policy': 'strict-origin-when-cross-origin',
        'permissions-policy': expect.stringContaining('camera=()') as string,
      });
    },
  );

  test('leads from the file of a frame to its address', async () => {
    const {status, headers} = await requestRaw(nginx.url, '/assets/run/frame-1a2b.html');
    expect([status, headers.location]).toEqual([301, '/assets/run/frame-1a2b']);
  });

  test('sends WebAssembly without an encoding of text', async () => {
    const {headers} = await requestRaw(nginx.url, '/assets/run/compiler-5e6f.wasm');
    expect(headers['content-type']).toBe('application/wasm');
  });

  test.each([
    [200, '/'],
    [200, '/assets/run/engine-1a2b.js'],
    [200, '/assets/run/state-1a2b.json'],
    [404, '/assets/run/frame-9f9f'],
    [404, '/assets/run/frame-1a2'],
    [404, '/assets/run/frame-1a2bc'],
    [404, '/other/assets/run/frame-1a2b'],
  ])('answers %d at %s with the policy of pages', async (status, address) => {
    const answer = await policyOf(address);
    expect(answer.status).toBe(status);
    expect(answer.policy).toContain("; frame-src 'self'; ");
    expect(answer.policy).toMatch(/; frame-ancestors 'none'$/);
    expect(answer.policy).not.toContain('sha256-');
  });
});
