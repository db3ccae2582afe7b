import type {Token} from '@uniswap/sdk-core';
import {computePoolAddress, type FeeAmount, Pool} from '@uniswap/v3-sdk';
import {type Address, parseAbi} from 'viem';
import {addressOf, client} from '../../support/chain';
import {chainTicks} from './chainTicks';

// #region address
/** Where the pool of two tokens and a fee is, without asking the chain. */
export function poolAddress(tokenA: Token, tokenB: Token, feePips: FeeAmount): Address {
  const factoryAddress = addressOf('UniswapV3Factory'); // another one on some chains
  const {chainId} = tokenA; // ZKsync derives addresses in a way of its own
  const pool = {factoryAddress, tokenA, tokenB, fee: feePips, chainId};
  return computePoolAddress(pool) as Address;
}
// #endregion address

// #region pool
/** What a pool says of its price and its active liquidity. */
export const poolStateAbi = parseAbi([
  'function slot0() view returns (uint160 sqrtPriceX96, int24 tick, uint16, uint16, uint16, uint8, bool)',
  'function liquidity() view returns (uint128)',
]);

/** A pool as it is in a block: in the latest one unless told. */
export async function readPool(
  tokenA: Token,
  tokenB: Token,
  feePips: FeeAmount,
  atBlock?: bigint,
): Promise<Pool> {
  const address = poolAddress(tokenA, tokenB, feePips);
  const blockNumber = atBlock ?? (await client.getBlockNumber());
  const contract = {address, abi: poolStateAbi, blockNumber} as const; // all reads see one block
  const [[sqrtPriceX96, tick], liquidity] = await Promise.all([
    client.readContract({...contract, functionName: 'slot0'}),
    client.readContract({...contract, functionName: 'liquidity'}),
  ]);
  const ticks = chainTicks(address, blockNumber);
  return new Pool(tokenA, tokenB, feePips, String(sqrtPriceX96), String(liquidity), tick, ticks);
}
// #endregion pool
