import {expect} from 'vitest';
import type {Reading} from '../src/components/instruments/instrument';

const NOTHING = /NaN|Infinity|undefined|null|\[object/;

/** Expects a problem under a field, a reason, or results in which every number is one. */
export function expectSound(reading: Reading): void {
  if ('problems' in reading) {
    expect(Object.values(reading.problems).join()).toMatch(/^[A-Z].*\.$/s);
    return;
  }
  if ('refused' in reading) {
    expect(reading.refused).toMatch(/^expected .+/s);
    return;
  }
  const {summary, results, explanations = [], pictures = []} = reading.answer;
  expect(summary).not.toMatch(NOTHING);
  for (const {label, human, full} of results) {
    expect([label, human, full ?? '-'].join('|')).not.toMatch(NOTHING);
    expect([label, human, full ?? '-']).not.toContain('');
  }
  for (const {term, meanings} of explanations) {
    expect([term, ...meanings.flat()].join('|')).not.toMatch(NOTHING);
    expect(meanings.length).toBeGreaterThan(0);
  }
  for (const {caption, lines, marks = [], table} of pictures) {
    expect([caption, ...table.head, ...table.rows.flat()].join('|')).not.toMatch(NOTHING);
    expect(table.rows.length).toBeGreaterThan(0);
    for (const number of [
      ...lines.flatMap((line) => line.points.flat()),
      ...marks.map(({x}) => x),
    ]) {
      expect(Number.isFinite(number)).toBe(true);
    }
  }
}
