import {type Currency, Ether} from '@uniswap/sdk-core';
import type {TickDataProvider} from '@uniswap/v3-sdk';
import {Pool as V4Pool} from '@uniswap/v4-sdk';
import {type Hex, zeroAddress} from 'viem';
import {chain, client} from '../../support/chain';
import {stateView} from '../../v4/support/lenses';
import {tickProvider} from './tickProvider';

// #region ether
/** The currency of the chain, which pools of v4 hold themselves. */
export const ETH = Ether.onChain(chain.id);
// #endregion ether

/** What the key of a pool holds beside its currencies. */
export type Terms = {fee: number; tickSpacing: number; hooks?: string};

// #region pool
/** A pool as it is in a block: in the latest one unless told. */
export async function readV4Pool(
  currencyA: Currency,
  currencyB: Currency,
  {fee, tickSpacing, hooks = zeroAddress}: Terms,
  atBlock?: bigint,
): Promise<V4Pool> {
  const poolId = V4Pool.getPoolId(currencyA, currencyB, fee, tickSpacing, hooks) as Hex;
  const blockNumber = atBlock ?? (await client.getBlockNumber());
  const view = {...stateView, args: [poolId], blockNumber} as const; // all reads see one block
  const [[sqrtPriceX96, tick], liquidity] = await Promise.all([
    client.readContract({...view, functionName: 'getSlot0'}),
    client.readContract({...view, functionName: 'getLiquidity'}),
  ]);
  if (sqrtPriceX96 === 0n) throw new Error(`no pool has the id ${poolId}`);
  const state = [String(sqrtPriceX96), String(liquidity), tick] as const;
  const ticks = v4Ticks(poolId, blockNumber);
  return new V4Pool(currencyA, currencyB, fee, tickSpacing, hooks, ...state, ticks);
}
// #endregion pool

// #region ticks
/** The ticks of a pool at a block. */
export function v4Ticks(poolId: Hex, blockNumber: bigint): TickDataProvider {
  const view = {...stateView, blockNumber} as const;
  return tickProvider({
    readWord: (word) =>
      client.readContract({...view, functionName: 'getTickBitmap', args: [poolId, word]}),
    async readNet(tick) {
      const call = {...view, functionName: 'getTickLiquidity', args: [poolId, tick]} as const;
      const [, liquidityNet] = await client.readContract(call);
      return liquidityNet;
    },
  });
}
// #endregion ticks
