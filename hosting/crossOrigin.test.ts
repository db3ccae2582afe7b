import {mkdirSync, mkdtempSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {describe, expect, test} from 'vitest';
import {findNginx} from '../testing/findNginx';
import {startNginx} from '../testing/nginx';
import {requestRaw} from '../testing/requestRaw';
import {headerRules} from './headers';
import {nginxFile} from './nginxFile';
import {headersFile, vercelFile} from './staticHosts';

const hosting = {rules: headerRules("default-src 'none'"), redirects: []};

/** What programs of other origins read: Remix, editors, package managers, agents. */
const READ_ELSEWHERE = [
  '/examples/v3/swaps/SingleSwap.sol',
  '/examples/v3/swaps/singleSwap.ts',
  '/examples/sdk/Widget.tsx',
  '/examples/queries/pools.graphql',
  '/examples/v3/swaps/singleSwap.output.txt',
  '/examples/v3/swaps/singleSwap.zip',
  '/examples/v3/swaps/singleSwap/package.json',
  '/examples/v3/swaps/singleSwap/README.md',
  '/examples/foundry/swap/foundry.toml',
  '/remix/v3/swaps/SingleSwap.json',
  '/packages/docs-sandbox-1.0.0.tgz',
];
const READ_HERE = ['/', '/concepts/overview', '/assets/js/main.1a2b.js', '/fonts/Geist.woff2'];

/** The values that a host gives, by the rules of its file whose pattern fits the address. */
const HOSTS: Record<string, (address: string) => string[]> = {
  'Cloudflare Pages and Netlify': (address) =>
    headersFile(hosting)
      .split(/^(?=\/)/m)
      .filter((rule) => fits(rule.split('\n')[0] ?? '', address))
      .flatMap((rule) => rule.match(/(?<=Access-Control-Allow-Origin: ).+/g) ?? []),
  Vercel: (address) => {
    const {headers} = JSON.parse(vercelFile(hosting)) as {
      headers: {source: string; headers: {key: string; value: string}[]}[];
    };
    return headers
      .filter(({source}) => new RegExp(`^${source}$`).test(address))
      .flatMap((rule) => rule.headers)
      .filter(({key}) => key === 'Access-Control-Allow-Origin')
      .map(({value}) => value);
  },
};

const fits = (pattern: string, address: string): boolean => {
  const [start = '', end = ''] = pattern.split('*');
  return address.startsWith(start) && address.endsWith(end);
};

describe.each(Object.entries(HOSTS))('%s', (_host, allowedOrigins) => {
  test.each(READ_ELSEWHERE)('lets other origins read %s', (address) => {
    expect(allowedOrigins(address)).toEqual(['*']);
  });

  test.each(READ_HERE)('keeps %s to the site', (address) => {
    expect(allowedOrigins(address)).toEqual([]);
  });
});

test.runIf(findNginx())('answers Remix, and others that state an origin, from nginx', async () => {
  const root = mkdtempSync(path.join(tmpdir(), 'cross-origin-'));
  for (const address of READ_ELSEWHERE) {
    mkdirSync(path.dirname(path.join(root, address)), {recursive: true});
    writeFileSync(path.join(root, address), 'text');
  }
  const {url, stop} = await startNginx((listen) => nginxFile(hosting, {listen, name: '_', root}));
  try {
    const headers = {origin: 'https://remix.ethereum.org'};
    const answers = await Promise.all(
      READ_ELSEWHERE.map((address) => requestRaw(url, address, {headers})),
    );
    expect(
      answers.map((one) => [one.address, one.status, one.headers['access-control-allow-origin']]),
    ).toEqual(READ_ELSEWHERE.map((address) => [address, 200, '*']));
  } finally {
    await stop();
  }
});
