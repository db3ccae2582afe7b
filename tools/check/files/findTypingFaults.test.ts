import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';
import {findBlankFaults} from './findBlankFaults';

test('names each line with a tab or a blank at its end', () => {
  expect(findBlankFaults('a.mdx', 'good\n\ntwo  \na\tb\n')).toEqual([
    'a.mdx:3: remove the tab or the blank at the end',
    'a.mdx:4: remove the tab or the blank at the end',
  ]);
});

test('names each line with a blank before a per cent sign, but no remainder', () => {
  expect(findBlankFaults('a.mdx', 'A fee of 0.3 % of it.\n`7 % 2`, 0.3%\n')).toEqual([
    'a.mdx:1: write the per cent sign beside its number, as in 0.3%',
  ]);
});

test.each(['docs', 'blog', 'facts/atlas', 'contributing'])('finds none in %s/', (folder) => {
  const files = readdirSync(folder, {recursive: true, encoding: 'utf8'})
    .filter((file) => /\.(md|mdx|yaml)$/.test(file))
    .map((file) => path.join(folder, file));
  expect(files.flatMap((file) => findBlankFaults(file, readFileSync(file, 'utf8')))).toEqual([]);
});
