import {Percent, Token} from '@uniswap/sdk-core';
import {nearestUsableTick, Pool, Position, TICK_SPACINGS} from '@uniswap/v3-sdk';
import {type Address, parseAbi, parseEther, parseUnits} from 'viem';
import {client} from './chain';
import {usdc, weth} from './tokens';

// #region constants
export const feePips = 3_000; // which pool: the one that takes 0.3 %
export const budgetUsdc = parseUnits('10000', 6); // use at most this of token0
export const budgetWei = parseEther('5'); // use at most this of token1
export const slippageBps = 50n; // 0.5 % of the price
export const deadlineSeconds = 600n;
// #endregion constants

// #region range
/** The usable tick nearest to a price in USDC per WETH. A higher price is a lower tick. */
function tickAt(usdcPerWeth: number): number {
  const weiPerBaseUnit = 10 ** (weth.decimals - usdc.decimals) / usdcPerWeth;
  const tick = Math.round(Math.log(weiPerBaseUnit) / Math.log(1.0001));
  return nearestUsableTick(tick, TICK_SPACINGS[feePips]);
}

export const range = {tickLower: tickAt(2_500), tickUpper: tickAt(1_500)};
// #endregion range

const USDC = new Token(1, usdc.address, usdc.decimals, usdc.symbol);
const WETH = new Token(1, weth.address, weth.decimals, weth.symbol);

export const poolAddress = Pool.getAddress(USDC, WETH, feePips) as Address;
const poolAbi = parseAbi([
  'function slot0() view returns (uint160 sqrtPriceX96, int24 tick, uint16, uint16, uint16, uint8, bool)',
  'function liquidity() view returns (uint128)',
]);

// #region pool
/** The pool as it is now: amounts follow from its price. */
export async function readPool(): Promise<Pool> {
  const contract = {address: poolAddress, abi: poolAbi} as const;
  const [sqrtPriceX96, tick] = await client.readContract({...contract, functionName: 'slot0'});
  const liquidity = await client.readContract({...contract, functionName: 'liquidity'});
  return new Pool(USDC, WETH, feePips, String(sqrtPriceX96), String(liquidity), tick);
}
// #endregion pool

// #region add
/** The largest position that these budgets buy at the pool's price. */
export const positionWithin = (pool: Pool, usdcBudget: bigint, weiBudget: bigint): Position =>
  Position.fromAmounts({
    pool,
    ...range,
    amount0: String(usdcBudget),
    amount1: String(weiBudget),
    useFullPrecision: false, // rounds as the position manager does
  });

/** What the position takes now, and the least it may take when the price has moved. */
export function amountsToAdd(position: Position) {
  const {amount0: usdcNow, amount1: weiNow} = position.mintAmounts;
  const tolerance = new Percent(String(slippageBps), 10_000);
  const least = position.mintAmountsWithSlippage(tolerance);
  return {
    amount0Desired: BigInt(usdcNow.toString()),
    amount1Desired: BigInt(weiNow.toString()),
    amount0Min: BigInt(least.amount0.toString()),
    amount1Min: BigInt(least.amount1.toString()),
  };
}
// #endregion add

// #region remove
/** The least of each token that removing liquidity may give. */
export function minimumsToRemove(pool: Pool, liquidity: bigint) {
  const position = new Position({pool, ...range, liquidity: String(liquidity)});
  const tolerance = new Percent(String(slippageBps), 10_000);
  const {amount0, amount1} = position.burnAmountsWithSlippage(tolerance);
  return {amount0Min: BigInt(amount0.toString()), amount1Min: BigInt(amount1.toString())};
}
// #endregion remove
