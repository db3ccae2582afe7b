import type {Pool} from '@uniswap/v4-sdk';
import {account, client} from '../../../support/chain';
import {manager} from '../../../v4/support/manager';
import type {PoolKey} from '../../../v4/support/pool';

// #region gas
/** Gas for initializePool, which hides a failure of the call in it: twice what that call needs. */
export async function gasToCreate(
  key: ReturnType<typeof Pool.getPoolKey>,
  sqrtPriceX96: string,
): Promise<bigint> {
  const args = [key as PoolKey, BigInt(sqrtPriceX96)] as const;
  const call = {...manager, functionName: 'initialize', args, account} as const;
  return 2n * (await client.estimateContractGas(call)); // reverts where the pool cannot be created
}
// #endregion gas
