import {expect, test} from 'vitest';
import {isNumeric, needsUnit, unitOfValue} from './numeric';

test.each([
  'number',
  'JSBI',
  'BigintIsh',
  'bigint',
  'BigNumber',
  'BigNumberish',
  'Fraction | BigintIsh',
  'Promise<[number, boolean]>',
  'Readonly<{amount0: JSBI; amount1: JSBI}>',
])('takes %s for a number', (type) => {
  expect(isNumeric(type)).toBe(true);
});

test.each([
  'BigNumber.Format',
  'BigNumber.RoundingMode',
  'string',
  'CurrencyAmount<Token>',
  'FeeAmount',
  '{[chainId: number]: Token}',
  '(a: number, b: number) => boolean',
  '(a: T, b: T) => number',
])('takes %s for no number', (type) => {
  expect(isNumeric(type)).toBe(false);
});

test('asks for the unit of a text that is an amount, and of no other', () => {
  expect(needsUnit({name: 'value', type: 'string'})).toBe(true);
  expect(needsUnit({name: 'amountIn', type: 'string'})).toBe(true);
  expect(needsUnit({name: 'calldata', type: 'string'})).toBe(false);
});

test('prefers the unit that we say to the one that the name stands for', () => {
  expect(unitOfValue({name: 'tick', type: 'number'}, undefined)).toBe('ticks');
  expect(unitOfValue({name: 'tick', type: 'number'}, {unit: 'usable ticks'})).toBe('usable ticks');
  expect(unitOfValue({name: 'tick', type: 'Tick'}, undefined)).toBeUndefined();
});
