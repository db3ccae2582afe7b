import type {Token} from '@uniswap/sdk-core';
import {computePoolAddress, FACTORY_ADDRESS, type FeeAmount, Pool} from '@uniswap/v3-sdk';
import {type Address, parseAbi} from 'viem';
import {client} from '../../support/chain';
import {chainTicks} from './chainTicks';

// #region address
/** Where the pool of two tokens and a fee is, without asking the chain. */
export const poolAddress = (tokenA: Token, tokenB: Token, feePips: FeeAmount): Address =>
  computePoolAddress({factoryAddress: FACTORY_ADDRESS, tokenA, tokenB, fee: feePips}) as Address;
// #endregion address

// #region pool
const poolAbi = parseAbi([
  'function slot0() view returns (uint160 sqrtPriceX96, int24 tick, uint16, uint16, uint16, uint8, bool)',
  'function liquidity() view returns (uint128)',
]);

/** A pool as it is in the latest block. */
export async function readPool(tokenA: Token, tokenB: Token, feePips: FeeAmount): Promise<Pool> {
  const address = poolAddress(tokenA, tokenB, feePips);
  const blockNumber = await client.getBlockNumber({cacheTime: 0}); // viem would repeat an old answer
  const contract = {address, abi: poolAbi, blockNumber} as const; // all reads see one block
  const [[sqrtPriceX96, tick], liquidity] = await Promise.all([
    client.readContract({...contract, functionName: 'slot0'}),
    client.readContract({...contract, functionName: 'liquidity'}),
  ]);
  const ticks = chainTicks(address, blockNumber);
  return new Pool(tokenA, tokenB, feePips, String(sqrtPriceX96), String(liquidity), tick, ticks);
}
// #endregion pool
