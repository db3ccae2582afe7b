import {encodeFunctionData, zeroAddress} from 'viem';
import {account, client, confirm, run} from '../../support/chain';
import {manager} from '../support/manager';
import {key as marketKey, type PoolKey} from '../support/pool';
import {encodeActions, multicall, positions} from '../support/positions';
import {printMistake} from './support/mistakes';
import {newKey, startPrice} from './support/newPools';
import {budget, mostFor, poolAt, positionWithin, range} from './support/plan';

/** Creates a pool that is unlike the guide's in these values; the call is simulated only. */
const create = (changes: Partial<PoolKey>, sqrtPriceX96 = startPrice) =>
  client.simulateContract({
    ...manager,
    functionName: 'initialize',
    args: [{...newKey, ...changes}, sqrtPriceX96],
  });

run(async () => {
  // #region errors
  const {currency0, currency1} = newKey;
  const swapped = {currency0: currency1, currency1: currency0};
  await printMistake('the pool exists', create(marketKey));
  await printMistake('currencies not sorted', create(swapped));
  await printMistake('tick spacing 32,768', create({tickSpacing: 32_768}));
  await printMistake('tick spacing 0', create({tickSpacing: 0}));
  await printMistake('fee 1,000,001', create({fee: 1_000_001}));
  await printMistake('dynamic fee without a hook', create({fee: 0x800000}));
  await printMistake('hook without a flag', create({hooks: `0x${'1'.padEnd(40, '0')}`}));
  await printMistake('price 0', create({}, 0n));
  // #endregion errors

  // #region other-price
  // Somebody creates the pool first, at 5% less for 1 ETH than the plan starts at.
  const key: PoolKey = {...newKey, fee: 1_900, hooks: zeroAddress};
  const lower = (startPrice * 975n) / 1_000n;
  const first = {...manager, functionName: 'initialize', args: [key, lower]} as const;
  await confirm(await client.writeContract(first));

  const position = positionWithin(poolAt(key, startPrice), budget);
  const liquidity = BigInt(position.liquidity.toString());
  const most = mostFor(position);
  const calls = [
    encodeFunctionData({
      ...positions,
      functionName: 'initializePool',
      args: [key, startPrice],
    }),
    await encodeActions([
      ['MINT_POSITION', key, range.tickLower, range.tickUpper, liquidity, ...most, account, '0x'],
      ['SETTLE_PAIR', currency0, currency1],
      ['SWEEP', currency0, account],
    ]),
  ];
  await printMistake('created at another price', multicall(calls, most[0]));
  // #endregion other-price
});
