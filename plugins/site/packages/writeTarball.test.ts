import {execFileSync} from 'node:child_process';
import {mkdtempSync, readFileSync, statSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {expect, test} from 'vitest';
import {writeTarball, type PackedFile} from './writeTarball';

const files: PackedFile[] = [
  {path: 'package.json', content: '{"name": "fixture"}\n'},
  {path: 'bin/serve.js', content: '#!/usr/bin/env node\n', isExecutable: true},
  {path: 'data/empty.txt', content: ''},
  {path: 'data/block.bin', content: new Uint8Array(512).fill(7)},
  {path: 'data/naïve.txt', content: 'ß'.repeat(1000)},
];

test('unpacks by the system’s tar to the same files, executables among them', () => {
  const directory = mkdtempSync(path.join(tmpdir(), 'tarball-'));
  const archive = path.join(directory, 'fixture.tgz');
  writeFileSync(archive, writeTarball(files));
  execFileSync('tar', ['-xzf', archive, '-C', directory]);
  for (const {path: name, content, isExecutable = false} of files) {
    const file = path.join(directory, 'package', name);
    expect(readFileSync(file).equals(Buffer.from(content)), name).toBe(true);
    expect((statSync(file).mode & 0o111) !== 0, name).toBe(isExecutable);
    expect(statSync(file).mtime.toISOString(), name).toBe('1985-10-26T08:15:00.000Z');
  }
});

test('writes the same bytes for the same files in another order', () => {
  expect(writeTarball([...files].reverse())).toEqual(writeTarball(files));
});

test('refuses a path that its header cannot hold', () => {
  expect(() => writeTarball([{path: 'a'.repeat(93), content: ''}])).toThrow(
    'is longer than the 100 bytes that a header holds: shorten it',
  );
});
