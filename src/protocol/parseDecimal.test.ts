import {expect, test} from 'vitest';
import {parseAmount, parseDecimal, parseInteger} from './parseDecimal';
import {rational} from './rational';

test.each([
  ['1,234.5', rational(2_469n, 2n)],
  ['1_000', rational(1_000n)],
  [' 1 000 000 ', rational(1_000_000n)],
  ["1'000", rational(1_000n)],
  ['1e18', rational(10n ** 18n)],
  ['2.5E-3', rational(1n, 400n)],
  ['.5', rational(1n, 2n)],
  ['5.', rational(5n)],
  ['+7', rational(7n)],
  [`${2n ** 256n - 1n}`, rational(2n ** 256n - 1n)],
])('reads %s exactly', (text, value) => {
  expect(parseDecimal(text)).toEqual({value});
});

test.each([
  ['', 'Enter a number.'],
  [' \t', 'Enter a number.'],
  ['abc', 'Enter a number in digits, such as 1234.5 or 1e18.'],
  ['NaN', 'Enter a number in digits, such as 1234.5 or 1e18.'],
  ['Infinity', 'Enter a number in digits, such as 1234.5 or 1e18.'],
  ['0x10', 'Enter a number in digits, such as 1234.5 or 1e18.'],
  ['.', 'Enter a number in digits, such as 1234.5 or 1e18.'],
  ['1e', 'Enter a number in digits, such as 1234.5 or 1e18.'],
  ['1.2.3', 'Enter a number in digits, such as 1234.5 or 1e18.'],
  ['1,5', 'Use commas between thousands only, and a point before the fraction: 1,234.5.'],
  ['1.234,5', 'Use commas between thousands only, and a point before the fraction: 1,234.5.'],
  ['1e1000', 'Enter an exponent from −100 to 100.'],
  [`1e-${'9'.repeat(300)}`, 'Enter an exponent from −100 to 100.'],
  [`${2n ** 256n}`, 'Enter a smaller number: at most 2^256 − 1.'],
  ['-1', 'Enter a number that is not negative.'],
  ['−1', 'Enter a number that is not negative.'],
  ['0', 'Enter a number other than 0.'],
  ['9'.repeat(401), 'Enter at most 400 characters.'],
])('says what would do instead of "%s"', (text, problem) => {
  expect(parseDecimal(text)).toEqual({problem});
});

test('takes zero and negative numbers where they are allowed', () => {
  expect(parseDecimal('−1.5', {negative: true})).toEqual({value: rational(-3n, 2n)});
  expect(parseDecimal('0.00', {zero: true})).toEqual({value: rational(0n)});
});

test('reads amounts into raw units and refuses what the token cannot hold', () => {
  expect(parseAmount('1,000.5', {decimals: 6n})).toEqual({value: 1_000_500_000n});
  expect(parseAmount('1.0000001', {decimals: 6n})).toEqual({
    problem: 'Enter at most 6 digits after the point: the token has no smaller unit.',
  });
  expect(parseAmount('1e70', {decimals: 18n})).toEqual({
    problem: `Enter a smaller amount: at most ${2n ** 256n - 1n} raw units.`,
  });
});

test('reads whole numbers within bounds', () => {
  const bounds = {least: -887_272n, most: 887_272n};
  expect(parseInteger('-887,272', bounds)).toEqual({value: -887_272n});
  expect(parseInteger('887273', bounds)).toEqual({
    problem: 'Enter a whole number from -887272 to 887272.',
  });
  expect(parseInteger('0.5', bounds)).toEqual({problem: 'Enter a whole number.'});
  expect(parseInteger('', bounds)).toEqual({problem: 'Enter a number.'});
});
