import {expect, test} from 'vitest';
import {priceImpact, priceImpactBeyondFee} from './constantProduct';
import {rational} from './rational';

test('counts the fee into the price impact, or leaves it out', () => {
  const reserves = {reserveIn: 10n ** 6n, reserveOut: 10n ** 6n};
  const feeOnly = {...reserves, amountIn: 1_000n, amountOut: 997n};
  expect(priceImpact(feeOnly)).toEqual(rational(3n, 1_000n));
  expect(priceImpactBeyondFee(feeOnly)).toEqual(rational(0n));
  expect(priceImpactBeyondFee({...feeOnly, amountOut: 0n})).toEqual(rational(1n));
});
