import {encodeFunctionData, type Hex} from 'viem';
import {approve} from '../../support/allowances';
import {client, clientOf, confirm, run} from '../../support/chain';
import {printFailure} from '../../sdk/support/printFailure';
import {
  allowancesOf,
  createCall,
  creator,
  firstPosition,
  firstPrice,
  higher,
  lower,
  mintCall,
  newFeePips,
  sqrtPriceAt,
} from './support/newPool';

/** Simulates a multicall of the position manager, which must fail. */
const refuses = (mistake: string, calls: readonly Hex[]) =>
  printFailure(mistake, () =>
    client.simulateContract({...creator, functionName: 'multicall', args: [calls]}),
  );

run(async () => {
  const price = sqrtPriceAt(firstPrice);
  const params = await firstPosition(firstPrice);
  const mint = mintCall(params);

  // #region errors
  await refuses('no allowance', [createCall(price), mint]);
  for (const allowance of allowancesOf(params)) await approve(allowance);

  const unsorted = [higher.address, lower.address, newFeePips, price] as const;
  const functionName = 'createAndInitializePoolIfNecessary';
  const create = encodeFunctionData({...creator, functionName, args: unsorted});
  await refuses('token0 is the higher address', [create, mint]);
  await refuses('a fee that is not enabled', [createCall(price, 2_500), mint]);
  await refuses('price 0', [createCall(0n), mint]);
  await refuses('the price upside down', [createCall(2n ** 192n / price), mint]);
  await refuses('decimals left out', [createCall(2n ** 96n * 3n), mint]);
  const between = mintCall({...params, tickLower: params.tickLower + 1});
  await refuses('tick between two usable ones', [createCall(price), between]);
  await refuses('the mint before the pool', [mint, createCall(price)]);
  // #endregion errors

  // #region first
  // Another account creates the pool first, at 5% less than the plan.
  const other = clientOf(1);
  const lowerPrice = sqrtPriceAt('9.5');
  const args = [lower.address, higher.address, newFeePips, lowerPrice] as const;
  await confirm(await other.writeContract({...creator, functionName, args}));
  await refuses('created at another price', [createCall(price), mint]);
  // #endregion first

  for (const allowance of allowancesOf(params)) await approve({...allowance, amount: 0n});
});
