import type {Token} from '@uniswap/sdk-core';
import {FeeAmount, type Pool} from '@uniswap/v3-sdk';
import {type Address, parseAbi, zeroAddress} from 'viem';
import {client} from '../../../../support/chain';
import {readPool} from '../../../support/readPool';

const factory = '0x1F98431c8aD98523631AE4a59f267346ea31F984'; // UniswapV3Factory
const abi = parseAbi(['function getPool(address, address, uint24) view returns (address)']);

// #region candidates
const feeTiers = [FeeAmount.LOWEST, FeeAmount.LOW, FeeAmount.MEDIUM, FeeAmount.HIGH];

/** Every pool among these tokens that exists and has liquidity at the price. */
export async function candidatePools(tokens: readonly Token[]): Promise<Pool[]> {
  const pools: Pool[] = [];
  for (const [index, tokenA] of tokens.entries()) {
    for (const tokenB of tokens.slice(index + 1)) {
      for (const fee of feeTiers) {
        const args = [tokenA.address as Address, tokenB.address as Address, fee] as const;
        const call = {address: factory, abi, functionName: 'getPool', args} as const;
        const exists = (await client.readContract(call)) !== zeroAddress;
        if (exists) pools.push(await readPool(tokenA, tokenB, fee));
      }
    }
  }
  return pools.filter(({liquidity}) => liquidity.toString() !== '0');
}
// #endregion candidates
