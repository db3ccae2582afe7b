import {execFile} from 'node:child_process';
import {mkdtempSync, readdirSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, expect, test} from 'vitest';
import {type CacheFile, cachePath, load, loadJson, store, storeJson} from './cacheFile';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'cache-'));
});
afterEach(() => rmSync(folder, {recursive: true}));

const fileOf = (digest: string, name?: string): CacheFile => ({folder, digest, name});

test('returns what was stored for the same inputs', () => {
  const pools = storeJson(fileOf('a1', 'pools'), {pools: ['WETH/USDC'], note: undefined});
  expect(pools).toStrictEqual({pools: ['WETH/USDC']});
  expect(loadJson(fileOf('a1', 'pools'))).toStrictEqual(pools);
});

test('has nothing for other inputs', () => {
  storeJson(fileOf('a1', 'pools'), {});
  expect(loadJson(fileOf('b2', 'pools'))).toBeUndefined();
});

test.each(['', '{"pools": ["WE', 'null and void'])('never returns a broken file: %j', (text) => {
  writeFileSync(cachePath(fileOf('a1')), text);
  expect(loadJson(fileOf('a1'))).toBeUndefined();
});

test('never returns a file that its reader calls incomplete', () => {
  storeJson(fileOf('a1'), []);
  expect(loadJson<string[]>(fileOf('a1'), (pools) => pools.length > 0)).toBeUndefined();
});

test('stores bytes', () => {
  const card: CacheFile = {folder, digest: 'a1', ending: 'png'};
  store(card, Uint8Array.of(137, 80));
  expect(load(card, (bytes) => bytes)).toEqual(Buffer.of(137, 80));
});

test('removes what other inputs made under the same name, and nothing else', () => {
  for (const file of [fileOf('a1', 'pools'), fileOf('a1', 'tokens'), fileOf('a1'), fileOf('b2')]) {
    storeJson(file, {});
  }
  storeJson(fileOf('b2', 'pools'), {});
  expect(readdirSync(folder).sort()).toEqual([
    'a1.json',
    'b2.json',
    'pools-b2.json',
    'tokens-a1.json',
  ]);
});

test('never returns half a file while two processes write it', async () => {
  const file = fileOf('a1', 'numbers');
  const wholeFiles = ['1', '2'].map((digit) => digit.repeat(LENGTH));
  let finishedWriters = 0;
  const writers = ['1', '2'].map((digit) => write(file, digit).finally(() => finishedWriters++));
  let reads = 0;
  while (finishedWriters < writers.length) {
    await new Promise(setImmediate);
    const content = load(file, (bytes) => bytes.toString());
    if (content === undefined) continue;
    expect(wholeFiles.includes(content)).toBe(true);
    reads++;
  }
  await Promise.all(writers);
  expect(reads).toBeGreaterThan(0);
  expect(readdirSync(folder)).toEqual(['numbers-a1.json']);
});

const LENGTH = 1_000_000;

/** Stores the same digit many times, in a process of its own. */
const write = (file: CacheFile, digit: string) =>
  new Promise<void>((resolve, reject) => {
    const code = `
      const {store} = require(${JSON.stringify(path.join(__dirname, 'cacheFile.ts'))});
      for (let i = 0; i < 60; i++) store(${JSON.stringify(file)}, '${digit}'.repeat(${LENGTH}));`;
    execFile(process.execPath, ['--import', 'tsx', '--eval', code], (error) =>
      error ? reject(error) : resolve(),
    );
  });
