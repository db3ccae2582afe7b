import {readFileSync} from 'node:fs';
import {expect, test} from 'vitest';
import {parseGolden} from './parseGolden';

const rows = parseGolden(readFileSync('tests/search/golden.tsv', 'utf8'));
const byHand = rows.filter(({set}) => set !== 'generated');
const ofKind = (kind: string) => byHand.filter((row) => row.kind === kind).length;

test('holds what developers type, with mistakes and as questions', () => {
  expect(byHand.length).toBeGreaterThanOrEqual(130);
  expect(ofKind('typo')).toBeGreaterThanOrEqual(35);
  expect(ofKind('question')).toBeGreaterThanOrEqual(25);
});

test('tunes on one half of each kind and is judged by the other', () => {
  for (const kind of ['typed', 'typo', 'question']) {
    const [tuned = 0, judged = 0] = ['tune', 'report'].map(
      (half) => byHand.filter((row) => row.kind === kind && row.set === half).length,
    );
    expect(Math.abs(tuned - judged), kind).toBeLessThanOrEqual(1);
  }
});
