import {expect, test} from 'vitest';
import {nameInPrograms} from './nameInPrograms';

test.each([
  ['Square root price (sqrtPriceX96)', 'sqrtPriceX96'],
  ['Average price (TWAP)', undefined],
  ['swap(bytes)', undefined],
  ['Spot price', undefined],
])('reads from "%s" the name %s', (heading, name) => {
  expect(nameInPrograms(heading)).toBe(name);
});
