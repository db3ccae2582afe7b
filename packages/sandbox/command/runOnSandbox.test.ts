import {expect, test, vi} from 'vitest';
import type {Sandbox} from '../startSaved';
import {quoted} from './runCommand';
import {runOnSandbox} from './runOnSandbox';

const url = 'http://127.0.0.1:1';
const stop = vi.fn(() => Promise.resolve());
const start = vi.fn(() => Promise.resolve({url, stop} as unknown as Sandbox));

/** Runs a program that ends with 7 if the environment is as expected. */
function run(expected: Record<string, string>, environment: Record<string, string>) {
  const seen = `JSON.stringify([process.env.RPC_URL, process.env.CHAIN])`;
  const wanted = JSON.stringify([expected.RPC_URL, expected.CHAIN]);
  const program = `process.exit(${seen} === ${JSON.stringify(wanted)} ? 7 : 1)`;
  const command = [process.execPath, '-e', program];
  return runOnSandbox({chain: environment.CHAIN ?? 'mainnet', command, environment, start});
}

test('starts a chain for the command’s time, and ends with its code', async () => {
  expect(await run({RPC_URL: url, CHAIN: 'base'}, {CHAIN: '8453'})).toBe(7);
  expect(start).toHaveBeenLastCalledWith({port: 0, chain: 'base'});
  expect(stop).toHaveBeenCalledTimes(1);
});

test('only runs the command where there is an endpoint', async () => {
  start.mockClear();
  const environment = {RPC_URL: 'http://127.0.0.1:2', CHAIN: 'optimism'};
  expect(await run(environment, environment)).toBe(7);
  expect(start).not.toHaveBeenCalled();
});

test('names the chains there are before it starts anything', async () => {
  start.mockClear();
  await expect(run({}, {CHAIN: 'optimism'})).rejects.toThrow('no sandbox of chain "optimism"');
  expect(start).not.toHaveBeenCalled();
});

test('stops the chain when the command cannot be run', async () => {
  stop.mockClear();
  const command = ['no-such-program'];
  await expect(runOnSandbox({chain: 'mainnet', command, environment: {}, start})).rejects.toThrow(
    '"no-such-program" cannot be run: spawn no-such-program ENOENT. Is it installed, and spelt so?',
  );
  expect(stop).toHaveBeenCalledTimes(1);
});

test('gives the shell of Windows each word as one', () => {
  expect(['npm', 'run', 'a b', 'say "yes"', 'x&y'].map(quoted).join(' ')).toBe(
    'npm run "a b" "say ""yes""" "x&y"',
  );
});
