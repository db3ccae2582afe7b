import type {Page} from '@playwright/test';
import {build} from 'esbuild';
import {expect, test as base} from '../testing/test';

// The very files that /sdk/web3-react shows, on a page of their own, in a browser of readers.
const ENTRY = 'examples/sdk/web3-react/support/page.tsx';
const ACCOUNT = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266';
const ADDRESS = 'http://wallet.test/';

type User = {
  account: string;
  agrees: boolean;
  permits: boolean;
  chainId: number;
  knownChainIds: number[];
};
type Sample = 'wallet' | 'chains';
type SamplePage = typeof window & {
  user: User;
  start: (user: User | undefined, sample: Sample) => void;
};

const test = base.extend<object, {script: string}>({
  script: [
    async ({}, use) => {
      const {outputFiles} = await build({
        entryPoints: [ENTRY],
        bundle: true,
        write: false,
        format: 'iife',
        define: {'process.env.NODE_ENV': '"production"', global: 'globalThis'},
        logLevel: 'silent',
      });
      await use(outputFiles[0]?.text ?? '');
    },
    {scope: 'worker'},
  ],
});

const agreeing: User = {
  account: ACCOUNT,
  agrees: true,
  permits: false,
  chainId: 1,
  knownChainIds: [1],
};

/** Opens a page with the sample on it and, unless told otherwise, a wallet in it. */
async function openSample(
  page: Page,
  script: string,
  {sample, user}: {sample: Sample; user?: User},
): Promise<void> {
  await page.route('**/*', (route) =>
    route.fulfill({contentType: 'text/html', body: '<!doctype html><title>Sample</title>'}),
  );
  await page.goto(ADDRESS);
  await page.addScriptTag({content: script});
  await page.evaluate(
    ([given, name]) => {
      const samplePage = window as unknown as SamplePage;
      if (given) samplePage.user = given;
      samplePage.start(given, name);
    },
    [user, sample] as const,
  );
}

const agree = (page: Page, agrees: boolean) =>
  page.evaluate((value) => {
    (window as unknown as SamplePage).user.agrees = value;
  }, agrees);

const press = (page: Page, name: string) => page.getByRole('button', {name}).click();
const status = (page: Page) => page.getByRole('status');

test('connects a wallet, and lets it go', async ({page, script}) => {
  await openSample(page, script, {sample: 'wallet', user: agreeing});
  await expect(status(page)).toHaveText('Not connected');
  await press(page, 'Connect');
  await expect(status(page)).toHaveText(`${ACCOUNT} on chain 1`);
  await press(page, 'Disconnect');
  await expect(status(page)).toHaveText('Not connected');
});

test('says that the user refused, and connects when they agree', async ({page, script}) => {
  await openSample(page, script, {sample: 'wallet', user: {...agreeing, agrees: false}});
  await press(page, 'Connect');
  await expect(page.getByRole('alert')).toHaveText('You refused in the wallet.');
  await agree(page, true);
  await press(page, 'Connect');
  await expect(status(page)).toHaveText(`${ACCOUNT} on chain 1`);
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('connects by itself where the page has the permission', async ({page, script}) => {
  const user = {...agreeing, permits: true, agrees: false};
  await openSample(page, script, {sample: 'wallet', user});
  await expect(status(page)).toHaveText(`${ACCOUNT} on chain 1`);
});

test('says that there is no wallet', async ({page, script}) => {
  await openSample(page, script, {sample: 'wallet'});
  await press(page, 'Connect');
  await expect(page.getByRole('alert')).toHaveText('No wallet found: install one, then reload.');
});

test('switches to a chain that the wallet knows', async ({page, script}) => {
  const user = {...agreeing, knownChainIds: [1, 8453]};
  await openSample(page, script, {sample: 'chains', user});
  await press(page, 'Base');
  await expect(status(page)).toHaveText('Base');
});

test('adds a chain that the wallet does not know', async ({page, script}) => {
  await openSample(page, script, {sample: 'chains', user: agreeing});
  await press(page, 'Ethereum');
  await expect(status(page)).toHaveText('Ethereum');
  await press(page, 'Base');
  await expect(status(page)).toHaveText('Base');
  const known = await page.evaluate(() => (window as unknown as SamplePage).user.knownChainIds);
  expect(known).toEqual([1, 8453]);
});

test('stays on its chain where the user refuses another', async ({page, script}) => {
  await openSample(page, script, {sample: 'chains', user: agreeing});
  await press(page, 'Ethereum');
  await expect(status(page)).toHaveText('Ethereum');
  await agree(page, false);
  await press(page, 'Base');
  await expect(page.getByRole('alert')).toHaveText('You refused in the wallet.');
  await expect(status(page)).toHaveText('Ethereum');
});
