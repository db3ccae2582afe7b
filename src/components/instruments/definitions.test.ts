import {describe, expect, test} from 'vitest';
import {definitions} from './definitions';
import {initialTexts, type Field, type Instrument, type Reading} from './instrument';
import {PLACES, type Name} from './places';

const NAMES = Object.keys(PLACES) as Name[];
const MALFORMED = [
  '',
  ' ',
  '0',
  '-1',
  `${2n ** 256n}`,
  '1e1000',
  'abc',
  '1,2,3',
  '1.234,5',
  '0x10',
];
/** Nowhere a value. */
const REFUSED = ['', 'abc', '1e1000', '1.234,5'];
const EXTREME = ['1', '1e-18', '1e-100', '1e30', '1e70', '887272', '-887272', `${2n ** 256n - 1n}`];
const NOTHING = /NaN|Infinity|undefined|null|\[object/;

for (const name of NAMES) {
  describe(name, async () => {
    const {default: instrument} = await definitions[name]();
    const initial = initialTexts(instrument);

    test('answers what it begins with', () => {
      expect(instrument.read(initial)).toHaveProperty('answer');
      expectSound(instrument.read(initial));
    });

    test.each(Object.keys(instrument.fields))('says something of every %s', (field) => {
      const {control} = instrument.fields[field] as Field<unknown>;
      const chosen = control.kind === 'choice' ? control.options.map(([value]) => value) : [];
      for (const text of [...MALFORMED, ...EXTREME, ...chosen]) {
        expectSound(instrument.read({...initial, [field]: text}));
      }
      for (const text of REFUSED) {
        expect(problemOf(instrument, {...initial, [field]: text}, field)).toMatch(/\.$/);
      }
    });
  });
}

function problemOf(instrument: Instrument, texts: Record<string, string>, field: string): string {
  const reading = instrument.read(texts);
  return 'problems' in reading ? (reading.problems[field] ?? '') : '';
}

/** A problem under a field, a reason, or results in which every number is one. */
function expectSound(reading: Reading): void {
  if ('problems' in reading) {
    expect(Object.values(reading.problems).join()).toMatch(/^[A-Z].*\.$/s);
    return;
  }
  if ('refused' in reading) {
    expect(reading.refused).toMatch(/^expected .+/s);
    return;
  }
  const {summary, results, pictures = []} = reading.answer;
  expect(summary).not.toMatch(NOTHING);
  for (const {label, human, full} of results) {
    expect([label, human, full ?? '-'].join('|')).not.toMatch(NOTHING);
    expect([label, human, full ?? '-']).not.toContain('');
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
