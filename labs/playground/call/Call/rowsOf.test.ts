import {expect, test} from 'vitest';
import {USDC, words} from '../values/values.fixture';
import {rowsOf} from './rowsOf';

const given = {words, named: new Map<string, unknown>([['token', USDC]]), tokens: {}};
const rows = (parameters: Parameters<typeof rowsOf>[0], values: unknown[], units = {}) =>
  rowsOf(parameters, values, {units, given}).map(({label, raw, human}) => [label, raw, human]);

test('gives every value of tuples and lists a row of its own', () => {
  const ticks = {
    name: 'ticks',
    type: 'tuple[]',
    components: [
      {name: 'tick', type: 'int24'},
      {name: 'owner', type: 'address'},
    ],
  };
  expect(rows([ticks, {name: '', type: 'bool'}], [[{tick: -60, owner: USDC}], true])).toEqual([
    ['ticks[0].tick', '-60', undefined],
    ['ticks[0].owner', USDC, 'USDC'],
    ['2', 'true', undefined],
  ]);
});

test('writes amounts by their unit, and small numbers as exactly', () => {
  const unit = {'0': 'smallest units of the token'};
  expect(rows([{name: 'amount', type: 'uint32'}], [1_500_000], unit)).toEqual([
    ['amount', '1500000', '1.5 USDC'],
  ]);
});

test('counts the items of empty and of long lists', () => {
  const list = {name: 'list', type: 'uint8[]'};
  expect(rows([list], [[]])).toEqual([['list', '0 items', undefined]]);
  const long = rows([list], [Array.from({length: 60}, () => 1)]);
  expect([long.length, long[0]]).toEqual([51, ['list', '60 items', undefined]]);
});
