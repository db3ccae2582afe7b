import assert from 'node:assert/strict';
import {parseEther, parseEventLogs, parseUnits} from 'viem';
import {readAllowance, withAllowances} from '../../support/allowances';
import {account, client, confirm, deadlineIn, run} from '../../support/chain';
import {balances, byName, printChanges, showBoth, usdc, weth} from '../../support/pair';
import {deployKeeper, mintThrough, noteWhere} from './support/keeper';
import {buyWeth} from './support/market';
import {allowancesFor, requireBoth} from './support/mintPosition';
import {
  amountsToAdd,
  budgetUsdc,
  budgetWei,
  deadlineSeconds,
  positionWithin,
  readPool,
} from './support/plan';
import {managerAbi, positionManager, readPosition} from './support/positions';

// #region constants
const addedBudgetUsdc = parseUnits('5000', usdc.decimals); // use at most this
const addedBudgetWei = parseEther('2.5'); // and at most this of WETH
// #endregion constants
const otherTradeUsdc = parseUnits('2000', 6);

async function main(): Promise<void> {
  await requireBoth({usdc: budgetUsdc + addedBudgetUsdc, weth: budgetWei + addedBudgetWei});
  const keeper = await deployKeeper();
  const tokenId = await mintThrough(keeper);
  const {liquidity: liquidityBefore} = await readPosition(tokenId);
  const before = await balances();

  // #region params
  const addition = positionWithin(await readPool(), addedBudgetUsdc, addedBudgetWei);
  const amounts = amountsToAdd(addition);
  const params = {tokenId, ...amounts, deadline: await deadlineIn(deadlineSeconds)};
  // #endregion params

  // #region increase
  const increase = {...keeper, functionName: 'increaseLiquidity', args: [params]} as const;
  const allowances = allowancesFor(keeper.address, amounts);
  const {logs, blockNumber} = await withAllowances(allowances, async () => {
    await buyWeth(otherTradeUsdc); // in the local chain, somebody trades before the increase
    return confirm(await client.writeContract(increase));
  });
  const [added] = parseEventLogs({abi: managerAbi, eventName: 'IncreaseLiquidity', logs});
  if (!added) throw new Error('no liquidity was added');
  const used = byName(added.args.amount0, added.args.amount1);
  // #endregion increase

  // #region verify
  const after = await balances(account, blockNumber);
  const {liquidity, owed} = await readPosition(tokenId);
  assert.equal(added.args.tokenId, tokenId);
  assert.equal(liquidity, liquidityBefore + added.args.liquidity);
  assert.equal(before.usdc - after.usdc, used.usdc); // what was not used came back
  assert.equal(before.weth - after.weth, used.weth);
  // #endregion verify

  // #region leftovers
  assert.deepEqual(await balances(keeper.address), {usdc: 0n, weth: 0n});
  for (const token of [usdc, weth]) {
    assert.equal(await readAllowance({token: token.address, spender: keeper.address}), 0n);
    const ofKeeper = {owner: keeper.address, spender: positionManager};
    assert.equal(await readAllowance({token: token.address, ...ofKeeper}), 0n);
  }
  // #endregion leftovers
  console.log(`desired    ${showBoth(byName(amounts.amount0Desired, amounts.amount1Desired))}`);
  console.log(`at least   ${showBoth(byName(amounts.amount0Min, amounts.amount1Min))}`);
  console.log(`used       ${showBoth(used)}`);
  console.log(`liquidity  ${liquidityBefore} → ${liquidity}`);
  printChanges({before, after});
  console.log(`owed now   ${showBoth(owed)}`);
  console.log('left in the keeper: nothing; still approved: nothing');
  await noteWhere(keeper, tokenId);
}

run(main);
