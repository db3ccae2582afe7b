import {mkdtempSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {expect, test} from 'vitest';
import {findAnvil} from './findAnvil';

function program(name: string): string {
  const file = path.join(mkdtempSync(path.join(tmpdir(), 'anvil-')), name);
  writeFileSync(file, '#!/bin/sh\n', {mode: 0o755});
  return file;
}

test('takes the program that ANVIL names before any other', () => {
  const file = program('my-anvil');
  expect(findAnvil({ANVIL: file, PATH: ''})).toBe(file);
});

test('says what to do when ANVIL names no program', () => {
  expect(() => findAnvil({ANVIL: '/nowhere/anvil'})).toThrow(
    'ANVIL is "/nowhere/anvil", which is no program that can be run here; set it to the path of anvil, or unset it',
  );
});

test('takes the platform’s package before PATH', () => {
  const anvil = findAnvil({PATH: path.dirname(program('anvil'))});
  expect(anvil).toMatch(/anvil-linux-amd64[/\\]bin[/\\]anvil$/);
});

test('looks through PATH where there is no package', () => {
  const file = program('anvil');
  const folders = ['/nowhere', path.dirname(file)].join(path.delimiter);
  expect(findAnvil({PATH: folders}, () => '')).toBe(file);
});

test('says where it looked and what to install when there is none', () => {
  expect(() => findAnvil({PATH: '/nowhere'}, () => '')).toThrow(
    /no anvil for \w+ \w+: expected the variable ANVIL, the package .* or "anvil" on PATH\.\nOn Linux x64 run "npm install"/,
  );
});
