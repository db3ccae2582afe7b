import type {Currency, CurrencyAmount} from '@uniswap/sdk-core';
import type {Pool} from '@uniswap/v4-sdk';
import {client} from '../../../support/chain';
import {quoter} from '../../../v4/support/lenses';
import type {PoolKey} from '../../../v4/support/pool';
import {amountOf, baseUnits} from '../../support/tokens';

// #region input
/** What an exact input gives in a pool, in the latest block unless told. */
export async function quoteOutput(
  pool: Pool,
  input: CurrencyAmount<Currency>,
  blockNumber?: bigint,
): Promise<CurrencyAmount<Currency>> {
  const zeroForOne = input.currency.equals(pool.currency0);
  const poolKey = pool.poolKey as PoolKey;
  const args = [{poolKey, zeroForOne, exactAmount: baseUnits(input), hookData: '0x'}] as const;
  const call = {...quoter, functionName: 'quoteExactInputSingle', args, blockNumber} as const;
  const {result} = await client.simulateContract(call);
  return amountOf(zeroForOne ? pool.currency1 : pool.currency0, result[0]);
}
// #endregion input

// #region output
/** What an exact output costs in a pool, in the latest block unless told. */
export async function quoteInput(
  pool: Pool,
  output: CurrencyAmount<Currency>,
  blockNumber?: bigint,
): Promise<CurrencyAmount<Currency>> {
  const zeroForOne = output.currency.equals(pool.currency1);
  const poolKey = pool.poolKey as PoolKey;
  const args = [{poolKey, zeroForOne, exactAmount: baseUnits(output), hookData: '0x'}] as const;
  const call = {...quoter, functionName: 'quoteExactOutputSingle', args, blockNumber} as const;
  const {result} = await client.simulateContract(call);
  return amountOf(zeroForOne ? pool.currency0 : pool.currency1, result[0]);
}
// #endregion output
