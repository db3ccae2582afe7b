import {expect, test} from 'vitest';
import {boundsOf, nextBound} from './bounds';
import {rational} from './rational';
import {sqrtPriceOf} from './price';
import {swapAcross, type PoolState} from './swapAcross';

const sqrtPriceX96 = sqrtPriceOf(rational(1n, 2_000n), {decimals0: 6n, decimals1: 18n});
const one = {tickLower: 198_060n, tickUpper: 203_160n, liquidity: 44_721_359_549_995_793n};
const at = {tick: 200_311n, tickSpacing: 60n};
const pool: PoolState = {...boundsOf([one], at), ...at, sqrtPriceX96, feePips: 3_000n};

test('gives what the concept page of swaps gives', () => {
  const bought = swapAcross(pool, {zeroForOne: true, amount: 10_000_000_000n});
  expect(bought.amountOut).toBe(4_960_273_038_901_078_125n);
  expect(bought.feeAmount).toBe(30_000_000n);
  const sold = swapAcross(pool, {zeroForOne: true, amount: -5_000_000_000_000_000_000n});
  expect(sold.amountIn).toBe(10_080_492_736n);
});

test('leaves what no liquidity takes', () => {
  const {amountIn, amountLeft, liquidity, steps} = swapAcross(pool, {
    zeroForOne: true,
    amount: 10n ** 15n,
  });
  expect(amountIn + amountLeft).toBe(10n ** 15n);
  expect(amountLeft > 0n).toBe(true);
  expect(liquidity).toBe(0n);
  expect(steps.flatMap(({crossedTick}) => crossedTick ?? [])).toEqual([198_060n]);
});

test('stops at a limit, and refuses one behind the price', () => {
  const limit = sqrtPriceX96 - 10n ** 30n;
  const stopped = swapAcross(pool, {
    zeroForOne: true,
    amount: 10n ** 15n,
    sqrtPriceLimitX96: limit,
  });
  expect(stopped.sqrtPriceX96).toBe(limit);
  expect(() => swapAcross(pool, {zeroForOne: false, amount: 1n, sqrtPriceLimitX96: limit})).toThrow(
    'a price limit above',
  );
  expect(() => swapAcross(pool, {zeroForOne: true, amount: 0n})).toThrow('other than 0');
});

test('adds up positions into bounds, and what is active', () => {
  const two = {tickLower: 199_980n, tickUpper: 203_160n, liquidity: 7n};
  expect(boundsOf([one, two], at)).toEqual({
    bounds: [
      {tick: 198_060n, liquidityNet: one.liquidity},
      {tick: 199_980n, liquidityNet: 7n},
      {tick: 203_160n, liquidityNet: -one.liquidity - 7n},
    ],
    liquidity: one.liquidity + 7n,
  });
  expect(() => boundsOf([{...one, tickLower: 1n}], at)).toThrow('multiples of the spacing 60');
  expect(() => boundsOf([{...one, tickLower: 203_160n}], at)).toThrow('below an upper tick');
});

test('searches one word of ticks at a time', () => {
  const bounds = [{tick: 0n, liquidityNet: 1n}];
  const searched = {bounds, tickSpacing: 1n};
  expect(nextBound(searched, {tick: 5n, zeroForOne: true})).toEqual(bounds[0]);
  expect(nextBound(searched, {tick: 0n, zeroForOne: true})).toEqual(bounds[0]);
  expect(nextBound(searched, {tick: 300n, zeroForOne: true})).toEqual({tick: 256n});
  expect(nextBound(searched, {tick: 0n, zeroForOne: false})).toEqual({tick: 255n});
  expect(nextBound(searched, {tick: -1n, zeroForOne: false})).toEqual(bounds[0]);
});
