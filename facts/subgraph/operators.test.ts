import {expect, test} from 'vitest';
import {listOperators, operatorsOf} from './operators';

const passes = (type: string, suffix: string) =>
  operatorsOf(type).find((one) => one.suffix === suffix)?.passes ?? (() => undefined);
const listPasses = (suffix: string) =>
  listOperators.find((one) => one.suffix === suffix)?.passes ?? (() => undefined);

test('finds bytes within bytes at whole bytes only, in any case', () => {
  expect(passes('Bytes', '_contains')('0xab12', '0xAB')).toBe(true);
  expect(passes('Bytes', '_contains')('0xab12', '0xb1')).toBe(false);
  expect(passes('Bytes', '')('0xab', 'AB')).toBe(true);
});

test('lets an empty field pass only where emptiness is asked for, as the database does', () => {
  expect(passes('String', '')(null, null)).toBe(true);
  expect(passes('String', '_not')('a', null)).toBe(true);
  for (const suffix of ['_not', '_gt', '_not_contains', '_not_starts_with_nocase']) {
    expect([suffix, passes('String', suffix)(null, 'a')]).toEqual([suffix, false]);
  }
});

test('passes nothing for an empty list, not even as not in it', () => {
  expect(passes('Int', '_in')(1, [])).toBe(false);
  expect(passes('Int', '_not_in')(1, [])).toBe(false);
});

test('asks a stored list for all values, or for none of them', () => {
  const [held, both, one] = [
    ['a', 'b'],
    ['b', 'a'],
    ['A', 'c'],
  ];
  expect(listPasses('_contains')(held, both)).toBe(true);
  expect(listPasses('_contains')(held, ['a', 'c'])).toBe(false);
  expect(listPasses('_not_contains')(held, ['a', 'c'])).toBe(false);
  expect(listPasses('_contains_nocase')(held, one)).toBe(true);
  expect(listPasses('_not_contains_nocase')(held, one)).toBe(false);
});

test('has operators of text for text alone, and no order for what is true or false', () => {
  const suffixes = (type: string) => operatorsOf(type).map(({suffix}) => suffix);
  expect(suffixes('String')).toContain('_not_ends_with_nocase');
  expect(suffixes('Bytes')).not.toContain('_starts_with');
  expect(suffixes('BigInt')).not.toContain('_contains');
  expect(suffixes('Boolean')).toEqual(['', '_not', '_in', '_not_in']);
});
