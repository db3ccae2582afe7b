import {expect, test} from 'vitest';
import type {Parameter} from '../../facts/reference/model';
import {linesOf} from '../../testing/linesOf';
import type {ValueNote} from './noteParts';
import {valueTable} from './valueTable';

const structs = [{name: 'IRouter.Order', fields: []}];

const row = (value: Partial<Parameter>, notes?: Record<string, ValueNote>): string => {
  const values = [{name: 'amount', type: 'uint256', ...value}];
  return linesOf([valueTable('Parameter', {values, notes, structs})])[1] ?? '';
};

test('says of each value what it is called, its type with unit, and what it means', () => {
  expect(linesOf([valueTable('Field', {values: [], structs})])).toEqual([
    'Field | Type and unit | Meaning and limits',
  ]);
  expect(row({}, {amount: {is: 'How **much**.', unit: 'wei'}})).toBe(
    'amount | uint256, wei | How much.',
  );
});

test('takes the unit from the name where the note gives none', () => {
  expect(row({name: 'amount0'})).toBe('amount0 | uint256, smallest units of token0 | –');
  expect(row({name: 'amount0', type: 'address'})).toBe('amount0 | address | –');
});

test('states limits in one order, after the meaning', () => {
  const note = {rounding: 'down.', maximum: 'all.', zero: 'none.', range: '1 to 9.', is: 'Much.'};
  expect(row({}, {amount: note})).toBe(
    'amount | uint256 | Much. Range: 1 to 9. 0: none. Maximum: all. Rounding: down.',
  );
});

test("puts the package's own text in quotation marks, and ours in its place", () => {
  expect(row({text: 'The amount'})).toBe('amount | uint256 | “The amount”');
  expect(row({text: 'The amount'}, {amount: {is: 'Ours.'}})).toBe('amount | uint256 | Ours.');
  expect(row({text: 'The amount'}, {amount: {zero: 'none.'}})).toBe(
    'amount | uint256 | “The amount” 0: none.',
  );
});

test('counts values without a name from 1, and finds their notes by position', () => {
  expect(row({name: ''}, {'0': {is: 'The first.'}})).toBe('1. | uint256 | The first.');
});

test('leads from a struct to its fields, in arrays and in storage, too', () => {
  const link = (type: string) => `amount | [${type}](#struct-order) | –`;
  expect(row({type: 'IRouter.Order'})).toBe(link('IRouter.Order'));
  expect(row({type: 'Order[] storage'})).toBe(link('Order[] storage'));
});

test('says what can be filtered by', () => {
  expect(row({type: 'address', isIndexed: true})).toBe('amount | address indexed | –');
});
