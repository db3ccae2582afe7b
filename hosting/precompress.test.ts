import {mkdtempSync, readdirSync, readFileSync, rmSync, utimesSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {brotliDecompressSync, gunzipSync} from 'node:zlib';
import {afterEach, beforeEach, expect, test} from 'vitest';
import {precompress} from './precompress';

const text = 'a page '.repeat(100);
let folder: string;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'build-'));
  writeFileSync(path.join(folder, 'page.html'), text);
});

afterEach(() => {
  rmSync(folder, {recursive: true});
});

test('writes two compressed copies beside a file, each of which contains it', async () => {
  expect(await precompress(folder)).toBe(1);
  const copy = (end: string) => readFileSync(path.join(folder, `page.html.${end}`));
  expect(brotliDecompressSync(copy('br')).toString()).toBe(text);
  expect(gunzipSync(copy('gz')).toString()).toBe(text);
});

test('compresses again what is newer than its copies, and only that', async () => {
  await precompress(folder);
  expect(await precompress(folder)).toBe(0);
  const later = new Date(Date.now() + 60_000);
  utimesSync(path.join(folder, 'page.html'), later, later);
  expect(await precompress(folder)).toBe(1);
});

test('compresses WebAssembly', async () => {
  writeFileSync(path.join(folder, 'compiler.wasm'), text);
  expect(await precompress(folder)).toBe(2);
});

test('leaves pictures, fonts, crumbs and what hosts read as they are', async () => {
  rmSync(path.join(folder, 'page.html'));
  for (const name of ['a.png', 'a.woff2', '_headers']) writeFileSync(path.join(folder, name), text);
  writeFileSync(path.join(folder, 'robots.txt'), 'Allow: /');
  expect(await precompress(folder)).toBe(0);
  expect(readdirSync(folder)).toHaveLength(4);
});

test('names a file whose type it does not know', async () => {
  writeFileSync(path.join(folder, 'a.bin'), text);
  await expect(precompress(folder)).rejects.toThrow(/a\.bin: .*types\.ts has no media type/);
});
