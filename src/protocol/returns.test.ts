import {expect, test} from 'vitest';
import {valueInToken0, valueInToken1} from './positionValue';
import {rational} from './rational';
import {feesOfVolume, heldHalves, resultAgainstHolding, volumeForLoss} from './returns';

const quarter = rational(1n, 4n);

test('shares the fee of a volume, and says which volume pays for a loss', () => {
  const fees = feesOfVolume({volume: rational(10_000n), feePips: 3_000n, share: quarter});
  expect(fees).toEqual(rational(15n, 2n));
  expect(volumeForLoss({loss: fees, feePips: 3_000n, share: quarter})).toEqual(rational(10_000n));
});

test('compares fees and loss with holding', () => {
  const compared = {loss: rational(1n, 100n), fees: rational(3n), held: rational(200n)};
  expect(resultAgainstHolding(compared)).toEqual(rational(1n, 200n));
  expect(heldHalves({deposit: rational(400n), ratio: rational(3n, 2n)})).toEqual(rational(500n));
});

test('refuses a share of nothing, of more than all, and a fee of everything', () => {
  const asked = {volume: rational(1n), feePips: 3_000n};
  expect(() => feesOfVolume({...asked, share: rational(0n)})).toThrow('a share above 0');
  expect(() => feesOfVolume({...asked, share: rational(2n)})).toThrow('at most 1');
  expect(() => feesOfVolume({...asked, feePips: 1_000_000n, share: quarter})).toThrow(
    'a fee below',
  );
});

test('values two amounts in either token', () => {
  const held = {amount0: 3n, amount1: 5n, sqrtPriceX96: 2n << 96n};
  expect(valueInToken1(held)).toEqual(rational(17n));
  expect(valueInToken0(held)).toEqual(rational(17n, 4n));
});
