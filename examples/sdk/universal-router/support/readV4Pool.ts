import type {Currency} from '@uniswap/sdk-core';
import {Pool as V4Pool} from '@uniswap/v4-sdk';
import {type Hex, zeroAddress} from 'viem';
import {client} from '../../../support/chain';
import {stateView} from '../../../v4/support/lenses';

// #region read-v4-pool
const [feePips, tickSpacing] = [3_000, 60]; // 0.3 %

/** The pool of v4 at 0.3 % without a hook, as it is in a block. */
export async function readV4Pool(
  currencyA: Currency,
  currencyB: Currency,
  blockNumber: bigint,
): Promise<V4Pool> {
  const key = [currencyA, currencyB, feePips, tickSpacing, zeroAddress] as const;
  const call = {...stateView, args: [V4Pool.getPoolId(...key) as Hex], blockNumber} as const;
  const [[sqrtPriceX96, tick], liquidity] = await Promise.all([
    client.readContract({...call, functionName: 'getSlot0'}),
    client.readContract({...call, functionName: 'getLiquidity'}),
  ]);
  return new V4Pool(...key, String(sqrtPriceX96), String(liquidity), tick);
}
// #endregion read-v4-pool
