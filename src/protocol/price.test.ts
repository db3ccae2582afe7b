import {expect, test} from 'vitest';
import {toDecimal} from './decimal';
import {priceAtTick, priceOf, rawPrice, sqrtPriceOf, tickOf} from './price';
import {invert, rational} from './rational';

const usdcWeth = {decimals0: 6n, decimals1: 18n};
const sqrtPriceX96 = 1_771_595_571_142_957_102_961_017_161_607_260n;

test('gives the price in both directions', () => {
  const price = priceOf(sqrtPriceX96, usdcWeth);
  expect(toDecimal(price, {digits: 12n, rounding: 'half'})).toBe('0.000500000000');
  expect(toDecimal(invert(price), {digits: 12n, rounding: 'half'})).toBe('2000.000000000000');
});

test('gives every digit of a price', () => {
  expect(toDecimal(rawPrice(1n << 95n), {digits: 2n, rounding: 'down'})).toBe('0.25');
  expect(toDecimal(rawPrice(1n), {digits: 192n, rounding: 'down'})).toMatch(
    /^0\.0{57}1593091911.*\d$/,
  );
});

test('turns a price into the √price below it, and into its tick', () => {
  expect(sqrtPriceOf(rational(1n, 2_000n), usdcWeth)).toBe(sqrtPriceX96);
  expect(tickOf(rational(1n, 2_000n), usdcWeth)).toBe(200_311n);
});

test('finds the tick again that a price was taken from', () => {
  for (let tick = -887_272n; tick < 887_272n; tick += 4_999n) {
    expect(tickOf(priceAtTick(tick, usdcWeth), usdcWeth)).toBe(tick);
  }
});

test('says which prices a pool can hold', () => {
  expect(() => sqrtPriceOf(rational(10n ** 60n), usdcWeth)).toThrow(
    /^expected a price whose √price × 2\^96 is from 4295128739 to 146\d+, got/,
  );
});
