import {TICK_SPACINGS} from '@uniswap/v3-sdk';
import {readFileSync} from 'node:fs';
import {expect, test} from 'vitest';
import {parse} from 'yaml';
import {readPage} from '../../../../../testing/readPage';

const notes = parse(readFileSync('docs/sdk/v3/reference/overview.yaml', 'utf8')) as {
  groups: {exports: string[]}[];
  internal: Record<string, string>;
  exports: Record<string, {does: string}>;
};

test('counts the names', () => {
  const listed = notes.groups.flatMap(({exports}) => exports);
  const count = listed.length + Object.keys(notes.internal).length;
  expect(readPage('docs/sdk/v3/reference/overview')).toContain(`exports ${count} names`);
});

test('states the spacing of each fee', () => {
  const inWords = (values: readonly (number | string)[]) =>
    `${values.slice(0, -1).join(', ')} and ${values.at(-1)}`;
  const said = notes.exports.TICK_SPACINGS?.does;
  expect(said).toContain(inWords(Object.values(TICK_SPACINGS)));
  expect(said).toContain(inWords(Object.keys(TICK_SPACINGS)));
});
