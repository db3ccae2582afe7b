import {mkdtempSync, readFileSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import type {Plugin} from '@docusaurus/types';
import {afterEach, expect, test, vi} from 'vitest';
import offline from '.';

/** The names of the client modules, and the worker that is published. */
async function build(value: string, mode = 'production') {
  vi.stubEnv('OFFLINE', value);
  vi.stubEnv('NODE_ENV', mode);
  const plugin = offline({baseUrl: '/'});
  const outDir = mkdtempSync(path.join(tmpdir(), 'offline-'));
  await plugin.postBuild?.({outDir} as Parameters<NonNullable<Plugin['postBuild']>>[0]);
  const worker = readFileSync(path.join(outDir, 'sw.js'), 'utf8');
  rmSync(outDir, {recursive: true});
  return {modules: plugin.getClientModules?.().map((file) => path.basename(file)), worker};
}

const source = (name: string) => readFileSync(path.join(__dirname, name), 'utf8');

afterEach(() => {
  vi.unstubAllEnvs();
});

test.each(['', 'on'])('stores pages with OFFLINE=%s', async (value) => {
  expect(await build(value)).toEqual({modules: ['keepPages.ts'], worker: source('worker.js')});
});

test('removes what was stored with OFFLINE=off', async () => {
  expect(await build('off')).toEqual({modules: [], worker: source('retired/sw.js')});
});

test('stores nothing while pages are written', async () => {
  expect((await build('', 'development')).modules).toEqual([]);
});

test('removes the worker of a built site on the same port while pages are written', () => {
  const {configureWebpack} = offline({baseUrl: '/'});
  expect((configureWebpack as () => object)()).toEqual({
    devServer: {static: [{directory: path.join(__dirname, 'retired'), publicPath: '/'}]},
  });
});

test('refuses another value, and says which it takes', async () => {
  await expect(build('false')).rejects.toThrow(
    'OFFLINE: expected "on" or "off", got "false"; set it to "off" to remove what readers\' browsers keep, or unset it to keep the pages they open',
  );
});
