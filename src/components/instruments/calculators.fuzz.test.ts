import fc from 'fast-check';
import {expect, test} from 'vitest';
import {holds} from '../../../testing/holds';
import {anyText} from '../../../testing/hostileText.fixture';
import {expectSound} from '../../../testing/expectSound';
import {initialTexts, type Control, type Texts} from './instrument';
import {calculators} from './calculators';
import {PLACES, type Name} from './places';
import {axisText, scaleAcross, scaleUp} from './scale';

const NAMES = Object.keys(PLACES) as Name[];
const LARGEST = 2n ** 256n - 1n;

const number = fc.oneof(
  fc.bigInt({min: -LARGEST, max: LARGEST}).map(String),
  fc.integer({min: -887_272, max: 887_272}).map(String),
  fc.tuple(fc.nat(9_999), fc.integer({min: -102, max: 102})).map((parts) => parts.join('e')),
  fc.tuple(fc.nat(9_999), fc.nat(9_999)).map((parts) => parts.join('.')),
  fc.constantFrom('0', '1', '77', '1e-18', '1e77', '887272', '-887272', `${LARGEST}`),
);
const range = fc
  .tuple(
    fc.integer({min: -14_787, max: 14_786}),
    fc.nat(14_787),
    fc.bigInt({min: 1n, max: 2n ** 127n}),
  )
  .map(
    ([low, width, liquidity]) =>
      `${60 * low} ${60 * Math.min(low + width + 1, 14_787)} ${liquidity}`,
  );

/** Texts of a field: what it begins with most often, so that other fields matter. */
function textsOf(control: Control, initial: string): fc.Arbitrary<string> {
  const likely = {weight: 12, arbitrary: fc.constant(initial)};
  const near = fc
    .tuple(fc.nat(9_999), fc.integer({min: -3, max: 3}))
    .map((parts) => parts.join('e'));
  const written =
    control.kind === 'choice'
      ? fc.constantFrom(...control.options.map(([value]) => value))
      : control.kind === 'lines'
        ? fc.array(range, {maxLength: 8}).map((lines) => lines.join('\n'))
        : fc.oneof(number, near);
  return fc.oneof(likely, {weight: 4, arbitrary: written}, {weight: 1, arbitrary: anyText});
}

/** The numbers that a picture is drawn with. */
const drawn = {from: 0, to: 500, count: 4};
const numbersOf = (values: readonly number[]) =>
  [scaleAcross(values, drawn), scaleUp(values, drawn)].flatMap(({at, ticks}) => [
    ...values.map(at),
    ...ticks,
  ]);

test.each(NAMES)('answers any values of %s together, or says why it does not', async (name) => {
  const {default: instrument} = await calculators[name]();
  const initial = initialTexts(instrument);
  const texts: fc.Arbitrary<Texts> = fc.record(
    Object.fromEntries(
      Object.entries(instrument.fields).map(([field, {control}]) => [
        field,
        textsOf(control, initial[field] ?? ''),
      ]),
    ),
  );
  let answers = 0;
  holds(
    texts,
    (given) => {
      const reading = instrument.read(given);
      expectSound(reading);
      if (!('answer' in reading)) return;
      answers += 1;
      expect(JSON.stringify(reading).length).toBeLessThan(60_000);
      for (const {lines, marks = []} of reading.answer.pictures ?? []) {
        const points = lines.flatMap((line) => line.points);
        const across = [...points.map(([x]) => x), ...marks.map(({x}) => x)];
        const up = points.map(([, y]) => y);
        for (const at of [across, up].filter((list) => list.length > 0).flatMap(numbersOf)) {
          expect(Number.isFinite(at)).toBe(true);
        }
      }
    },
    80,
  );
  expect(answers).toBeGreaterThan(2);
});

test('draws any finite numbers with a few words beside its axes', () => {
  const finite = fc.double({noNaN: true, noDefaultInfinity: true, min: -1e200, max: 1e200});
  holds(fc.array(finite, {minLength: 1, maxLength: 20}), (values) => {
    for (const {ticks} of [scaleAcross(values, drawn), scaleUp(values, drawn)]) {
      expect(ticks.length).toBeLessThanOrEqual(12);
      for (const tick of ticks) expect(axisText(tick).length).toBeLessThanOrEqual(12);
    }
  });
});
