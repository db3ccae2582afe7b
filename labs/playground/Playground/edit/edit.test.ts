import {Text} from '@codemirror/state';
import {deflateSync, strFromU8, strToU8, unzipSync} from 'fflate';
import {expect, test} from 'vitest';
import type {Session} from '../session/session';
import {diagnosticsOf} from './diagnosticsOf';
import {editsOf, hashOfEdits} from './editState';
import {markForeign} from './foreignMark';
import {lineOf, lineOfChange} from './lineOf';
import {problemOf} from './problemOf';
import {readmeOf} from './readmeOf';
import {zipProject} from './zipProject';

const FILE = 'examples/home/swap.ts';
const text = 'const amount = 1_000n; // ≠ €\n'.repeat(100);

test('an address holds changed files, compressed, and gives them back', () => {
  const hash = hashOfEdits('home/swap.ts', {[FILE]: text});
  expect(hash).toMatch(/^#program=home%2Fswap\.ts&edits=[\w-]+$/);
  expect(hash.length).toBeLessThan(400);
  expect(editsOf(hash, {[FILE]: ''})).toEqual({[FILE]: text});
});

test('an address holds no changes where there are none, or too many', () => {
  const noise = Array.from({length: 9_000}, (_, index) => ((index * 7919) % 9973).toString(36));
  expect(hashOfEdits('home/swap.ts', {})).toBe('');
  expect(hashOfEdits('home/swap.ts', {[FILE]: noise.join('')})).toBe('');
});

test('takes only known files of a link, and nothing of one that was cut or changed', () => {
  const hash = hashOfEdits('home/swap.ts', {[FILE]: text, 'examples/other.ts': 'x'});
  expect(editsOf(hash, {[FILE]: ''})).toEqual({[FILE]: text});
  expect(editsOf(hash.slice(0, -9), {[FILE]: ''})).toEqual({});
  for (const edits of ['', '%', 'AAAA', btoa('null'), 'ÿ'.repeat(9)]) {
    expect(editsOf(`#program=a&edits=${edits}`, {[FILE]: ''})).toEqual({});
  }
});

test('a project has the changed files in the places that they have in the repository', () => {
  const sources = {[FILE]: 'old', 'examples/a.ts': 'a'};
  const zip = zipProject({sources, project: {'package.json': '{}'}}, {[FILE]: 'new'}, 'swap');
  const files = Object.entries(unzipSync(zip)).map(([name, bytes]) => [name, strFromU8(bytes)]);
  expect(Object.fromEntries(files)).toEqual({
    'swap/package.json': '{}',
    [`swap/${FILE}`]: 'new',
    'swap/examples/a.ts': 'a',
  });
});

test('a project says in each changed file of a link that it was not checked', () => {
  const sources = {[FILE]: 'old', 'examples/A.sol': 'pragma solidity 0.8.26;', 'examples/b.ts': ''};
  const edits = {[FILE]: 'new();', 'examples/A.sol': '// SPDX-License-Identifier: MIT'};
  const marked = markForeign(edits, 'https://docs.example/home');
  const files = unzipSync(zipProject({sources, project: {}}, marked, 'swap'));
  const mark =
    '// This text came with a link to https://docs.example/home, not from these docs, and was not checked. Read it before you run it.';
  expect(strFromU8(files[`swap/${FILE}`] ?? new Uint8Array())).toBe(`${mark}\nnew();`);
  expect(strFromU8(files['swap/examples/A.sol'] ?? new Uint8Array())).toBe(
    `${mark}\n// SPDX-License-Identifier: MIT`,
  );
  expect(strFromU8(files['swap/examples/b.ts'] ?? new Uint8Array())).toBe('');
});

test('the README of a project names its page, what was edited, the commands and the versions', () => {
  const manifest = {scripts: {start: 'tsx a.ts'}, dependencies: {viem: '2.1.0'}};
  const project = {'package.json': JSON.stringify(manifest)};
  const session = {program: 'home/swap.ts', edits: {[FILE]: 'x'}, sources: {sources: {}, project}};
  const readme = readmeOf(session as unknown as Session, {
    ...{title: 'Swap', address: 'https://docs.test/swap'},
  });
  expect(readme).toContain('A program of “Swap”, https://docs.test/swap,');
  expect(readme).toContain(`edited on the page:\n\n- \`${FILE}\`\n`);
  expect(readme).toContain('    npm install\n    npm start\n');
  expect(readme).toContain('- `viem` 2.1.0\n');
  expect(readme).not.toContain('local chain');
  const foreign = {...session, isForeign: true} as unknown as Session;
  expect(readmeOf(foreign, {title: '', address: ''})).toContain('came with a link');
});

test('finds the line at which quoted code begins, whatever its indent', () => {
  const source =
    'import a;\nasync function main() {\n  go();\n  // #region x\n  go();\n  stop();\n}\n';
  expect(lineOf(source, 'go();\nstop();')).toBe(5);
  expect(lineOf(source, 'import a;')).toBe(1);
  expect(lineOf(source, 'not there')).toBe(1);
});

test('finds the line at which a change begins', () => {
  expect(lineOfChange('a\nb\nc', 'a\nB\nc')).toBe(2);
  expect(lineOfChange('a\nb\nc', 'a\nb')).toBe(2);
});

const endedWith = (outcome: object, errors = ''): Session =>
  ({
    progress: {at: 'ended', outcome: {end: 'exited', exitCode: 1, milliseconds: 1, ...outcome}},
    prints: [{stream: 'err', text: errors}],
    sources: {sources: {[FILE]: '', 'examples/A.sol': ''}, project: {}},
  }) as unknown as Session;
const twoLines = Text.of(['go();', '  stop();']);

test('underlines the line that an error came from, in its file alone', () => {
  const stack = 'Error: no\n    at (viem)\n    at stop (examples/home/swap.ts:2)\n';
  const expected = [{from: 8, to: 15, severity: 'error', message: 'Error: no'}];
  expect(diagnosticsOf(endedWith({}, stack), FILE, twoLines)).toEqual(expected);
  expect(diagnosticsOf(endedWith({}, stack), 'examples/A.sol', twoLines)).toEqual([]);
  const message = 'examples/home/swap.ts:9: SyntaxError';
  expect(diagnosticsOf(endedWith({message}), FILE, twoLines)).toMatchObject([{from: 8}]);
});

test('says what could not be read without its place, which stands before it', () => {
  const message = 'examples/home/swap.ts:9: SyntaxError: Unexpected token\nmore';
  expect(problemOf(endedWith({message}))).toEqual({
    ...{file: FILE, line: 9, column: 1, message: 'SyntaxError: Unexpected token'},
  });
  expect(problemOf(endedWith({message: 'examples/other.ts:9: no'}))).toBeUndefined();
});

test('underlines what the compiler refused of a contract', () => {
  const errors = [{file: 'examples/A.sol', start: 0, end: 99, severity: 'error', message: 'no'}];
  expect(diagnosticsOf(endedWith({errors}), 'examples/A.sol', twoLines)).toEqual([
    {from: 0, to: 15, severity: 'error', message: 'no'},
  ]);
});

test('an address that is too long, or unpacks to more than any edit has, holds none', () => {
  const hashWith = (length: number) => {
    const json = strToU8(JSON.stringify({[FILE]: 'a'.repeat(length)}));
    const packed = btoa(strFromU8(deflateSync(json), true)).replaceAll('+', '-');
    return `#program=home/swap.ts&edits=${packed.replaceAll('/', '_').replaceAll('=', '')}`;
  };
  const files = {[FILE]: ''};
  expect(Object.keys(editsOf(hashWith(900_000), files))).toEqual([FILE]);
  expect(editsOf(hashWith(3_000_000), files)).toEqual({});
  expect(editsOf(hashWith(20_000_000), files)).toEqual({});
});
