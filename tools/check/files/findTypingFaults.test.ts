import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';
import {findTypingFaults} from './findTypingFaults';

test('names each line with a tab or a blank at its end', () => {
  expect(findTypingFaults('a.mdx', 'good\n\ntwo  \na\tb\n')).toEqual([
    'a.mdx:3: remove the tab or the blank at the end',
    'a.mdx:4: remove the tab or the blank at the end',
  ]);
});

test('names each line with a blank before a per cent sign, but no remainder', () => {
  expect(findTypingFaults('a.mdx', 'A fee of 0.3 % of it.\n`7 % 2`, 0.3%\n')).toEqual([
    'a.mdx:1: write the per cent sign beside its number, as in 0.3%',
  ]);
});

test('names each line with an exponent that is an element', () => {
  expect(findTypingFaults('a.mdx', 'a price times 2⁹⁶\ntimes 2<sup>96</sup>\n')).toEqual([
    'a.mdx:2: write an exponent with its own characters, as in 2⁹⁶: Markdown and search have no other',
  ]);
});

test('names each line whose dollars make a formula of the words between them', () => {
  expect(
    findTypingFaults('a.mdx', 'At $0.90 it is $1,801.\nAt \\$1, \\$2 and $2^{96}$.\n'),
  ).toEqual(['a.mdx:1: write "\\$" for dollars: two "$" enclose a formula']);
});

test.each(['docs', 'blog', 'facts/atlas', 'contributing'])('finds none in %s/', (folder) => {
  const files = readdirSync(folder, {recursive: true, encoding: 'utf8'})
    .filter((file) => /\.(md|mdx|yaml)$/.test(file))
    .map((file) => path.join(folder, file));
  expect(files.flatMap((file) => findTypingFaults(file, readFileSync(file, 'utf8')))).toEqual([]);
});
