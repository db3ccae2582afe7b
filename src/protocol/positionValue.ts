import {expectUnsigned, Q96} from './integers';
import {getAmountsForLiquidity} from './liquidityMath';
import {expectThat} from './outOfRange';
import {rawPrice} from './price';
import type {Range} from './range';
import {add, divide, multiply, rational, type Rational} from './rational';

/** Raw units of both tokens, and the pool's price. */
type AmountsAtPrice = {amount0: bigint; amount1: bigint; sqrtPriceX96: bigint};

/** What both amounts are worth together at a price, in raw units of token1, exactly. */
export function valueInToken1({amount0, amount1, sqrtPriceX96}: AmountsAtPrice): Rational {
  expectUnsigned(256n, {amount0, amount1});
  return add(multiply(rational(amount0), rawPrice(sqrtPriceX96)), rational(amount1));
}

/** The same in raw units of token0. */
export function valueInToken0(amounts: AmountsAtPrice): Rational {
  expectThat(amounts.sqrtPriceX96 > 0n, 'sqrtPriceX96 above 0, got 0');
  return divide(valueInToken1(amounts), rawPrice(amounts.sqrtPriceX96));
}

/** By which factor the worth of what a range took at one price changed until another, had it been kept. */
export function growthOfHolding(
  range: Range,
  {before, after}: {before: bigint; after: bigint},
): Rational {
  // So much liquidity that rounding to raw units does not show.
  const deposit = getAmountsForLiquidity({
    ...range,
    sqrtPriceX96: before,
    liquidity: Q96 << 24n,
    roundUp: true,
  });
  const worth = (sqrtPriceX96: bigint) => valueInToken1({...deposit, sqrtPriceX96});
  return divide(worth(after), worth(before));
}
