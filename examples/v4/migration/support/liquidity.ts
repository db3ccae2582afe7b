import {maxLiquidityForAmounts, SqrtPriceMath, TickMath} from '@uniswap/v3-sdk';
import JSBI from 'jsbi';

/** Where a position begins and ends. */
export type Ticks = {tickLower: number; tickUpper: number};
type AtPrice = Ticks & {sqrtPriceX96: bigint};

const toJsbi = (value: bigint) => JSBI.BigInt(String(value));
const toBigint = (value: JSBI) => BigInt(value.toString());
const rootsOf = ({tickLower, tickUpper}: Ticks) =>
  [TickMath.getSqrtRatioAtTick(tickLower), TickMath.getSqrtRatioAtTick(tickUpper)] as const;

/** Both amounts that removing liquidity pays at a price, rounded down; v3 and v4 compute alike. */
export function amountsFor(liquidity: bigint, {sqrtPriceX96, ...ticks}: AtPrice) {
  const [lower, upper] = rootsOf(ticks);
  const price = toJsbi(sqrtPriceX96);
  const abovePrice = JSBI.lessThan(price, lower) ? lower : price;
  const within = JSBI.greaterThan(abovePrice, upper) ? upper : abovePrice;
  const units = toJsbi(liquidity);
  return [
    toBigint(SqrtPriceMath.getAmount0Delta(within, upper, units, false)),
    toBigint(SqrtPriceMath.getAmount1Delta(lower, within, units, false)),
  ] as const;
}

// #region liquidity
/** The most liquidity that both amounts buy at a price. */
export const liquidityFor = (
  [amount0, amount1]: readonly [bigint, bigint],
  {sqrtPriceX96, ...ticks}: AtPrice,
): bigint =>
  toBigint(
    maxLiquidityForAmounts(
      toJsbi(sqrtPriceX96),
      ...rootsOf(ticks),
      String(amount0),
      String(amount1),
      true, // full precision
    ),
  );
// #endregion liquidity
