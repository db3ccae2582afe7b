import {readdirSync} from 'node:fs';
import path from 'node:path';
import {requestRaw} from '../testing/requestRaw';
import {siteDirectory} from '../testing/built';
import {expect, test} from '../testing/hosting';
import {headerFaults, redirectFaults} from '../testing/hostingFaults';
import {inventory} from '../testing/inventory';
import {redirects} from '../testing/redirects';

const PAGE = '/concepts/overview';
const written = new Set(inventory.map(({path: address}) => address));
const ASSETS = readdirSync(path.join(siteDirectory, 'assets'), {recursive: true, encoding: 'utf8'})
  .filter((file) => /\.\w+$/.test(file) && !/\.(br|gz)$/.test(file))
  // The documents of frames have addresses without it.
  .map((file) => `/assets/${file.replace(/\.html$/, '')}`);
const DATA = [
  '/registry.json',
  '/atlas.json',
  '/llms.txt',
  `${PAGE}.md`,
  '/robots.txt',
  // What Remix and editors load.
  ...['.sol', '.ts', '.tsx', '.graphql'].map(exampleOf),
  '/remix/v3/liquidity/PositionKeeper.json',
];

/** A published example by the end of its name. */
function exampleOf(end: string): string {
  const files = readdirSync(path.join(siteDirectory, 'examples'), {
    recursive: true,
    encoding: 'utf8',
  });
  const file = files.find((name) => name.endsWith(end));
  if (!file) throw new Error(`no example of the build ends with ${end}`);
  return `/examples/${file}`;
}

/** All answers to a list of addresses, a few at a time. */
async function answersTo(site: string, addresses: readonly string[]) {
  const waiting = [...addresses];
  const answers: Awaited<ReturnType<typeof requestRaw>>[] = [];
  const work = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift())
      answers.push(await requestRaw(site, next));
  };
  await Promise.all(Array.from({length: 8}, work));
  return answers;
}

test('sends every header with every page, asset and data file', async ({site}) => {
  const answers = await answersTo(site, [...written, ...ASSETS, ...DATA]);
  expect(answers.filter(({status}) => status !== 200).map(({address}) => address)).toEqual([]);
  expect(answers.flatMap(headerFaults)).toEqual([]);
  test.info().annotations.push({type: 'answers', description: String(answers.length)});
});

test('sends the headers with answers that are no page, too', async ({site}) => {
  const answers = [
    await requestRaw(site, '/no-such-page'),
    await requestRaw(site, '/assets/js/no-such-chunk.js'),
    await requestRaw(site, PAGE, {method: 'DELETE'}),
    await requestRaw(site, `${PAGE}.html`),
  ];
  expect(answers.map(({status}) => status)).toEqual([404, 404, 405, 301]);
  expect(answers.flatMap(headerFaults)).toEqual([]);
});

test('leads from every old address at once, with 301 and the query', async ({site}) => {
  const faults = redirects.map(({from, to}) => redirectFaults(site, from, to));
  expect((await Promise.all(faults)).flat()).toEqual([]);
});

test('keeps the hash through a redirect', async ({page, site}) => {
  const {from, to} = redirects[0] as (typeof redirects)[number];
  await page.goto(`${site}${from}?from=old#part`);
  await expect(page).toHaveURL(`${site}${to}?from=old#part`);
});

const TIDIED: readonly [asked: string, told: string][] = [
  ['/index.html', '/'],
  ['/index', '/'],
  ['/index.html?a=1', '/?a=1'],
  ['/concepts/overview.html', '/concepts/overview'],
  ['/concepts/overview/', '/concepts/overview'],
  ['/concepts/overview//?a=1', '/concepts/overview?a=1'],
  ['/concepts/overview.html/', '/concepts/overview'],
  ['/blog/index.html', '/blog/'],
  ['/%5c.example.com/', '/%5c.example.com'],
  // A host decodes and merges slashes where the router of a page does not.
  ['/concepts//overview', '/concepts/overview'],
  ['//concepts/overview?a=//b', '/concepts/overview?a=//b'],
  ['/concepts%2foverview', '/concepts/overview'],
  ['/%2F%2fconcepts/overview', '/concepts/overview'],
  ['//search?q=fee', '/search?q=fee'],
  ['//', '/'],
  ['//example.com/', '/example.com/'],
  ['///example.com//index.html', '/example.com//index.html'],
  ['/%2fexample.com/a%2fb', '/example.com/a%2fb'],
];

for (const [asked, told] of TIDIED) {
  test(`leads from ${asked} to ${told}`, async ({site}) => {
    const {status, headers} = await requestRaw(site, asked);
    expect([status, headers.location]).toEqual([301, told]);
  });
}

for (const asked of ['/\\example.com/', '/\\example.com//a', '//\\example.com/', '/\\a.html']) {
  test(`leads nowhere from ${asked}`, async ({site}) => {
    const {status, headers} = await requestRaw(site, asked);
    expect([status, headers.location]).toEqual([404, undefined]);
  });
}

const HIDDEN = [
  '/404',
  '/_headers',
  '/_redirects',
  '/vercel.json',
  '/index.html.br',
  '/.git/config',
  '/.well-known/no-such-file',
];

for (const asked of HIDDEN) {
  test(`answers 404 with its page at ${asked}`, async ({site}) => {
    const {status, body} = await requestRaw(site, asked);
    expect(status).toBe(404);
    expect(body.toString()).toContain('Page Not Found');
  });
}
