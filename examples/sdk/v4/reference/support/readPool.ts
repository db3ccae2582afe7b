import {type Currency, Ether} from '@uniswap/sdk-core';
import type {TickDataProvider} from '@uniswap/v3-sdk';
import {Pool} from '@uniswap/v4-sdk';
import {type Address, type Hex, zeroAddress} from 'viem';
import {chain, client} from '../../../../support/chain';
import {stateView} from '../../../../v4/support/lenses';
import {setBits} from '../../../../support/tickBitmap';

/** The native currency of the chain. */
export const ETH = Ether.onChain(chain.id);

// #region pool
/** What names a pool of v4 beside its currencies. */
export type PoolName = {fee: number; tickSpacing: number; hooks?: Address};

/** A pool of v4 with its ticks, as it is in the latest block. */
export async function readPool(
  currencyA: Currency,
  currencyB: Currency,
  {fee, tickSpacing, hooks = zeroAddress}: PoolName,
): Promise<Pool> {
  const id = Pool.getPoolId(currencyA, currencyB, fee, tickSpacing, hooks) as Hex;
  const blockNumber = await client.getBlockNumber(); // every read sees one block
  const call = {...stateView, args: [id], blockNumber} as const;
  const [sqrtPriceX96, tick] = await client.readContract({...call, functionName: 'getSlot0'});
  const liquidity = await client.readContract({...call, functionName: 'getLiquidity'});
  const state = [String(sqrtPriceX96), String(liquidity), tick] as const;
  const ticks = ticksOf(id, blockNumber);
  return new Pool(currencyA, currencyB, fee, tickSpacing, hooks, ...state, ticks);
}
// #endregion pool

// #region ticks
/** The ticks of a pool at a block, which StateView is asked for when the SDK needs them. */
function ticksOf(id: Hex, blockNumber: bigint): TickDataProvider {
  const call = {...stateView, blockNumber} as const;
  return {
    async getTick(tick) {
      const asked = {...call, functionName: 'getTickLiquidity', args: [id, tick]} as const;
      const [, liquidityNet] = await client.readContract(asked);
      return {liquidityNet: String(liquidityNet)};
    },

    async nextInitializedTickWithinOneWord(tick, lte, tickSpacing) {
      const from = Math.floor(tick / tickSpacing) + (lte ? 0 : 1);
      const [word, bit] = [from >> 8, from & 255]; // 256 ticks share a word
      const asked = {...call, functionName: 'getTickBitmap', args: [id, word]} as const;
      const used = setBits(await client.readContract(asked));
      const next = lte ? used.filter((one) => one <= bit).at(-1) : used.find((one) => one >= bit);
      const edge = lte ? 0 : 255;
      return [(word * 256 + (next ?? edge)) * tickSpacing, next !== undefined];
    },
  };
}
// #endregion ticks
