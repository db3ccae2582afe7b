import {Percent, Price} from '@uniswap/sdk-core';
import {
  FeeAmount,
  nearestUsableTick,
  Position,
  priceToClosestTick,
  TICK_SPACINGS,
} from '@uniswap/v3-sdk';
import {parseEther, parseUnits} from 'viem';
import {inOrder} from '../../../../support/pair';
import {readPool} from '../../../support/readPool';
import {amountOf, requireAmounts, USDC, WETH} from '../../../support/tokens';

// #region constants
export const feePips = FeeAmount.MEDIUM; // 3000: the pool that takes 0.3%
export const budgetUsdc = parseUnits('10000', 6); // use at most this
export const budgetWei = parseEther('5'); // and at most this of WETH
export const slippageTolerance = new Percent(50, 10_000); // 50 basis points of the price, 0.5%
export const deadlineSeconds = 600n;
// #endregion constants

// #region range
/** The usable tick nearest to a price in whole USDC per WETH. */
export function tickAt(usdcPerWeth: string): number {
  const oneWethInWei = String(parseEther('1'));
  const price = new Price(WETH, USDC, oneWethInWei, String(parseUnits(usdcPerWeth, 6)));
  return nearestUsableTick(priceToClosestTick(price), TICK_SPACINGS[feePips]);
}

/** The range between two prices. Where USDC is token0, the higher one is the lower tick. */
export function rangeBetween(lowest: string, highest: string) {
  const ticks = [tickAt(lowest), tickAt(highest)];
  return {tickLower: Math.min(...ticks), tickUpper: Math.max(...ticks)};
}

export const range = rangeBetween('1800', '2200'); // whole USDC per WETH
// #endregion range

/** Ends the program before it sends anything, where the account lacks what a position may take. */
export const requireBudgets = (): Promise<void> =>
  requireAmounts(amountOf(USDC, budgetUsdc), amountOf(WETH, budgetWei));

// #region position
/** The largest position that the budgets buy at the pool's price of now. */
export async function plannedPosition(ticks = range): Promise<Position> {
  const [amount0, amount1] = inOrder({usdc: budgetUsdc, weth: budgetWei});
  return Position.fromAmounts({
    pool: await readPool(USDC, WETH, feePips),
    ...ticks,
    amount0: String(amount0),
    amount1: String(amount1),
    useFullPrecision: false, // rounds as the position manager does
  });
}
// #endregion position
