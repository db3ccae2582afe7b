import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import type {Page} from '@playwright/test';
import {findNginx} from '../testing/findNginx';
import {headerRules} from '../hosting/headers';
import type {Hosting} from '../hosting/hosting';
import {nginxFile} from '../hosting/nginxFile';
import type {Moved} from '../hosting/redirectOf';
import {readBuild} from '../hosting/readBuild';
import {requestRaw} from '../testing/requestRaw';
import {siteDirectory} from '../testing/built';
import {expect, NO_NGINX, test as base} from '../testing/hosting';
import {headerFaults, redirectFaults} from '../testing/hostingFaults';
import {startNginx, type Nginx} from '../testing/nginx';
import {hydrated} from '../testing/page';
import {deepWhere} from '../testing/tier';

// The checks of hosting.spec.ts, on servers that are broken on purpose: each must tell.

const PAGE = '/concepts/overview';
type Served = {configure?: (configuration: string) => string; root?: string};

/** A server of a test's own, by a changed configuration or with other files. */
const test = base.extend<
  {serve: (served: Served) => Promise<string>; moved: Moved},
  {hosting: Hosting}
>({
  hosting: [
    async ({}, provide) => {
      await provide(readBuild(siteDirectory, {}));
    },
    {scope: 'worker'},
  ],
  moved: async ({hosting}, provide) => {
    await provide(hosting.redirects[0] as Moved);
  },
  serve: async ({hosting}, provide) => {
    const started: Nginx[] = [];
    await provide(async ({configure = (text) => text, root = path.resolve(siteDirectory)}) => {
      const nginx = await startNginx((listen) =>
        configure(nginxFile(hosting, {listen, name: '_', root})),
      );
      started.push(nginx);
      return nginx.url;
    });
    for (const {stop} of started) await stop();
  },
});

test.skip(!findNginx(), NO_NGINX);

/** What headers lack on a page, a hashed file and a data file together. */
async function faultsOf(site: string): Promise<string[]> {
  const [style] = readdirSync(path.join(siteDirectory, 'assets/css')).filter((file) =>
    file.endsWith('.css'),
  );
  const addresses = [PAGE, `/assets/css/${style}`, '/registry.json'];
  const answers = await Promise.all(addresses.map((address) => requestRaw(site, address)));
  return answers.flatMap(headerFaults);
}

const HEADERS = [...new Set(headerRules('').flatMap(({headers}) => Object.keys(headers)))];

test('finds no fault with the configuration as it is', async ({serve}) => {
  const site = await serve({});
  expect(await faultsOf(site)).toEqual([]);
  expect(HEADERS.length).toBeGreaterThan(6);
});

for (const name of HEADERS) {
  test(`misses the header ${name}`, deepWhere(name !== HEADERS[0]), async ({serve}) => {
    const line = new RegExp(`^ *add_header ${name} .*$`, 'm');
    const site = await serve({configure: (text) => text.replace(line, '')});
    expect(await faultsOf(site)).not.toEqual([]);
  });
}

const WEAKENED: readonly [weak: string, from: string, to: string][] = [
  ['scripts within pages', "script-src 'self'", "script-src 'self' 'unsafe-inline'"],
  ['scripts of any site', "script-src 'self'", "script-src 'self' https:"],
  ['code from text', "script-src 'self'", "script-src 'self' 'unsafe-eval'"],
  ['another base', "base-uri 'none'", "base-uri 'self'"],
  ['frames', "frame-ancestors 'none'", 'frame-ancestors *'],
  ['frames of other sites', "frame-src 'self'", 'frame-src *'],
  ['what no directive names', "default-src 'none'", "default-src 'self'"],
  ['encryption for a day', 'max-age=63072000', 'max-age=86400'],
  ['pages that are kept', 'max-age=0, must-revalidate', 'max-age=600'],
];

for (const [at, [weak, from, to]] of WEAKENED.entries()) {
  test(`notices a policy that allows ${weak}`, deepWhere(at > 0), async ({serve}) => {
    const site = await serve({configure: (text) => text.replaceAll(from, to)});
    expect(await faultsOf(site)).not.toEqual([]);
  });
}

/** What a browser complains of while scripts take a page over. */
async function complaintsOf(page: Page, address: string): Promise<string[]> {
  const complaints: string[] = [];
  const complained = new Promise<void>((resolve) => {
    const add = (text: string) => {
      complaints.push(text);
      resolve();
    };
    page.on('console', (message) => message.type() === 'error' && add(message.text()));
    page.on('pageerror', (error) => {
      add(error.message);
    });
  });
  await page.goto(address);
  await Promise.race([complained, hydrated(page)]);
  return complaints;
}

test('takes a page over without a complaint where nothing is broken', async ({serve, page}) => {
  const site = await serve({});
  expect(await complaintsOf(page, site + PAGE)).toEqual([]);
});

test('notices a broken digest, in the headers and in a browser', async ({serve, page}) => {
  const site = await serve({
    configure: (text) => text.replace(/'sha256-./g, "'sha256-?"),
  });
  expect(await faultsOf(site)).toEqual([`${PAGE}: every inline script by its digest`]);
  const complaints = await complaintsOf(page, site + PAGE);
  expect(complaints.join()).toContain('Content Security Policy');
});

test('misses a redirect', async ({serve, moved: {from, to}}) => {
  const site = await serve({configure: (text) => text.replace(`  ${from} ${to};\n`, '')});
  expect(await redirectFaults(site, from, to)).toHaveLength(1);
});

test('notices a redirect for a while', async ({serve, moved: {from, to}}) => {
  const site = await serve({configure: (text) => text.replaceAll('return 301', 'return 302')});
  expect(await redirectFaults(site, from, to)).toHaveLength(1);
});

test('notices a script that is cut in the middle', async ({serve, page}) => {
  const root = mkdtempSync(path.join(tmpdir(), 'site-'));
  linkAll(siteDirectory, root, ['assets']);
  linkAll(path.join(siteDirectory, 'assets'), path.join(root, 'assets'), ['js']);
  const scripts = path.join(siteDirectory, 'assets/js');
  const ofSite = readdirSync(scripts).filter((name) => name.startsWith('main.'));
  linkAll(scripts, path.join(root, 'assets/js'), ofSite);
  for (const name of ofSite.filter((one) => one.endsWith('.js'))) {
    const whole = readFileSync(path.join(scripts, name));
    writeFileSync(path.join(root, 'assets/js', name), whole.subarray(0, whole.length / 2));
  }
  const site = await serve({root});
  expect(await complaintsOf(page, site + PAGE)).not.toEqual([]);
  rmSync(root, {recursive: true});
});

/** Makes a folder of links to what another holds, but for some names. */
function linkAll(from: string, to: string, without: readonly string[]): void {
  mkdirSync(to, {recursive: true});
  for (const name of readdirSync(from).filter((one) => !without.includes(one)))
    symlinkSync(path.resolve(from, name), path.join(to, name));
}
