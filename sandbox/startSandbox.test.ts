import {mkdtempSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, beforeAll, expect, test} from 'vitest';
import {build} from './build';
import {request} from '../packages/sandbox/chain/request';
import {type Sandbox, startSandbox} from './startSandbox';

const folder = mkdtempSync(path.join(tmpdir(), 'sandbox-'));
let first: Sandbox;
let second: Sandbox;
let secondMilliseconds = 0;

beforeAll(async () => {
  first = await startSandbox({port: 0, folder});
  const began = Date.now();
  second = await startSandbox({port: 0, folder});
  secondMilliseconds = Date.now() - began;
});

afterAll(async () => {
  await Promise.all([first.stop(), second.stop()]);
  rmSync(folder, {recursive: true});
});

const blockOf = async ({url}: Sandbox) =>
  (await request(url, {method: 'eth_getBlockByNumber', params: ['latest', false]})) as {
    hash: string;
    number: string;
    timestamp: string;
  };

test('builds its state at the first start', () => {
  expect(first.wasBuilt).toBe(true);
});

test('loads the saved state at the second start, in under two seconds', async () => {
  expect(second.wasBuilt).toBe(false);
  expect(secondMilliseconds).toBeLessThan(2_000);
  expect((await blockOf(second)).hash).toBe(first.contents.block.hash);
});

test('builds the same blocks and state each time', async () => {
  const [one, other] = [await build(), await build()];
  expect(one.contents).toEqual(other.contents);
  expect(one.contents).toEqual(first.contents);
  // Not toEqual: a difference in five megabytes takes minutes to print.
  expect(one.state === other.state).toBe(true);
});

test('gives each start a copy of its own', async () => {
  await request(first.url, {method: 'evm_mine'});
  expect(Number((await blockOf(first)).number)).toBe(first.contents.block.number + 1);
  expect(Number((await blockOf(second)).number)).toBe(first.contents.block.number);
});

test('puts 12 seconds between blocks, whatever the clock says', async () => {
  const before = await blockOf(second);
  await request(second.url, {method: 'evm_mine'});
  const after = await blockOf(second);
  expect(Number(after.timestamp) - Number(before.timestamp)).toBe(12);
});

test('says what to do when the port is taken', async () => {
  await expect(startSandbox({port: first.port, folder})).rejects.toThrow(
    `port ${first.port} is taken: stop what listens there, or choose another port (0 takes a free one)`,
  );
});

test('leaves no process when it is stopped', async () => {
  const third = await startSandbox({port: 0, folder});
  expect(third.processIds.filter(isAlive)).toEqual(third.processIds);
  await third.stop();
  await expect.poll(() => third.processIds.filter(isAlive)).toEqual([]);
});

function isAlive(processId: number): boolean {
  try {
    return process.kill(processId, 0);
  } catch {
    return false;
  }
}
