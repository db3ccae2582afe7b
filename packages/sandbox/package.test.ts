import {execFile} from 'node:child_process';
import {mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {promisify} from 'node:util';
import {afterAll, beforeAll, expect, test} from 'vitest';
import {packSandbox} from '../../plugins/site/packages/packSandbox';
import {cache, modules, root} from '../../sandbox/root';

const execute = promisify(execFile);
let project: string;

/** A project that has the packed package and what the samples import. */
beforeAll(async () => {
  mkdirSync(cache, {recursive: true});
  project = mkdtempSync(path.join(cache, 'sandbox-package-'));
  const archive = path.join(project, 'package.tgz');
  const installed = path.join(project, 'node_modules/@uniswap/docs-sandbox');
  mkdirSync(installed, {recursive: true});
  writeFileSync(archive, (await packSandbox(root)).archive);
  await execute('tar', ['xzf', archive, '-C', installed, '--strip-components=1']);
  for (const name of ['viem', 'vitest', '@foundry-rs']) {
    symlinkSync(path.join(modules, name), path.join(project, 'node_modules', name));
  }
  const readme = readFileSync('packages/sandbox/README.md', 'utf8');
  for (const [, text = '', name = ''] of readme.matchAll(/```[jt]s\n(\/\/ (\S+)\n[^`]*)```/g)) {
    writeFileSync(path.join(project, name), text);
  }
  writeFileSync(path.join(project, 'package.json'), '{"private": true}');
  // Else vitest takes the repository's.
  writeFileSync(path.join(project, 'vitest.config.mjs'), 'export default {}');
});
afterAll(() => rmSync(project, {recursive: true}));

const node = (...words: string[]) => {
  // No endpoint, and nothing of the vitest that runs this.
  const {HOME, PATH, ANVIL} = process.env;
  return execute(process.execPath, words, {cwd: project, env: {HOME, PATH, ANVIL}});
};
const command = 'node_modules/@uniswap/docs-sandbox/command.js';

test('runs the sample of the README for node --test', async () => {
  const {stdout} = await node('--test', '--test-reporter=tap', 'node.test.mjs');
  expect(stdout).toMatch(/^# pass 1$/m);
});

test('runs the sample of the README for vitest', async () => {
  const vitest = path.join('node_modules/vitest/vitest.mjs');
  const {stdout} = await node(vitest, 'run', '--root', '.', 'vitest.test.ts');
  expect(stdout).toContain('1 passed');
});

test('starts a chain for the time of a command', async () => {
  const ask = `fetch(process.env.RPC_URL, {
    method: 'POST',
    headers: {'content-type': 'application/json'},
    body: JSON.stringify({jsonrpc: '2.0', id: 1, method: 'eth_chainId'}),
  }).then((answer) => answer.json()).then(({result}) => {
    console.log(process.env.CHAIN, Number(result), process.env.RPC_URL);
    process.exit(3);
  })`;
  const run = ['run', '--chain', 'arbitrum', '--', process.execPath, '-e', ask];
  const ended = (await node(command, ...run).catch((error: unknown) => error)) as {
    code: number;
    stdout: string;
  };
  expect(ended.code).toBe(3);
  const [, url = ''] = /^arbitrum 42161 (\S+)$/m.exec(ended.stdout) ?? [];
  expect(url).toMatch(/^http:\/\/127\.0\.0\.1:\d+$/);
  await expect(fetch(url)).rejects.toThrow('fetch failed');
});

test('ends with one sentence when it has no state of the chain', async () => {
  const sentence =
    'no sandbox of chain "optimism": there are mainnet, arbitrum, base. Choose one of them, or set RPC_URL to an endpoint of your chain\n';
  const run = ['run', '--chain', 'optimism', '--', 'npm', 'test'];
  await expect(node(command, ...run)).rejects.toMatchObject({code: 1, stderr: sentence});
  await expect(node(command, '--chain', 'optimism')).rejects.toMatchObject({stderr: sentence});
});

test('can be required and imported', async () => {
  const print = 'console.log(typeof startSandbox)';
  const required = `const {startSandbox} = require('@uniswap/docs-sandbox'); ${print}`;
  expect((await node('-e', required)).stdout).toBe('function\n');
  const imported = `import {startSandbox} from '@uniswap/docs-sandbox'; ${print}`;
  expect((await node('--input-type=module', '-e', imported)).stdout).toBe('function\n');
});
