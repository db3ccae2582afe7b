import {Percent, Token} from '@uniswap/sdk-core';
import {
  computePoolAddress,
  nearestUsableTick,
  Pool,
  Position,
  TICK_SPACINGS,
} from '@uniswap/v3-sdk';
import {type Address, parseAbi, parseEther, parseUnits} from 'viem';
import {addressOf, chain, client} from '../../../support/chain';
import {inOrder, token0, token1, usdc, weth} from '../../../support/pair';

// #region constants
export const feePips = 3_000; // which pool: the one that takes 0.3%
export const budgetUsdc = parseUnits('10000', usdc.decimals); // use at most this
export const budgetWei = parseEther('5'); // and at most this of WETH
const [lowestPrice, highestPrice] = [1_500, 2_500]; // the range, in USDC for 1 WETH
export const slippageBps = 50n; // 0.5% of the price
export const deadlineSeconds = 600n;
// #endregion constants

// #region range
/** The usable tick nearest to a price. Ticks count token1 for token0, in base units of both. */
function tickAt(usdcPerWeth: number): number {
  const weiPerBaseUnit = 10 ** (weth.decimals - usdc.decimals) / usdcPerWeth;
  const price = token0 === usdc ? weiPerBaseUnit : 1 / weiPerBaseUnit;
  const tick = Math.round(Math.log(price) / Math.log(1.0001));
  return nearestUsableTick(tick, TICK_SPACINGS[feePips]);
}

// Where USDC is token0, a higher price of WETH is a lower tick.
const ticks = [tickAt(lowestPrice), tickAt(highestPrice)];
export const range = {tickLower: Math.min(...ticks), tickUpper: Math.max(...ticks)};
// #endregion range

const [tokenA, tokenB] = [
  new Token(chain.id, token0.address, token0.decimals, token0.symbol),
  new Token(chain.id, token1.address, token1.decimals, token1.symbol),
] as const;

const factoryAddress = addressOf('UniswapV3Factory');
export const poolAddress = computePoolAddress({
  factoryAddress,
  tokenA,
  tokenB,
  fee: feePips,
}) as Address;
const poolAbi = parseAbi([
  'function slot0() view returns (uint160 sqrtPriceX96, int24 tick, uint16, uint16, uint16, uint8, bool)',
  'function liquidity() view returns (uint128)',
]);

// #region pool
/** The pool as it is now: amounts follow from its price. */
export async function readPool(): Promise<Pool> {
  const blockNumber = await client.getBlockNumber();
  const contract = {address: poolAddress, abi: poolAbi, blockNumber} as const;
  const [sqrtPriceX96, tick] = await client.readContract({...contract, functionName: 'slot0'});
  const liquidity = await client.readContract({...contract, functionName: 'liquidity'});
  return new Pool(tokenA, tokenB, feePips, String(sqrtPriceX96), String(liquidity), tick);
}
// #endregion pool

// #region add
/** The largest position that these budgets buy at the pool's price. */
export function positionWithin(pool: Pool, usdcBudget: bigint, weiBudget: bigint): Position {
  const [amount0, amount1] = inOrder({usdc: usdcBudget, weth: weiBudget});
  return Position.fromAmounts({
    pool,
    ...range,
    amount0: String(amount0),
    amount1: String(amount1),
    useFullPrecision: false, // rounds as the position manager does
  });
}

/** What the position takes now, and the least it may take when the price has moved. */
export function amountsToAdd(position: Position) {
  const {amount0, amount1} = position.mintAmounts;
  const tolerance = new Percent(String(slippageBps), 10_000);
  const least = position.mintAmountsWithSlippage(tolerance);
  return {
    amount0Desired: BigInt(amount0.toString()),
    amount1Desired: BigInt(amount1.toString()),
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
