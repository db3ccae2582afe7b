import {execFileSync} from 'node:child_process';
import {mkdtempSync, readFileSync, rmSync, statSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, expect, test} from 'vitest';
import {tarball} from './tarball';

const folder = mkdtempSync(path.join(tmpdir(), 'tarball-'));
afterAll(() => rmSync(folder, {recursive: true}));

const files = [
  {name: 'run.js', content: Buffer.from('1;\n'), isProgram: true},
  {name: 'data/large', content: Buffer.alloc(150_000, 7)},
  {name: 'data/empty', content: Buffer.alloc(0)},
];

test('is an archive that tar unpacks, with programs that run', () => {
  const archive = path.join(folder, 'one.tgz');
  writeFileSync(archive, tarball(files));
  execFileSync('tar', ['xzf', archive, '-C', folder]);
  for (const {name, content, isProgram = false} of files) {
    const file = path.join(folder, 'package', name);
    expect(readFileSync(file).equals(content), name).toBe(true);
    expect((statSync(file).mode & 0o111) !== 0, name).toBe(isProgram);
  }
});

test('is the same for the same files, in whichever order and whenever they were written', () => {
  expect(tarball(files).equals(tarball([...files].reverse()))).toBe(true);
});

test('refuses a name that old readers of the format would cut', () => {
  expect(() => tarball([{name: 'a'.repeat(93), content: Buffer.alloc(0)}])).toThrow(
    'is longer than 100 bytes',
  );
});
