import {expect, test} from 'vitest';
import {linesOf} from '../../testing/linesOf';
import {listFaults} from './listFaults';
import {listNodes} from './listNodes';
import {
  classOf,
  exportNote,
  exportOf,
  sdkSources,
  moduleOf,
  pageOf,
} from '../../testing/sdk.fixture';
import type {SdkPage} from './readSdkNotes';

const exports = [
  classOf('Pool', []),
  exportOf('toHex', {kind: 'function', overloads: []}),
  exportOf('Big', {kind: 'foreign', package: 'big.js', version: '1.0.0'}),
  exportOf('DEBUG', {kind: 'constant', value: {type: 'boolean', fields: []}}),
];
const module = moduleOf(exports);
const poolPage = pageOf({Pool: exportNote()});

const overview = (facts: Partial<SdkPage> = {}): SdkPage =>
  pageOf(
    {toHex: exportNote({does: 'Writes a number.'}), Big: exportNote({does: 'A number.'})},
    {
      groups: [
        {title: 'Pools and prices', does: 'What a swap needs.', exports: ['Pool']},
        {title: 'Numbers', does: 'How they are written.', exports: ['toHex', 'Big']},
      ],
      internal: {DEBUG: 'It is for tests.'},
      ...facts,
    },
  );

const faults = (page: SdkPage, pages = [page, poolPage]): string[] =>
  listFaults(page, module, sdkSources(exports, pages));

test('lists exports by purpose with their kind and their page, then those that callers do not use', () => {
  const page = overview();
  const sources = sdkSources(exports, [page, poolPage], {descriptionOf: (route) => `At ${route}.`});
  expect(linesOf(listNodes(page, module, sources))).toEqual([
    '## Pools and prices {#pools-and-prices}',
    'What a swap needs.',
    'Export | Kind | What it is',
    '[Pool](/sdk/kit/Pool) | class | At /sdk/kit/Pool.',
    '## Numbers {#numbers}',
    'How they are written.',
    'Export | Kind | What it is',
    '[toHex](#tohex) | function | Writes a number.',
    '[Big](#big) | from big.js | A number.',
    '## Exported, but not for callers {#internal}',
    'Export | Why callers leave it alone',
    'DEBUG | It is for tests.',
  ]);
});

test('finds nothing wrong with a list of every export', () => {
  expect(faults(overview())).toEqual([]);
});

test('names an export that is in no group, in two, or in none of the package', () => {
  const groups = [{title: 'All', does: 'Is all.', exports: ['Pool', 'Pool', 'toHex', 'Pol']}];
  expect(faults(overview({groups}))).toEqual([
    '"Pool" is listed twice; keep one of them',
    'group "All" lists "Pol", which kit does not export',
    '"Big" is in no group; put it into one, or under "internal" with the reason why callers do not use it',
  ]);
});

test('names an export that is on no page', () => {
  const page = overview();
  expect(faults(page, [page])).toEqual(['"Pool" is on no page; describe it under "exports"']);
});
