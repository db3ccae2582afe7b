import {mkdirSync, mkdtempSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {expect, test} from 'vitest';
import manifest from '../package.json';
import {findAnvil} from './findAnvil';

function program(name: string): string {
  const file = path.join(mkdtempSync(path.join(tmpdir(), 'anvil-')), name);
  mkdirSync(path.dirname(file), {recursive: true});
  writeFileSync(file, '#!/bin/sh\n', {mode: 0o755});
  return file;
}

const notInstalled = (): string => {
  throw new Error('not installed');
};

test('takes the program that ANVIL names before any other', () => {
  const file = program('my-anvil');
  expect(findAnvil({environment: {ANVIL: file, PATH: ''}})).toBe(file);
});

test('says what to do when ANVIL names no program', () => {
  expect(() => findAnvil({environment: {ANVIL: '/nowhere/anvil'}})).toThrow(
    'ANVIL is "/nowhere/anvil", which is no program that can be run here; set it to the path of anvil, or unset it',
  );
});

test('takes the installed package before PATH', () => {
  const onPath = path.dirname(program('anvil'));
  const packaged = program('bin/anvil');
  const resolve = () => path.join(packaged, '../../package.json');
  expect(findAnvil({environment: {PATH: onPath}, resolve})).toBe(packaged);
});

test.each([
  ['linux', 'x64', '@foundry-rs/anvil-linux-amd64', 'bin/anvil'],
  ['linux', 'arm64', '@foundry-rs/anvil-linux-arm64', 'bin/anvil'],
  ['darwin', 'x64', '@foundry-rs/anvil-darwin-amd64', 'bin/anvil'],
  ['darwin', 'arm64', '@foundry-rs/anvil-darwin-arm64', 'bin/anvil'],
  ['win32', 'x64', '@foundry-rs/anvil-win32-amd64', 'bin/anvil.exe'],
])('looks on %s %s in %s, which the package asks for', (platform, arch, name, file) => {
  const packaged = program(file);
  const resolve = (asked: string) => {
    expect(asked).toBe(`${name}/package.json`);
    return path.join(packaged, '../../package.json');
  };
  expect(findAnvil({environment: {}, platform, arch, resolve})).toBe(packaged);
  expect(Object.keys(manifest.optionalDependencies)).toContain(name);
});

test('looks through PATH where there is no package', () => {
  const file = program('anvil');
  const PATH = ['/nowhere', path.dirname(file)].join(path.delimiter);
  expect(findAnvil({environment: {PATH}, platform: 'linux', resolve: notInstalled})).toBe(file);
});

test('says where it looked and what to install when there is none', () => {
  const nothing = {environment: {PATH: '/nowhere'}, resolve: notInstalled};
  expect(() => findAnvil({...nothing, platform: 'win32', arch: 'x64'})).toThrow(
    'no anvil for win32 x64: expected the variable ANVIL, the package @foundry-rs/anvil-win32-amd64, or "anvil.exe" on PATH.\nRun "npm install" without --omit=optional, which installs that package.\nOr install Foundry (https://getfoundry.sh), or set ANVIL',
  );
});

test('names the platforms that have a package on one that has none', () => {
  const nothing = {environment: {PATH: '/nowhere'}, resolve: notInstalled};
  expect(() => findAnvil({...nothing, platform: 'freebsd', arch: 'x64'})).toThrow(
    /^no anvil for freebsd x64: expected the variable ANVIL, a package for the platform \(there are linux x64, linux arm64, darwin x64, darwin arm64, win32 x64\), or "anvil" on PATH\.\nOr install/,
  );
});
