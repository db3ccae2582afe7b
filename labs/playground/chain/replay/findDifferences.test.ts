import {expect, test} from 'vitest';
import {findDifferences} from './findDifferences';

test('names each place in which two answers differ', () => {
  const anvil = {result: {status: '0x1', logs: [{data: '0x01'}]}};
  const ours = {result: {status: '0x1', logs: [{data: '0x02'}], extra: true}};

  expect(findDifferences(anvil, ours)).toEqual([
    {path: '.result.logs.0.data', anvil: '0x01', ours: '0x02'},
    {path: '.result.extra', anvil: undefined, ours: true},
  ]);
});

test('finds none where only the order of the fields differs', () => {
  expect(findDifferences({a: 1, b: [2]}, {b: [2], a: 1})).toEqual([]);
});
