import {parseEther, parseUnits, zeroAddress} from 'viem';
import {client} from '../../../support/chain';
import {stateView} from '../../support/lenses';
import {idOf, key, type PoolKey, usdc} from '../../support/pool';
import {sqrtPriceOf} from './sqrtPrice';

// #region key
/** A pool of ETH and USDC that nobody has created: 0.17%, ticks of 30. */
export const newKey: PoolKey = {
  currency0: zeroAddress, // ETH, the lowest address there is
  currency1: usdc.address,
  fee: 1_700, // hundredths of a basis point
  tickSpacing: 30,
  hooks: zeroAddress,
};
// #endregion key

// #region price
/** 2,000 USDC for 1 ETH, in the smallest units of both. */
export const startPrice = sqrtPriceOf(parseEther('1'), parseUnits('2000', usdc.decimals));
// #endregion price

/** The price of a pool; 0 where no pool has this key. */
export async function readPrice(poolKey: PoolKey): Promise<bigint> {
  const slot0 = {...stateView, functionName: 'getSlot0', args: [idOf(poolKey)]} as const;
  const [sqrtPriceX96] = await client.readContract(slot0);
  return sqrtPriceX96;
}

// #region market
/** Ends the program where a first price is more than 1% away from that of a deep pool. */
export async function requireMarketPrice(sqrtPriceX96: bigint): Promise<void> {
  const market = await readPrice(key);
  const ratio = (Number(sqrtPriceX96) / Number(market)) ** 2;
  if (Math.abs(ratio - 1) <= 0.01) return;
  throw new Error(`the first price is ${(ratio * 100).toFixed(1)}% of the market's: correct it`);
}
// #endregion market
