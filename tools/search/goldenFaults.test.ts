import {expect, test} from 'vitest';
import {goldenFaults} from './goldenFaults';
import type {GoldenRow} from './parseGolden';
import {page} from './searchRows.fixture';

const slot0: GoldenRow = {
  query: 'slot0',
  kind: 'function',
  set: 'generated',
  accepted: ['/pool#slot0'],
};
const tick: GoldenRow = {
  query: 'tik',
  kind: 'typo',
  set: 'tune',
  accepted: ['/tick', '/fees#', '/fees#tier'],
};
const pages = [page('/tick'), page('/fees', {anchors: [{id: 'tier'}]})];

test('finds nothing wrong with rows of today whose answers exist', () => {
  expect(goldenFaults({golden: [slot0, tick], generated: [slot0], pages})).toEqual([]);
});

test('reports outdated generated rows, and the command that writes them', () => {
  const moved = {...slot0, accepted: ['/pool/state#slot0']};
  const fault =
    'the pages or packages have changed for 2 generated rows, such as "slot0"; "npm run bench:search -- --update" writes them again';
  expect(goldenFaults({golden: [slot0, tick], generated: [moved], pages})).toEqual([fault]);
});

test('names a row of hand whose answer the site does not have', () => {
  expect(
    goldenFaults({golden: [tick], generated: [], pages: [page('/tick'), page('/fees')]}),
  ).toEqual(['"tik" accepts /fees#tier, which the site does not have']);
});
