import {readFileSync} from 'node:fs';
import {startFaultyServer, halted, type FaultyServer} from '../testing/faultyServer';
import {onFastSite} from '../testing/onFastSite';
import {expect, test as base} from '../testing/test';

const GUIDE = '/contracts/v3/guides/swaps/single-swaps';
const CAPTURED = readFileSync('examples/v3/swaps/singleSwap.output.txt', 'utf8').trim();
/** What a run loads, its first script among it. */
const OF_RUN = /^GET (\/run\/|\/assets\/run\/|\/assets\/js\/playground\.)/;

// No file of a run is asked for from a cache that a test switches off.
const test = base.extend<{site: FaultyServer}>({
  site: async ({}, provide) => {
    const site = await startFaultyServer();
    await provide(site);
    await site.stop();
  },
});

onFastSite();
// Nothing is loaded ahead for a reader who spares data.
test.use({sendsAhead: true});

test('a first press loads what the run needs while the scripts of the page do, each file once', async ({
  page,
  site,
}) => {
  let release = (): void => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  site.break(/^\/assets\/js\/main\./, halted(released));
  const ofRun = () => site.asked.filter((one) => OF_RUN.test(one));
  await page.goto(site.url + GUIDE);
  await page.getByRole('button', {name: 'Run singleSwap.ts'}).first().click();
  for (const part of [/programs/, /playground\./, /engine/, /state/, /runtime/, /codes/, /viem/])
    await expect.poll(ofRun).toContainEqual(expect.stringMatching(part));
  release();
  const output = page.getByRole('log', {name: 'Output of singleSwap.ts'}).first();
  await expect(output).toHaveText(CAPTURED, {timeout: 30_000});
  expect(ofRun().length).toBe(new Set(ofRun()).size);
});
