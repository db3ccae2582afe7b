import {Percent, Price} from '@uniswap/sdk-core';
import {
  FeeAmount,
  nearestUsableTick,
  Position,
  priceToClosestTick,
  TICK_SPACINGS,
} from '@uniswap/v3-sdk';
import {parseEther, parseUnits} from 'viem';
import {chain} from '../../../../support/chain';
import {readPool} from '../../../support/readPool';
import {amountOf, requireAmounts, USDC, WETH} from '../../../support/tokens';

// #region constants
export const feePips = FeeAmount.MEDIUM; // 3000: the pool that takes 0.3 %
export const budgetUsdc = parseUnits('10000', 6); // use at most this of token0
export const budgetWei = parseEther('5'); // use at most this of token1
export const slippageTolerance = new Percent(50, 10_000); // 50 basis points of the price, 0.5 %
export const deadlineSeconds = 600n;
// #endregion constants

// #region range
/** The usable tick nearest to a price in whole USDC per WETH. */
export function tickAt(usdcPerWeth: string): number {
  const oneWethInWei = String(parseEther('1'));
  const price = new Price(WETH, USDC, oneWethInWei, String(parseUnits(usdcPerWeth, 6)));
  return nearestUsableTick(priceToClosestTick(price), TICK_SPACINGS[feePips]);
}

export const range = {tickLower: tickAt('2200'), tickUpper: tickAt('1800')}; // more USDC, lower tick
// #endregion range

/** Ends the program where WETH is token0: amounts and ticks are written for USDC as token0. */
export function requireUsdcFirst(): void {
  if (USDC.sortsBefore(WETH)) return;
  console.error(`On ${chain.name} WETH is token0: this program is written for USDC as token0.`);
  process.exit(1);
}

/** Ends the program before it sends anything, where the account lacks what a position may take. */
export async function requireBudgets(): Promise<void> {
  requireUsdcFirst();
  await requireAmounts(amountOf(USDC, budgetUsdc), amountOf(WETH, budgetWei));
}

// #region position
/** The largest position that the budgets buy at the pool's price of now. */
export const plannedPosition = async (ticks = range): Promise<Position> =>
  Position.fromAmounts({
    pool: await readPool(USDC, WETH, feePips),
    ...ticks,
    amount0: String(budgetUsdc),
    amount1: String(budgetWei),
    useFullPrecision: false, // rounds as the position manager does
  });
// #endregion position
