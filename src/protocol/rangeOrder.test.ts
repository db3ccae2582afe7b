import {expect, test} from 'vitest';
import {orderAt, placeOrder, proceedsOf, soldPart} from './rangeOrder';
import {getSqrtPriceAtTick} from './tickMath';

const input = {
  startX96: getSqrtPriceAtTick(0n),
  deposit: 10n ** 18n,
  width: 2n,
  feePips: 3_000n,
};

test('begins in the interval with its price and ends away from the start', () => {
  const targetX96 = getSqrtPriceAtTick(130n);
  expect(placeOrder({...input, sellsToken0: true, targetX96})).toMatchObject({
    tickLower: 120n,
    tickUpper: 240n,
    taken: 10n ** 18n,
  });
  const below = {...input, sellsToken0: false, targetX96: getSqrtPriceAtTick(-130n)};
  expect(placeOrder(below)).toMatchObject({tickLower: -240n, tickUpper: -120n});
});

test('is sold in part within its range, and pays all it pays beyond it', () => {
  const order = placeOrder({...input, sellsToken0: true, targetX96: getSqrtPriceAtTick(120n)});
  const within = soldPart(order, getSqrtPriceAtTick(180n));
  expect(2n * within.numerator > within.denominator).toBe(true);
  expect(orderAt(order, getSqrtPriceAtTick(300n))).toEqual({
    left: 0n,
    sold: order.taken,
    received: proceedsOf(order),
  });
});

test('refuses a range on the side where the pool would ask for the other token', () => {
  const targetX96 = getSqrtPriceAtTick(-130n);
  expect(() => placeOrder({...input, sellsToken0: true, targetX96})).toThrow(
    'a range beside tick 0, on the side where token0 gets dearer, got -180 to -60',
  );
  const above = {...input, sellsToken0: false, targetX96: getSqrtPriceAtTick(130n)};
  expect(() => placeOrder(above)).toThrow(
    'a range beside tick 0, on the side where token1 gets dearer, got 60 to 180',
  );
});
