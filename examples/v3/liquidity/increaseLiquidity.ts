import assert from 'node:assert/strict';
import {parseEther, parseEventLogs, parseUnits} from 'viem';
import {client, confirm, deadlineIn} from './support/chain';
import {deployKeeper} from './support/keeper';
import {buyWeth} from './support/market';
import {approveDesired, mintThrough} from './support/mintPosition';
import {amountsToAdd, deadlineSeconds, positionWithin, readPool} from './support/plan';
import {managerAbi, positionManager, readPosition} from './support/positions';
import {allowance, balances, printChanges, showBoth, usdc, weth} from './support/tokens';

// #region constants
const addedBudgetUsdc = parseUnits('5000', 6); // use at most this of token0
const addedBudgetWei = parseEther('2.5'); // use at most this of token1
// #endregion constants
const otherTradeUsdc = parseUnits('2000', 6);

async function main(): Promise<void> {
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
  await approveDesired(keeper.address, amounts);
  await buyWeth(otherTradeUsdc); // somebody trades before the increase is included
  const increase = {...keeper, functionName: 'increaseLiquidity', args: [params]} as const;
  const {logs} = await confirm(await client.writeContract(increase));
  const [added] = parseEventLogs({abi: managerAbi, eventName: 'IncreaseLiquidity', logs});
  if (!added) throw new Error('no liquidity was added');
  const used = {usdc: added.args.amount0, weth: added.args.amount1};
  // #endregion increase

  // #region verify
  const after = await balances();
  const {liquidity, owed} = await readPosition(tokenId);
  assert.equal(added.args.tokenId, tokenId);
  assert.equal(liquidity, liquidityBefore + added.args.liquidity);
  assert.equal(before.usdc - after.usdc, used.usdc); // what was not used came back
  assert.equal(before.weth - after.weth, used.weth);
  // #endregion verify

  // #region leftovers
  assert.deepEqual(await balances(keeper.address), {usdc: 0n, weth: 0n});
  for (const token of [usdc, weth]) {
    assert.equal(await allowance(token, {spender: keeper.address}), 0n);
    const ofKeeper = {owner: keeper.address, spender: positionManager};
    assert.equal(await allowance(token, ofKeeper), 0n);
  }
  // #endregion leftovers
  console.log(
    `desired    ${showBoth({usdc: amounts.amount0Desired, weth: amounts.amount1Desired})}`,
  );
  console.log(`at least   ${showBoth({usdc: amounts.amount0Min, weth: amounts.amount1Min})}`);
  console.log(`used       ${showBoth(used)}`);
  console.log(`liquidity  ${liquidityBefore} → ${liquidity}`);
  printChanges({before, after});
  console.log(`owed now   ${showBoth(owed)}`);
  console.log('left in the keeper: nothing; still approved: nothing');
}

main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
