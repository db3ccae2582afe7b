import {expect, test} from 'vitest';
import {createThrowers} from './createThrowers';

const entry = (name: string, contracts: string, text = '') => ({
  ...{url: `/errors#${name}`, headings: ['Errors', name], code: '', text},
  facts: `Custom error · selector  0x12345678  ·  ${contracts}`,
});
const [one, other, alone] = [
  entry('TooLong()', 'PoolManager  (swap, take) ,  Quoter  (quote)', 'Quoter'),
  entry('Quotes: TooLong', 'Router  (swap)'),
  entry('TooShort()', 'PoolManager  (swap)', 'PoolManager, Router'),
];
const throwersOf = createThrowers([one, other, alone]);

test('has the contracts that throw an error of a name that another has', () => {
  expect(throwersOf(one)).toEqual(['PoolManager', 'Quoter']);
  expect(throwersOf(other)).toEqual(['Router']);
});

test('has none for an error that is alone of its name', () => {
  expect(throwersOf(alone)).toEqual([]);
});

test('leaves out a contract that no text mentions', () => {
  const passages = [one, other];
  expect(passages.map(createThrowers(passages))).toEqual([['Quoter'], []]);
});
