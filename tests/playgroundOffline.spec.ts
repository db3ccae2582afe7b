import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {Page} from '@playwright/test';
import type {Hosting} from '../hosting/hosting';
import {nginxFile} from '../hosting/nginxFile';
import {readBuild} from '../hosting/readBuild';
import {siteDirectory} from '../testing/built';
import {findNginx} from '../testing/findNginx';
import {PROGRAMS_FRAME, runIn} from '../testing/frame.fixture';
import {NO_NGINX} from '../testing/hosting';
import {startNginx, type Nginx} from '../testing/nginx';
import {keep, storedAddresses} from '../testing/offline';
import {hydrated} from '../testing/page';
import {startFramedSite} from '../testing/startFramedSite';
import {expect, test as base} from '../testing/test';

// The network is gone once nginx has stopped. Unlike in `offline*.spec.ts` the browser has its own
// cache, which holds the files of runs.

const PROGRAM = 'v3/swaps/singleSwap.ts';
const PAGE = '/contracts/v3/guides/swaps/single-swaps';
const CAPTURED = readFileSync('examples/v3/swaps/singleSwap.output.txt', 'utf8').trim();

const test = base.extend<{framed: Nginx; site: Nginx}, {hosting: Hosting}>({
  hosting: [
    async ({}, provide) => {
      await provide(readBuild(siteDirectory, {}));
    },
    {scope: 'worker'},
  ],
  framed: async ({}, provide) => {
    const nginx = await startFramedSite();
    await provide(nginx);
    await nginx.stop();
  },
  site: async ({hosting}, provide) => {
    const root = path.resolve(siteDirectory);
    const nginx = await startNginx((listen) => nginxFile(hosting, {listen, name: '_', root}));
    await provide(nginx);
    await nginx.stop();
  },
});

// A worker stores nothing for a reader who saves data.
test.use({serviceWorkers: 'allow', sendsAhead: true});
test.skip(!findNginx(), NO_NGINX);

test("opens a frame, and files of runs, from the browser's own cache", async ({page, framed}) => {
  await page.goto(framed.url);
  await page.evaluate(async () => {
    await navigator.serviceWorker.register('/sw.js');
  });
  await page.waitForFunction(() => navigator.serviceWorker.controller);
  const script = `${framed.url}/assets/js/page.1a2b.js`;
  await keep(page, '/', [script]);
  const use = async () => [
    await page.evaluate(async () => (await fetch('/assets/run/state-1a2b.json')).json()),
    await page.evaluate(
      () =>
        new Promise((resolve) => {
          const engine = new Worker('/assets/run/engine-1a2b.js', {type: 'module'});
          engine.onmessage = ({data}) => {
            resolve(data);
          };
        }),
    ),
    await runIn(page, PROGRAMS_FRAME, 'postMessage(2)'),
  ];
  expect(await use()).toEqual([{}, 1, 2]);
  await expect.poll(() => storedAddresses(page, 'files')).toContain(script);
  await framed.stop();
  await page.reload();
  expect(await use()).toEqual([{}, 1, 2]);
});

const runButton = (page: Page) => page.getByRole('button', {name: 'Run singleSwap.ts'}).first();

/** Runs the program of the page, and waits until it has printed what was captured. */
async function expectRun(page: Page): Promise<void> {
  await runButton(page).click();
  const output = page.getByRole('log', {name: 'Output of singleSwap.ts'}).first();
  await expect(output).toHaveAttribute('aria-busy', 'false');
  expect((await output.innerText()).trim()).toBe(CAPTURED);
}

/** Waits until the worker has stored what has the same name in every release. */
async function expectRunKept(page: Page, {url}: Nginx): Promise<void> {
  for (const name of ['site.json', `programs/${PROGRAM}.json`]) {
    await expect.poll(() => storedAddresses(page, 'files')).toContain(`${url}/run/${name}`);
  }
}

test('runs a program without network that ran before', async ({page, site}) => {
  await page.goto(site.url + PAGE);
  await hydrated(page);
  await page.waitForFunction(() => navigator.serviceWorker.controller);
  await expectRun(page);
  await expectRunKept(page, site);
  await site.stop();
  await page.reload();
  await expectRun(page);
});

test('runs it without network, too, where the run was the first that its reader did', async ({
  page,
  site,
}) => {
  await page.goto(site.url + PAGE);
  await expectRun(page);
  await expectRunKept(page, site);
  await expect.poll(() => storedAddresses(page, 'pages')).toContain(site.url + PAGE);
  await site.stop();
  await page.reload();
  await expectRun(page);
});
