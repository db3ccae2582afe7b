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
import {byName, inOrder} from '../../../../support/pair';
import {poolAddress} from '../../../support/readPool';
import {amountOf, USDC, WETH} from '../../../support/tokens';
import {readState} from './readState';

// #region constants
export const feePips = FeeAmount.MEDIUM; // 3000: the pool that takes 0.3%
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

const wethIsToken0 = WETH.sortsBefore(USDC);

// #region order
/** A position of WETH alone, above the price of the pool in USDC per WETH. */
export function orderIn(pool: Pool): Position {
  const isWaiting = wethIsToken0
    ? pool.tickCurrent < range.tickLower // a higher price is a higher tick
    : pool.tickCurrent >= range.tickUpper; // a higher price is a lower tick
  if (!isWaiting) throw new Error('the price is already at the target');
  return wethIsToken0
    ? Position.fromAmount0({pool, ...range, amount0: String(soldWei), useFullPrecision: false})
    : Position.fromAmount1({pool, ...range, amount1: String(soldWei)});
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
  // The lower tick itself still belongs to the range, the upper one does not.
  return wethIsToken0 ? tick >= range.tickUpper : tick < range.tickLower;
}
// #endregion watch

// #region remove
/** What the position manager is sent to end a filled order: USDC in full and no WETH, or a revert. */
export function encodeRemoval(tokenId: bigint, order: Position, deadline: bigint) {
  const held = byName(order.amount0, order.amount1);
  if (held.weth.greaterThan(0)) throw new Error('the order is not filled');
  return NonfungiblePositionManager.removeCallParameters(order, {
    tokenId: String(tokenId),
    liquidityPercentage: new Percent(1), // all of it
    slippageTolerance: new Percent(0), // the minimum is all that the filled order holds
    deadline: String(deadline),
    burnToken: true, // the NFT is of no more use
    collectOptions: {
      expectedCurrencyOwed0: amountOf(order.pool.token0, 0n), // only matters where ether is involved
      expectedCurrencyOwed1: amountOf(order.pool.token1, 0n),
      recipient: account,
    },
  });
}
// #endregion remove

/** A price of the pool, for those who move it there. */
export function sqrtPriceAt(usdcPerWeth: string): bigint {
  const oneWeth = {usdc: parseUnits(usdcPerWeth, 6), weth: parseEther('1')};
  const [amount0, amount1] = inOrder(oneWeth);
  return BigInt(encodeSqrtRatioX96(String(amount1), String(amount0)).toString());
}
