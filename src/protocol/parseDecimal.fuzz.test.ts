import fc from 'fast-check';
import {expect, test} from 'vitest';
import {holds} from '../../testing/holds';
import {anyText} from '../../testing/hostileText.fixture';
import {formatUnits, grouped, toDecimal} from './decimal';
import {parseAmount, parseDecimal, parseInteger, type Parsed} from './parseDecimal';
import {multiply, powerOfTen, rational} from './rational';

const LARGEST = 2n ** 256n - 1n;
const raw = fc.bigInt({min: 0n, max: LARGEST});
const decimals = fc.bigInt({min: 0n, max: 77n});
const numberLike = fc.string({unit: fc.constantFrom(...'0123456789.,_eE+-−–’ '), maxLength: 30});
const typed = fc.oneof(anyText, numberLike);

const expectParsed = (parsed: Parsed<unknown>) => {
  if ('problem' in parsed) expect(parsed.problem).toMatch(/^[A-Z].{5,200}\.\d?$/);
  return 'value' in parsed;
};

test('reads any text as a number, or says in a sentence what would do', () => {
  let numbers = 0;
  holds(
    fc.tuple(typed, decimals),
    ([text, digits]) => {
      expectParsed(parseDecimal(text, {zero: true, negative: true}));
      expectParsed(parseAmount(text, {decimals: digits}));
      numbers += Number(expectParsed(parseInteger(text, {least: -LARGEST, most: LARGEST})));
    },
    2_000,
  );
  expect(numbers).toBeGreaterThan(20);
});

test('reads back every amount as it is written, with separators or without', () => {
  holds(fc.tuple(raw, decimals), ([amount, digits]) => {
    const written = formatUnits(amount, digits);
    for (const text of [written, grouped(written), ` ${written}\n`, `+${written}`]) {
      expect(parseAmount(text, {decimals: digits, zero: true})).toEqual({value: amount});
    }
  });
});

test('reads back every whole number, and every fraction that ends', () => {
  holds(
    fc.tuple(fc.bigInt({min: -LARGEST, max: LARGEST}), fc.integer({min: -77, max: 0})),
    ([whole, exponent]) => {
      expect(parseInteger(`${whole}`, {least: -LARGEST, most: LARGEST})).toEqual({value: whole});
      const value = multiply(rational(whole), powerOfTen(BigInt(exponent)));
      const accepted = {zero: true, negative: true};
      expect(parseDecimal(`${whole}e${exponent}`, accepted)).toEqual({value});
      const decimal = toDecimal(value, {digits: BigInt(-exponent), rounding: 'down'});
      expect(parseDecimal(decimal, accepted)).toEqual({value});
    },
  );
});
