import {describe, expect, test} from 'vitest';
import {expectSound} from '../../../testing/expectSound';
import {initialTexts, type Field, type Instrument} from './instrument';
import {calculators} from './calculators';
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

for (const name of NAMES) {
  describe(name, async () => {
    const {default: instrument} = await calculators[name]();
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
