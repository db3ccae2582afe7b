import type {Currency} from '@uniswap/sdk-core';
import {Pool} from '@uniswap/v4-sdk';
import type {Hex} from 'viem';
import {client} from '../../../support/chain';
import {stateView} from '../../../v4/support/lenses';

// #region fee
const MILLION = 1_000_000; // fees are in hundredths of a basis point

/** A pool with the whole fee of a swap that pays this currency: for amounts, as the id differs. */
export async function withSwapFee(pool: Pool, input: Currency, blockNumber: bigint): Promise<Pool> {
  const view = {...stateView, args: [pool.poolId as Hex], blockNumber} as const;
  const [, , protocolFees, lpFee] = await client.readContract({...view, functionName: 'getSlot0'});
  const protocolFee = input.equals(pool.currency0) ? protocolFees & 0xfff : protocolFees >> 12;
  const fee = protocolFee + lpFee - Math.floor((protocolFee * lpFee) / MILLION);
  const {currency0, currency1, tickSpacing, hooks, sqrtRatioX96, liquidity, tickCurrent} = pool;
  const state = [sqrtRatioX96, liquidity, tickCurrent, pool.tickDataProvider] as const;
  return new Pool(currency0, currency1, fee, tickSpacing, hooks, ...state);
}
// #endregion fee
