import assert from 'node:assert/strict';
import {parseEventLogs, parseUnits} from 'viem';
import {readAllowance, withAllowances} from '../../support/allowances';
import {account, client, confirm, run} from '../../support/chain';
import {balances, byName, printChanges, showBoth, usdc, weth} from '../../support/pair';
import {deployKeeper, noteWhere} from './support/keeper';
import {buyWeth} from './support/market';
import {allowancesFor, mintParams, requireBoth} from './support/mintPosition';
import {budgetUsdc, budgetWei, range} from './support/plan';
import {managerAbi, ownerOf, positionManager, readPosition} from './support/positions';

const otherTradeUsdc = parseUnits('2000', 6);

async function main(): Promise<void> {
  const budget = {usdc: budgetUsdc, weth: budgetWei};
  await requireBoth(budget);
  const keeper = await deployKeeper();
  const before = await balances();

  // #region mint
  const params = await mintParams(keeper.address);
  const allowances = allowancesFor(keeper.address, params);
  const {logs, blockNumber} = await withAllowances(allowances, async () => {
    await buyWeth(otherTradeUsdc); // in the local chain, somebody trades before the mint
    const hash = await client.writeContract({...keeper, functionName: 'mint', args: [params]});
    return confirm(hash);
  });
  const [added] = parseEventLogs({abi: managerAbi, eventName: 'IncreaseLiquidity', logs});
  if (!added) throw new Error('no liquidity was added');
  const {tokenId, liquidity, amount0, amount1} = added.args;
  const used = byName(amount0, amount1);
  // #endregion mint

  // #region verify
  const after = await balances(account, blockNumber);
  const position = await readPosition(tokenId);
  assert.equal(position.liquidity, liquidity);
  assert.equal(await ownerOf(tokenId), keeper.address);
  const deposits = parseEventLogs({abi: keeper.abi, eventName: 'Deposited', logs});
  assert.deepEqual(
    deposits.map(({args}) => args),
    [{tokenId, depositor: account}], // by the keeper itself, once
  );
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
  const desired = byName(params.amount0Desired, params.amount1Desired);
  const least = byName(params.amount0Min, params.amount1Min);
  console.log(`range      tick ${range.tickLower} to ${range.tickUpper}`);
  console.log(`budget     ${showBoth(budget)}`);
  console.log(`desired    ${showBoth(desired)}`);
  console.log(`at least   ${showBoth(least)}`);
  console.log(`used       ${showBoth(used)}`);
  console.log(`liquidity  ${liquidity}`);
  printChanges({before, after});
  console.log('left in the keeper: nothing; still approved: nothing');
  await noteWhere(keeper, tokenId);
}

run(main);
