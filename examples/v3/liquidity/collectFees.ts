import assert from 'node:assert/strict';
import {formatUnits, parseEventLogs, parseUnits} from 'viem';
import {account, client, confirm, isSandbox, run} from '../../support/chain';
import {balances, byName, printChanges, showBoth, usdc} from '../../support/pair';
import {deployKeeper, mintThrough, noteWhere} from './support/keeper';
import {tradeBothWays} from './support/market';
import {requireBoth} from './support/mintPosition';
import {budgetUsdc, budgetWei, feePips, readPool} from './support/plan';
import {managerAbi, readPosition} from './support/positions';

const tradedUsdc = parseUnits('100000', 6);

async function main(): Promise<void> {
  await requireBoth({usdc: budgetUsdc, weth: budgetWei});
  const keeper = await deployKeeper();
  const tokenId = await mintThrough(keeper);
  await tradeBothWays(tradedUsdc); // in the local chain, others trade
  const before = await balances();

  // #region record
  const recorded = (await readPosition(tokenId)).owed;
  console.log(`on record      ${showBoth(recorded)}`);
  // #endregion record

  // #region simulate
  const call = {...keeper, account, functionName: 'collect', args: [tokenId]} as const;
  const {result} = await client.simulateContract(call);
  const owed = byName(...result);
  console.log(`really owed    ${showBoth(owed)}`);
  // #endregion simulate

  // #region collect
  const collect = {...keeper, functionName: 'collect', args: [tokenId]} as const;
  const {logs, blockNumber} = await confirm(await client.writeContract(collect));
  const [collected] = parseEventLogs({abi: managerAbi, eventName: 'Collect', logs});
  if (!collected) throw new Error('nothing was collected');
  const paid = byName(collected.args.amount0, collected.args.amount1);
  // #endregion collect

  // #region verify
  const after = await balances(account, blockNumber);
  assert.equal(collected.args.recipient, account);
  assert.ok(paid.usdc >= owed.usdc && paid.weth >= owed.weth); // fees may have come since
  assert.deepEqual({usdc: after.usdc - before.usdc, weth: after.weth - before.weth}, paid);
  assert.deepEqual((await readPosition(tokenId)).owed, {usdc: 0n, weth: 0n});
  // #endregion verify
  console.log('collect');
  printChanges({before, after});

  await noteWhere(keeper, tokenId);
  if (!(await isSandbox())) return; // the shares are known where all trades are

  // #region share
  const {liquidity} = await readPosition(tokenId);
  const inRange = BigInt((await readPool()).liquidity.toString());
  const feesUsdc = (tradedUsdc * BigInt(feePips)) / 1_000_000n;
  const shareUsdc = (feesUsdc * liquidity) / inRange;
  assert.ok(shareUsdc - owed.usdc >= 0n && shareUsdc - owed.usdc <= 1n); // rounded down
  // #endregion share
  const [all, byShare] = [feesUsdc, shareUsdc].map((amount) => formatUnits(amount, usdc.decimals));
  console.log(`fees in USDC   ${all} USDC for all, ${byShare} USDC by share`);
}

run(main);
