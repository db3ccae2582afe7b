import assert from 'node:assert/strict';
import {parseEventLogs, parseUnits} from 'viem';
import {account, client, confirm, deadlineIn, run} from '../../support/chain';
import {balances, byName, printChanges, showBoth} from '../../support/pair';
import {deployKeeper, mintThrough, noteWhere} from './support/keeper';
import {tradeBothWays} from './support/market';
import {requireBoth} from './support/mintPosition';
import {budgetUsdc, budgetWei, deadlineSeconds, minimumsToRemove, readPool} from './support/plan';
import {managerAbi, readPosition} from './support/positions';

async function main(): Promise<void> {
  await requireBoth({usdc: budgetUsdc, weth: budgetWei});
  const keeper = await deployKeeper();
  const tokenId = await mintThrough(keeper);
  await tradeBothWays(parseUnits('100000', 6)); // in the local chain, others trade
  const before = await balances();

  // #region limits
  const {liquidity: liquidityBefore} = await readPosition(tokenId);
  const liquidity = liquidityBefore / 2n; // half of the position
  const minimums = minimumsToRemove(await readPool(), liquidity);
  const deadline = await deadlineIn(deadlineSeconds);
  // #endregion limits

  // #region decrease
  const params = {tokenId, liquidity, ...minimums, deadline};
  const decrease = {...keeper, functionName: 'decreaseLiquidity', args: [params]} as const;
  const {logs} = await confirm(await client.writeContract(decrease));
  const [removed] = parseEventLogs({abi: managerAbi, eventName: 'DecreaseLiquidity', logs});
  if (!removed) throw new Error('no liquidity was removed');
  const fromLiquidity = byName(removed.args.amount0, removed.args.amount1);
  // #endregion decrease

  // #region owed
  const {owed, liquidity: liquidityAfter} = await readPosition(tokenId);
  assert.equal(liquidityAfter, liquidityBefore - liquidity);
  assert.deepEqual(await balances(), before); // nothing was paid yet
  const fees = {usdc: owed.usdc - fromLiquidity.usdc, weth: owed.weth - fromLiquidity.weth};
  // #endregion owed
  console.log('1. decrease');
  console.log(`  liquidity  ${liquidityBefore} → ${liquidityAfter}`);
  console.log(`  at least   ${showBoth(byName(minimums.amount0Min, minimums.amount1Min))}`);
  console.log(`  removed    ${showBoth(fromLiquidity)}`);
  console.log(`  fees       ${showBoth(fees)}`);
  console.log(`  owed       ${showBoth(owed)}`);
  printChanges({before, after: await balances()});

  // #region collect
  const collect = {...keeper, functionName: 'collect', args: [tokenId]} as const;
  const {blockNumber} = await confirm(await client.writeContract(collect));
  const after = await balances(account, blockNumber);
  assert.ok(after.usdc - before.usdc >= owed.usdc); // with the fees of trades since then
  assert.ok(after.weth - before.weth >= owed.weth);
  // #endregion collect
  console.log('2. collect');
  printChanges({before, after});
  console.log(`  owed       ${showBoth((await readPosition(tokenId)).owed)}`);
  await noteWhere(keeper, tokenId);
}

run(main);
