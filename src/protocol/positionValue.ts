import {expectUnsigned} from './integers';
import {expectThat} from './outOfRange';
import {rawPrice} from './price';
import {add, invert, multiply, rational, type Rational} from './rational';

type Held = {
  /** Raw units. */
  amount0: bigint;
  amount1: bigint;
  sqrtPriceX96: bigint;
};

/** What both amounts are worth together at a price, in raw units of token1, exactly. */
export function valueInToken1({amount0, amount1, sqrtPriceX96}: Held): Rational {
  expectUnsigned(256n, {amount0, amount1});
  return add(multiply(rational(amount0), rawPrice(sqrtPriceX96)), rational(amount1));
}

/** The same in raw units of token0. */
export function valueInToken0(held: Held): Rational {
  expectThat(held.sqrtPriceX96 > 0n, 'sqrtPriceX96 above 0, got 0');
  return multiply(valueInToken1(held), invert(rawPrice(held.sqrtPriceX96)));
}
