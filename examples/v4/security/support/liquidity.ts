import {encodeFunctionData, parseEther, parseUnits, type TransactionReceipt} from 'viem';
import {account, client, deadlineIn} from '../../../support/chain';
import {type Action, listOf} from '../../support/actions';
import {type PoolKey, usdc} from '../../support/pool';
import {encodeActions, multicall, positions} from '../../support/positions';
import {withPermit2} from '../../support/withPermit2';
import {type Deposit, mintActions} from './pools';

/** The most to pay for a deposit, or the least to get for it, of each currency. */
export type Limits = readonly [amount0: bigint, amount1: bigint];

// #region open
/** Creates a pool at a price and opens a position, in one transaction. */
export async function open(
  key: PoolKey,
  {sqrtPriceX96, liquidity}: Deposit,
  most: Limits,
): Promise<TransactionReceipt> {
  const args = [key, sqrtPriceX96] as const;
  const create = encodeFunctionData({...positions, functionName: 'initializePool', args});
  const mint = await encodeActions(mintActions(key, liquidity, most));
  return (await multicall([create, mint], parseEther('20'))).receipt;
}
// #endregion open

/** Lets PositionManager take up to 300,000 USDC meanwhile, for all deposits. */
export const withUsdc = <Result>(spend: () => Promise<Result>): Promise<Result> => {
  const amount = parseUnits('300000', usdc.decimals);
  return withPermit2([{token: usdc.address, spender: positions.address, amount}], spend);
};

/** Takes liquidity out of a position, with all its fees; only the fees if it is 0. */
export const decrease = (
  {currency0, currency1}: PoolKey,
  {tokenId, liquidity, least}: {tokenId: bigint; liquidity: bigint; least: Limits},
): Action[] => [
  ['DECREASE_LIQUIDITY', tokenId, liquidity, ...least, '0x'],
  ['TAKE_PAIR', currency0, currency1, account],
];

/** Calls PositionManager as the transaction would; nothing is sent. */
export const simulateActions = async (actions: readonly Action[]): Promise<unknown> => {
  const args = [listOf(actions), await deadlineIn(600n)] as const;
  return client.simulateContract({...positions, functionName: 'modifyLiquidities', args});
};
