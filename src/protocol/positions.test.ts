import {expect, test} from 'vitest';
import {capitalEfficiency} from './capitalEfficiency';
import {toDecimal} from './decimal';
import {impermanentLossV2, impermanentLossV3} from './impermanentLoss';
import {compare, rational, type Rational} from './rational';
import {getSqrtPriceAtTick} from './tickMath';

const shown = (value: Rational) => toDecimal(value, {digits: 10n, rounding: 'half'});
const at = getSqrtPriceAtTick;

test('loses a fifth in v2 where the price became four times or a quarter', () => {
  expect(impermanentLossV2({ratio: rational(4n), digits: 30n})).toEqual(rational(1n, 5n));
  expect(impermanentLossV2({ratio: rational(1n, 4n), digits: 30n})).toEqual(rational(1n, 5n));
});

test('rounds the loss in v2 up, at most by the last digit', () => {
  const ratio = rational(2n);
  const coarse = impermanentLossV2({ratio, digits: 6n});
  expect(shown(coarse)).toBe('0.0571910000');
  expect(shown(impermanentLossV2({ratio, digits: 40n}))).toBe('0.0571909584');
});

test('loses in v3 over all prices what v2 loses', () => {
  const [before, after] = [at(0n), at(6_932n)];
  const range = {sqrtPriceAX96: at(-887_272n), sqrtPriceBX96: at(887_272n)};
  const moved = {...range, sqrtPriceBeforeX96: before, sqrtPriceAfterX96: after};
  const ratio = rational(after * after, before * before);
  expect(shown(impermanentLossV3(moved))).toBe(shown(impermanentLossV2({ratio, digits: 40n})));
});

test('loses more in a narrower range, and nothing while the price stays', () => {
  const lossIn = (width: bigint) =>
    impermanentLossV3({
      sqrtPriceAX96: at(-width),
      sqrtPriceBX96: at(width),
      sqrtPriceBeforeX96: at(0n),
      sqrtPriceAfterX96: at(500n),
    });
  expect(compare(lossIn(1_000n), lossIn(2_000n)) > 0n).toBe(true);
  const [bounds, price] = [{sqrtPriceAX96: at(-10n), sqrtPriceBX96: at(10n)}, at(3n)];
  const still = {...bounds, sqrtPriceBeforeX96: price, sqrtPriceAfterX96: price};
  expect(impermanentLossV3(still)).toEqual(rational(0n));
});

test('provides 1 ÷ (1 − ⁴√(a ÷ b)) times the liquidity in the middle of a range from a to b', () => {
  const range = {sqrtPriceAX96: 1n << 95n, sqrtPriceBX96: 1n << 97n};
  expect(capitalEfficiency({...range, sqrtPriceX96: 1n << 96n})).toEqual(rational(2n));
});

test('refuses the efficiency of liquidity that is not in use', () => {
  const range = {sqrtPriceAX96: 1n << 95n, sqrtPriceBX96: 1n << 97n};
  expect(() => capitalEfficiency({...range, sqrtPriceX96: 1n << 98n})).toThrow(
    'expected a price within the range',
  );
});
