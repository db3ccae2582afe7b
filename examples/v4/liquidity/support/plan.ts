import {Ether, Percent, Token} from '@uniswap/sdk-core';
import {nearestUsableTick, TickMath} from '@uniswap/v3-sdk';
import {Pool, Position} from '@uniswap/v4-sdk';
import JSBI from 'jsbi';
import {parseEther, parseUnits} from 'viem';
import {chain, client} from '../../../support/chain';
import {stateView} from '../../support/lenses';
import {idOf, key, type PoolKey, usdc} from '../../support/pool';

// #region constants
/** What the position may take at the price of now. */
export const budget = {wei: parseEther('1'), usdc: parseUnits('2500', usdc.decimals)};
const [lowestPrice, highestPrice] = [1_500, 2_500]; // the range, in USDC for 1 ETH
const toleranceBps = 50; // 0.5% of the price
// #endregion constants

// #region range
/** The usable tick nearest to a price. ETH is currency0, so the tick rises with its price. */
function tickAt(usdcPerEth: number): number {
  const unitsPerWei = usdcPerEth * 10 ** (usdc.decimals - 18);
  const tick = Math.round(Math.log(unitsPerWei) / Math.log(1.0001));
  return nearestUsableTick(tick, key.tickSpacing);
}

export const range = {tickLower: tickAt(lowestPrice), tickUpper: tickAt(highestPrice)};
// #endregion range

// #region pool
/** A pool of ETH and USDC as it is now: amounts follow from its price. */
export async function readPool(poolKey: PoolKey = key): Promise<Pool> {
  const slot0 = {...stateView, functionName: 'getSlot0', args: [idOf(poolKey)]} as const;
  const [sqrtPriceX96] = await client.readContract(slot0);
  if (sqrtPriceX96 === 0n) throw new Error(`no pool has the id ${idOf(poolKey)}: create it first`);
  return poolAt(poolKey, sqrtPriceX96);
}

/** A pool of ETH and USDC at a price. */
export function poolAt({fee, tickSpacing, hooks}: PoolKey, sqrtPriceX96: bigint): Pool {
  const price = JSBI.BigInt(String(sqrtPriceX96));
  const token = new Token(chain.id, usdc.address, usdc.decimals, usdc.symbol);
  const ether = Ether.onChain(chain.id);
  const others = 0; // amounts do not depend on the liquidity of others
  const tick = TickMath.getTickAtSqrtRatio(price);
  return new Pool(ether, token, fee, tickSpacing, hooks, price, others, tick);
}
// #endregion pool

// #region amounts
/** The largest position that these amounts buy at the pool's price. */
export const positionWithin = (
  pool: Pool,
  {wei, usdc: units}: typeof budget,
  ticks = range,
): Position =>
  Position.fromAmounts({
    pool,
    ...ticks,
    amount0: String(wei),
    amount1: String(units),
    useFullPrecision: true, // liquidity is sent as a number, and computed by no contract
  });

type Amounts = readonly [wei: bigint, usdc: bigint];
type AmountsOfSdk = {amount0: {toString(): string}; amount1: {toString(): string}};
const inUnits = ({amount0, amount1}: AmountsOfSdk): Amounts => [
  BigInt(amount0.toString()),
  BigInt(amount1.toString()),
];
const tolerance = new Percent(toleranceBps, 10_000);

/** What a position costs at the pool's price. */
export const costOf = (position: Position): Amounts => inUnits(position.mintAmounts);

/** The most that it costs while the price moves by no more than the tolerance. */
export const mostFor = (position: Position): Amounts =>
  inUnits(position.mintAmountsWithSlippage(tolerance));

/** The least that it gives when it is removed within the tolerance. */
export const leastFrom = (position: Position): Amounts =>
  inUnits(position.burnAmountsWithSlippage(tolerance));
// #endregion amounts

/** A position over the range of the guides, of this liquidity, at the pool's price of now. */
export const positionOf = async (liquidity: bigint): Promise<Position> =>
  new Position({pool: await readPool(), ...range, liquidity: String(liquidity)});
