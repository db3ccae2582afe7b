import {mulDiv, mulDivRoundingUp, unsafeDivRoundingUp} from './fullMath';
import {expectUnsigned, maxUnsigned, Q96} from './integers';
import {expectThat} from './outOfRange';
import {sortedBounds, type Range} from './range';

/** Where a price begins; an amount in raw units is added to the pool, or removed. */
type PoolChange = {sqrtPriceX96: bigint; liquidity: bigint; amount: bigint; add: boolean};

/** The price after an amount of token0, rounded up: never further than the amount pays for. */
export function getNextSqrtPriceFromAmount0(change: PoolChange): bigint {
  const {sqrtPriceX96, liquidity, amount, add} = expectChange(change);
  if (amount === 0n) return sqrtPriceX96;
  const shifted = liquidity * Q96;
  const product = amount * sqrtPriceX96;
  if (!add) {
    expectThat(shifted > product, `less than all of token0 to be removed, got ${amount}`);
    return expectPrice(mulDivRoundingUp(shifted, sqrtPriceX96, shifted - product));
  }
  if (shifted + product <= maxUnsigned(256n)) {
    return mulDivRoundingUp(shifted, sqrtPriceX96, shifted + product);
  }
  const divisor = shifted / sqrtPriceX96 + amount;
  expectUnsigned(256n, {'liquidity at the price plus amount': divisor});
  return unsafeDivRoundingUp(shifted, divisor);
}

/** The price after an amount of token1, rounded down. */
export function getNextSqrtPriceFromAmount1(change: PoolChange): bigint {
  const {sqrtPriceX96, liquidity, amount, add} = expectChange(change);
  if (add) return expectPrice(sqrtPriceX96 + mulDiv(amount, Q96, liquidity));
  const quotient =
    amount <= maxUnsigned(160n)
      ? unsafeDivRoundingUp(amount * Q96, liquidity)
      : mulDivRoundingUp(amount, Q96, liquidity);
  expectThat(sqrtPriceX96 > quotient, `less than all of token1 to be removed, got ${amount}`);
  return sqrtPriceX96 - quotient;
}

/** A swap without fee: `amount` in raw units goes in or comes out; `zeroForOne` sells token0. */
type SwapAmount = {sqrtPriceX96: bigint; liquidity: bigint; amount: bigint; zeroForOne: boolean};

/** The price after an input, not beyond what it pays for. */
export function getNextSqrtPriceFromInput({zeroForOne, ...from}: SwapAmount): bigint {
  expectPool(from);
  const change = {...from, add: true};
  return zeroForOne ? getNextSqrtPriceFromAmount0(change) : getNextSqrtPriceFromAmount1(change);
}

/** The price after an output, at least as far as it has to move. */
export function getNextSqrtPriceFromOutput({zeroForOne, ...from}: SwapAmount): bigint {
  expectPool(from);
  const change = {...from, add: false};
  return zeroForOne ? getNextSqrtPriceFromAmount1(change) : getNextSqrtPriceFromAmount0(change);
}

type RangeLiquidity = Range & {liquidity: bigint; roundUp: boolean};

/** Raw units of token0 that the liquidity holds between two prices. */
export function getAmount0Delta({
  sqrtPriceAX96,
  sqrtPriceBX96,
  liquidity,
  roundUp,
}: RangeLiquidity): bigint {
  const [lower, upper] = sortedBounds({sqrtPriceAX96, sqrtPriceBX96});
  expectUnsigned(128n, {liquidity});
  expectThat(lower > 0n, 'prices above 0, got 0');
  const shifted = liquidity * Q96;
  return roundUp
    ? unsafeDivRoundingUp(mulDivRoundingUp(shifted, upper - lower, upper), lower)
    : mulDiv(shifted, upper - lower, upper) / lower;
}

/** Raw units of token1 that the liquidity holds between two prices. */
export function getAmount1Delta({
  sqrtPriceAX96,
  sqrtPriceBX96,
  liquidity,
  roundUp,
}: RangeLiquidity): bigint {
  const [lower, upper] = sortedBounds({sqrtPriceAX96, sqrtPriceBX96});
  expectUnsigned(128n, {liquidity});
  return (roundUp ? mulDivRoundingUp : mulDiv)(liquidity, upper - lower, Q96);
}

function expectChange(change: PoolChange): PoolChange {
  const {sqrtPriceX96, liquidity, amount} = change;
  expectUnsigned(160n, {sqrtPriceX96});
  expectUnsigned(128n, {liquidity});
  expectUnsigned(256n, {amount});
  return change;
}

function expectPool({sqrtPriceX96, liquidity}: {sqrtPriceX96: bigint; liquidity: bigint}): void {
  expectThat(sqrtPriceX96 > 0n, `sqrtPriceX96 above 0, got ${sqrtPriceX96}`);
  expectThat(liquidity > 0n, `liquidity above 0, got ${liquidity}`);
}

function expectPrice(sqrtPriceX96: bigint): bigint {
  expectUnsigned(160n, {'the price after it': sqrtPriceX96});
  return sqrtPriceX96;
}
