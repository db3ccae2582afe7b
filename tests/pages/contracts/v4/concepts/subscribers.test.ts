import {expect, test} from 'vitest';
import {readPage} from '../../../../../testing/readPage';

const page = readPage('docs/contracts/v4/concepts/subscribers');
const LIMIT = 150_000; // gas, on Ethereum
const given = (left: number) => Math.min(LIMIT, left - Math.floor(left / 64));

test('computes the gas that a subscriber gets', () => {
  expect(page).toContain(`gets 150,000 − 2,343 = ${given(LIMIT).toLocaleString('en')}`);
  expect(page).toContain('If 152,380 or more is left');
  expect([given(152_379), given(152_380)]).toEqual([LIMIT - 1, LIMIT]);
});
