import {expect, test} from 'vitest';
import {formatUnits, grouped, toDecimal, toSignificant} from './decimal';
import {rational} from './rational';

const third = rational(1n, 3n);

test('writes a fraction with as many digits as asked, rounded as asked', () => {
  expect(toDecimal(third, {digits: 4n, rounding: 'down'})).toBe('0.3333');
  expect(toDecimal(third, {digits: 4n, rounding: 'up'})).toBe('0.3334');
  expect(toDecimal(rational(-1n, 8n), {digits: 2n, rounding: 'half'})).toBe('-0.13');
  expect(toDecimal(rational(-1n, 8n), {digits: 2n, rounding: 'down'})).toBe('-0.13');
  expect(toDecimal(rational(-1n, 8n), {digits: 2n, rounding: 'up'})).toBe('-0.12');
  expect(toDecimal(rational(2n), {digits: 0n, rounding: 'half'})).toBe('2');
  expect(toDecimal(third, {digits: 300n, rounding: 'down'})).toBe(`0.${'3'.repeat(300)}`);
});

test('counts significant digits from the first that is not 0, and keeps zeros before the point', () => {
  const half = {digits: 4n, rounding: 'half'} as const;
  expect(toSignificant(rational(99_996n, 10n), half)).toBe('10000');
  expect(toSignificant(rational(1n, 3_000n), half)).toBe('0.0003333');
  expect(toSignificant(rational(-1_234_567n), half)).toBe('-1235000');
  expect(toSignificant(rational(1n, 2_000n), half)).toBe('0.0005');
  expect(toSignificant(rational(0n), half)).toBe('0');
});

test('writes raw units in tokens', () => {
  expect(formatUnits(1_500_000n, 6n)).toBe('1.5');
  expect(formatUnits(1n, 18n)).toBe('0.000000000000000001');
  expect(formatUnits(100n, 0n)).toBe('100');
  expect(formatUnits(0n, 18n)).toBe('0');
  expect(formatUnits(-2_000_000n, 6n)).toBe('-2');
});

test('groups thousands before the point only', () => {
  expect(grouped('-1234567.1234567')).toBe('-1,234,567.1234567');
  expect(grouped('999')).toBe('999');
});
