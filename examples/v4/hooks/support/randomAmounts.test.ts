import {expect, test} from 'vitest';
import {randomAmounts} from './randomAmounts';

test('gives the same amounts for a seed, and others for another', () => {
  expect(randomAmounts(5, 10n ** 18n, 1)).toEqual(randomAmounts(5, 10n ** 18n, 1));
  expect(randomAmounts(5, 10n ** 18n, 1)).not.toEqual(randomAmounts(5, 10n ** 18n, 2));
});

test('stays between 1 and the bound, from one digit on', () => {
  const amounts = randomAmounts(200, 2_000n, 7);
  expect(amounts[0]).toBe(1n);
  for (const amount of amounts) {
    expect(amount).toBeGreaterThanOrEqual(1n);
    expect(amount).toBeLessThanOrEqual(2_000n);
  }
});
