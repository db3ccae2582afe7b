import {expect, test} from 'vitest';
import {optimalAmounts, priceImpact, priceImpactBeyondFee} from './constantProduct';
import {rational} from './rational';

test.each([
  ['all of A and what it is worth in B', 10n, 30n, {amountA: 10n, amountB: 20n}],
  ['all of B and what it is worth in A, rounded down', 10n, 15n, {amountA: 7n, amountB: 15n}],
])('deposits %s', (_what, desiredA, desiredB, taken) => {
  const reserves = {reserveA: 1_000n, reserveB: 2_000n};
  expect(optimalAmounts({desiredA, desiredB, ...reserves})).toEqual(taken);
});

test('takes all of both where what A is worth is all of B, rounded down', () => {
  const reserves = {reserveA: 2_000n, reserveB: 1_000n};
  const taken = {amountA: 11n, amountB: 5n};
  expect(optimalAmounts({desiredA: 11n, desiredB: 5n, ...reserves})).toEqual(taken);
});

test('counts the fee into the price impact, or leaves it out', () => {
  const reserves = {reserveIn: 10n ** 6n, reserveOut: 10n ** 6n};
  const feeOnly = {...reserves, amountIn: 1_000n, amountOut: 997n};
  expect(priceImpact(feeOnly)).toEqual(rational(3n, 1_000n));
  expect(priceImpactBeyondFee(feeOnly)).toEqual(rational(0n));
  expect(priceImpactBeyondFee({...feeOnly, amountOut: 0n})).toEqual(rational(1n));
});
