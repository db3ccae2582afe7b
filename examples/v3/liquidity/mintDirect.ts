import assert from 'node:assert/strict';
import {Percent} from '@uniswap/sdk-core';
import {NonfungiblePositionManager} from '@uniswap/v3-sdk';
import {decodeFunctionResult, type Hex, parseEventLogs, parseUnits} from 'viem';
import {account, client, confirm} from './support/chain';
import {buyWeth} from './support/market';
import {approveDesired, mintParams, revokeApprovals} from './support/mintPosition';
import {budgetUsdc, budgetWei, positionWithin, readPool, slippageBps} from './support/plan';
import {managerAbi, ownerOf, positionManager} from './support/positions';
import {balances, printChanges, showBoth} from './support/tokens';

const otherTradeUsdc = parseUnits('2000', 6);

async function main(): Promise<void> {
  const before = await balances();
  const params = await mintParams(account);
  const transaction = await encodeWithSdk(String(params.deadline));
  await approveDesired(positionManager, params);
  await buyWeth(otherTradeUsdc); // somebody trades before the mint is included
  const {data = '0x'} = await client.call({account, ...transaction});
  const expected = decodeFunctionResult({abi: managerAbi, functionName: 'mint', data});

  // #region viem
  const hash = await client.writeContract({
    address: positionManager,
    abi: managerAbi,
    functionName: 'mint',
    args: [params],
  });
  const {logs} = await confirm(hash);
  await revokeApprovals(positionManager);
  // #endregion viem

  const [added] = parseEventLogs({abi: managerAbi, eventName: 'IncreaseLiquidity', logs});
  if (!added) throw new Error(`${hash} added no liquidity`);
  const {tokenId, liquidity, amount0, amount1} = added.args;
  assert.deepEqual([tokenId, liquidity, amount0, amount1], expected);
  assert.equal(await ownerOf(tokenId), account);
  console.log(`used       ${showBoth({usdc: amount0, weth: amount1})}`);
  console.log(`liquidity  ${liquidity}`);
  printChanges({before, after: await balances()});
}

/** The same mint, as the SDK encodes it. */
async function encodeWithSdk(deadline: string) {
  // #region sdk
  const position = positionWithin(await readPool(), budgetUsdc, budgetWei);
  const {calldata, value} = NonfungiblePositionManager.addCallParameters(position, {
    recipient: account,
    slippageTolerance: new Percent(String(slippageBps), 10_000),
    deadline,
  });
  const transaction = {to: positionManager, data: calldata as Hex, value: BigInt(value)} as const;
  // #endregion sdk
  return transaction;
}

main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
