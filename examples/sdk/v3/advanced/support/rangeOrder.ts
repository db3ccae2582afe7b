import {Percent, Price} from '@uniswap/sdk-core';
import {
  encodeSqrtRatioX96,
  FeeAmount,
  NonfungiblePositionManager,
  type Pool,
  Position,
  priceToClosestTick,
  TICK_SPACINGS,
} from '@uniswap/v3-sdk';
import {parseEther, parseUnits} from 'viem';
import {account, client} from '../../../../support/chain';
import {poolAddress} from '../../../support/readPool';
import {amountOf, USDC, WETH} from '../../../support/tokens';
import {readState} from './readState';

// #region constants
export const feePips = FeeAmount.MEDIUM; // 3000: the pool that takes 0.3 %
export const soldWei = parseEther('10'); // sell at most this
const targetUsdcPerWeth = '2200'; // when WETH is worth this
export const slippageTolerance = new Percent(50, 10_000); // 50 basis points of the price
export const deadlineSeconds = 600n;
// #endregion constants

export const address = poolAddress(USDC, WETH, feePips);

// #region range
const oneWethInWei = String(parseEther('1'));
const target = new Price(WETH, USDC, oneWethInWei, String(parseUnits(targetUsdcPerWeth, 6)));
const tickSpacing = TICK_SPACINGS[feePips]; // 60
const tickLower = Math.floor(priceToClosestTick(target) / tickSpacing) * tickSpacing;

/** One tick interval, the one that holds the target. */
export const range = {tickLower, tickUpper: tickLower + tickSpacing};
// #endregion range

// #region order
/** A position of WETH alone, above the price of the pool in USDC per WETH. */
export function orderIn(pool: Pool): Position {
  // WETH is token1: the order waits where the tick is at or above its range.
  if (pool.tickCurrent < range.tickUpper) throw new Error('the price is already at the target');
  return Position.fromAmount1({pool, ...range, amount1: String(soldWei)});
}
// #endregion order

// #region mint
/** What the position manager is sent to open the order. */
export const encodeMint = (order: Position, deadline: bigint) =>
  NonfungiblePositionManager.addCallParameters(order, {
    recipient: account,
    slippageTolerance,
    deadline: String(deadline),
  });
// #endregion mint

// #region watch
/** Waits for a block that ends with the order filled. */
export const untilFilled = (): Promise<void> =>
  new Promise((resolve, reject) => {
    const stop = client.watchBlockNumber({
      emitOnBegin: true, // it may be filled already
      emitMissed: true, // no block may be skipped
      onError: reject,
      onBlockNumber: (blockNumber) => {
        isFilled(blockNumber).then((filled) => {
          if (!filled) return;
          stop();
          resolve();
        }, reject);
      },
    });
  });

async function isFilled(blockNumber: bigint): Promise<boolean> {
  const {tick} = await readState(address, blockNumber);
  return tick < range.tickLower; // the lower tick itself still belongs to the range
}
// #endregion watch

// #region remove
/** What the position manager is sent to end a filled order: USDC in full and no WETH, or a revert. */
export function encodeRemoval(tokenId: bigint, order: Position, deadline: bigint) {
  if (order.amount1.greaterThan(0)) throw new Error('the order is not filled');
  return NonfungiblePositionManager.removeCallParameters(order, {
    tokenId: String(tokenId),
    liquidityPercentage: new Percent(1), // all of it
    slippageTolerance: new Percent(0), // the minimum is all that the filled order holds
    deadline: String(deadline),
    burnToken: true, // the NFT is of no more use
    collectOptions: {
      expectedCurrencyOwed0: amountOf(USDC, 0n), // only matters where ether is involved
      expectedCurrencyOwed1: amountOf(WETH, 0n),
      recipient: account,
    },
  });
}
// #endregion remove

/** A price of the pool, for those who move it there. */
export const sqrtPriceAt = (usdcPerWeth: string): bigint =>
  BigInt(encodeSqrtRatioX96(oneWethInWei, String(parseUnits(usdcPerWeth, 6))).toString());
