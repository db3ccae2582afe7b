import {strFromU8, unzipSync} from 'fflate';
import {expect, test} from 'vitest';
import {editsOf, hashOfEdits} from './editState';
import {lineOf, lineOfChange} from './lineOf';
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
