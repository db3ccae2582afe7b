import {expect, test} from 'vitest';
import {
  absolute,
  compare,
  decimal,
  dividedBy,
  format,
  inWholeTokens,
  minus,
  plus,
  power,
  times,
} from './decimal';

const of = (text: string) => decimal(text);

test('adds, subtracts and multiplies exactly', () => {
  expect(format(plus(of('0.1'), of('0.2')))).toBe('0.3');
  expect(format(minus(of('1'), of('1.05')))).toBe('-0.05');
  expect(format(times(of('-1.5'), of('0.02')))).toBe('-0.03');
});

test('divides to 34 significant digits, rounding halves up', () => {
  expect(format(dividedBy(of('1'), of('3')))).toBe(`0.${'3'.repeat(34)}`);
  expect(format(dividedBy(of('2'), of('3')))).toBe(`0.${'6'.repeat(33)}7`);
  expect(format(dividedBy(of('1'), of('2000')))).toBe('0.0005');
});

test('gives zero for a division by zero', () => {
  expect(format(dividedBy(of('5'), of('0')))).toBe('0');
});

test('raises to a power, also below zero', () => {
  expect(format(power(of('1.0001'), 3))).toBe('1.000300030001');
  expect(format(power(of('2'), -3))).toBe('0.125');
  expect(format(power(of('7'), 0))).toBe('1');
});

test('takes the sign off', () => {
  expect([of('-1.5'), of('1.5')].map((one) => format(absolute(one)))).toEqual(['1.5', '1.5']);
});

test('writes raw amounts in whole tokens, without zeros at the end', () => {
  expect(format(inWholeTokens(2_000_000_000_000n, 6))).toBe('2000000');
  expect(format(inWholeTokens(1n, 18))).toBe('0.000000000000000001');
});

test('compares by size, not by letters', () => {
  expect(compare(of('9'), of('10'))).toBe(-1);
  expect(compare(of('1.10'), of('1.1'))).toBe(0);
  expect(compare(of('-1'), of('-2'))).toBe(1);
});

test('refuses what is no number', () => {
  expect(() => of('1e5')).toThrow('"1e5" is no decimal number, such as -12.5');
});
