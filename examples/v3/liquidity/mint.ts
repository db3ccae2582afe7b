import assert from 'node:assert/strict';
import {parseEventLogs, parseUnits} from 'viem';
import {account, client, confirm} from './support/chain';
import {deployKeeper} from './support/keeper';
import {buyWeth} from './support/market';
import {approveDesired, mintParams} from './support/mintPosition';
import {budgetUsdc, budgetWei, range} from './support/plan';
import {managerAbi, ownerOf, positionManager, readPosition} from './support/positions';
import {allowance, balances, printChanges, showBoth, usdc, weth} from './support/tokens';

const otherTradeUsdc = parseUnits('2000', 6);

async function main(): Promise<void> {
  const keeper = await deployKeeper();
  const before = await balances();

  // #region mint
  const params = await mintParams(keeper.address);
  await approveDesired(keeper.address, params);
  await buyWeth(otherTradeUsdc); // somebody trades before the mint is included
  const hash = await client.writeContract({...keeper, functionName: 'mint', args: [params]});
  const {logs} = await confirm(hash);
  const [added] = parseEventLogs({abi: managerAbi, eventName: 'IncreaseLiquidity', logs});
  if (!added) throw new Error(`${hash} added no liquidity`);
  const {tokenId, liquidity, amount0, amount1} = added.args;
  // #endregion mint

  // #region verify
  const after = await balances();
  const position = await readPosition(tokenId);
  assert.equal(position.liquidity, liquidity);
  assert.equal(await ownerOf(tokenId), keeper.address);
  const deposits = parseEventLogs({abi: keeper.abi, eventName: 'Deposited', logs});
  assert.deepEqual(
    deposits.map(({args}) => args),
    [{tokenId, depositor: account}], // by the keeper itself, once
  );
  assert.equal(before.usdc - after.usdc, amount0); // what was not used came back
  assert.equal(before.weth - after.weth, amount1);
  // #endregion verify

  // #region leftovers
  assert.deepEqual(await balances(keeper.address), {usdc: 0n, weth: 0n});
  for (const token of [usdc, weth]) {
    assert.equal(await allowance(token, {spender: keeper.address}), 0n);
    const ofKeeper = {owner: keeper.address, spender: positionManager};
    assert.equal(await allowance(token, ofKeeper), 0n);
  }
  // #endregion leftovers
  const budget = {usdc: budgetUsdc, weth: budgetWei};
  const desired = {usdc: params.amount0Desired, weth: params.amount1Desired};
  const least = {usdc: params.amount0Min, weth: params.amount1Min};
  console.log(`range      tick ${range.tickLower} to ${range.tickUpper}`);
  console.log(`budget     ${showBoth(budget)}`);
  console.log(`desired    ${showBoth(desired)}`);
  console.log(`at least   ${showBoth(least)}`);
  console.log(`used       ${showBoth({usdc: amount0, weth: amount1})}`);
  console.log(`liquidity  ${liquidity}`);
  printChanges({before, after});
  console.log('left in the keeper: nothing; still approved: nothing');
}

main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
