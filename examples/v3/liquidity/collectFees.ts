import assert from 'node:assert/strict';
import {parseEventLogs, parseUnits} from 'viem';
import {account, client, confirm} from './support/chain';
import {deployKeeper} from './support/keeper';
import {tradeBothWays} from './support/market';
import {mintThrough} from './support/mintPosition';
import {feePips, readPool} from './support/plan';
import {managerAbi, readPosition} from './support/positions';
import {balances, printChanges, show, showBoth, usdc} from './support/tokens';

const tradedUsdc = parseUnits('100000', 6);

async function main(): Promise<void> {
  const keeper = await deployKeeper();
  const tokenId = await mintThrough(keeper);
  await tradeBothWays(tradedUsdc);
  const before = await balances();

  // #region record
  const recorded = (await readPosition(tokenId)).owed;
  console.log(`on record      ${showBoth(recorded)}`);
  // #endregion record

  // #region simulate
  const call = {...keeper, account, functionName: 'collect', args: [tokenId]} as const;
  const {result} = await client.simulateContract(call);
  const [owedUsdc, owedWei] = result;
  console.log(`really owed    ${showBoth({usdc: owedUsdc, weth: owedWei})}`);
  // #endregion simulate

  // #region collect
  const collect = {...keeper, functionName: 'collect', args: [tokenId]} as const;
  const {logs} = await confirm(await client.writeContract(collect));
  const [collected] = parseEventLogs({abi: managerAbi, eventName: 'Collect', logs});
  // #endregion collect

  // #region verify
  const after = await balances();
  assert.equal(collected?.args.recipient, account);
  assert.deepEqual([collected?.args.amount0, collected?.args.amount1], result);
  assert.deepEqual([after.usdc - before.usdc, after.weth - before.weth], result);
  assert.deepEqual((await readPosition(tokenId)).owed, {usdc: 0n, weth: 0n});
  // #endregion verify
  console.log('collect');
  printChanges({before, after});

  // #region share
  const {liquidity} = await readPosition(tokenId);
  const inRange = BigInt((await readPool()).liquidity.toString());
  const feesUsdc = (tradedUsdc * BigInt(feePips)) / 1_000_000n;
  const shareUsdc = (feesUsdc * liquidity) / inRange;
  assert.ok(shareUsdc - owedUsdc >= 0n && shareUsdc - owedUsdc <= 1n); // rounded down
  // #endregion share
  console.log(`fees in USDC   ${show(feesUsdc, usdc)} for all, ${show(shareUsdc, usdc)} by share`);
}

main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
