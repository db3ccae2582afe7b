import {mkdtempSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, beforeAll, describe, expect, test} from 'vitest';
import {findNginx} from '../testing/findNginx';
import {framedBuild, framePolicies} from '../testing/frame.fixture';
import {startNginx, type Nginx} from '../testing/nginx';
import {requestRaw} from '../testing/requestRaw';
import {writeFiles} from '../testing/writeFiles';
import {nginxFile} from './nginxFile';
import {readBuild} from './readBuild';

describe.runIf(findNginx())('nginx', () => {
  let root: string;
  let nginx: Nginx;

  beforeAll(async () => {
    root = mkdtempSync(path.join(tmpdir(), 'framed-'));
    writeFiles(root, framedBuild);
    const hosting = readBuild(root, {});
    nginx = await startNginx((listen) => nginxFile(hosting, {listen, name: '_', root}));
  });

  afterAll(async () => {
    await nginx.stop();
    rmSync(root, {recursive: true});
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
