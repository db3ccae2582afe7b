import type {Token} from '@uniswap/sdk-core';
import {FeeAmount, type Pool} from '@uniswap/v3-sdk';
import {type Address, zeroAddress} from 'viem';
import {addressOf, client} from '../../../../support/chain';
import {factoryAbi} from '../../../support/abis';
import {readPool} from '../../../support/readPool';

// #region candidates
const feeTiers = [FeeAmount.LOWEST, FeeAmount.LOW, FeeAmount.MEDIUM, FeeAmount.HIGH];

/** Every pool among these tokens that exists and has liquidity at the price, in one block. */
export async function candidatePools(
  tokens: readonly Token[],
  blockNumber: bigint,
): Promise<Pool[]> {
  const factory = {address: addressOf('UniswapV3Factory'), abi: factoryAbi, blockNumber} as const;
  const pools: Pool[] = [];
  for (const [index, tokenA] of tokens.entries()) {
    for (const tokenB of tokens.slice(index + 1)) {
      for (const fee of feeTiers) {
        const args = [tokenA.address as Address, tokenB.address as Address, fee] as const;
        const call = {...factory, functionName: 'getPool', args} as const;
        const exists = (await client.readContract(call)) !== zeroAddress;
        if (exists) pools.push(await readPool(tokenA, tokenB, fee, blockNumber));
      }
    }
  }
  return pools.filter(({liquidity}) => liquidity.toString() !== '0');
}
// #endregion candidates
