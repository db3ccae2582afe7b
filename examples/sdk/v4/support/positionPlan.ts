import {Price} from '@uniswap/sdk-core';
import {nearestUsableTick} from '@uniswap/v3-sdk';
import {type Pool, Position, priceToClosestTick} from '@uniswap/v4-sdk';
import {parseEther, parseUnits} from 'viem';
import {amountOf, USDC} from '../../support/tokens';
import {ETH} from '../../support/readV4Pool';

// #region constants
export const terms = {fee: 3_000, tickSpacing: 60}; // 0.3%, no hook
/** What the position may take at the price of now. */
export const budget = {wei: parseEther('1'), usdc: parseUnits('2500', USDC.decimals)};
const [lowestPrice, highestPrice] = ['1500', '2500']; // the range, in USDC for 1 ETH
// #endregion constants

// #region range
/** The usable tick nearest to a price of ETH. */
function tickAt(usdcPerEth: string): number {
  const baseAmount = amountOf(ETH, parseEther('1'));
  const quoteAmount = amountOf(USDC, parseUnits(usdcPerEth, USDC.decimals));
  const tick = priceToClosestTick(new Price({baseAmount, quoteAmount}));
  return nearestUsableTick(tick, terms.tickSpacing);
}

export const range = {tickLower: tickAt(lowestPrice), tickUpper: tickAt(highestPrice)};
// #endregion range

// #region position
/** The largest position over the range that these amounts buy at the pool's price. */
export const largestPosition = (pool: Pool, amounts: typeof budget): Position =>
  Position.fromAmounts({
    pool,
    ...range,
    amount0: String(amounts.wei), // ETH is the zero address, and so currency0
    amount1: String(amounts.usdc),
    useFullPrecision: true, // liquidity is sent as a number, and computed by no contract
  });
// #endregion position
