import assert from 'node:assert/strict';
import {Percent} from '@uniswap/sdk-core';
import {NonfungiblePositionManager} from '@uniswap/v3-sdk';
import {decodeFunctionResult, type Hex, parseEventLogs} from 'viem';
import {account, client, confirm} from './support/chain';
import {approveDesired, mintParams, revokeApprovals} from './support/mintPosition';
import {
  amountDesiredUsdc,
  amountDesiredWei,
  positionFrom,
  readPool,
  slippageBps,
} from './support/plan';
import {managerAbi, ownerOf, positionManager} from './support/positions';
import {balances, printChanges, showBoth} from './support/tokens';

async function main(): Promise<void> {
  const before = await balances();
  await approveDesired(positionManager);
  const params = await mintParams(account);
  const expected = await simulateWithSdk(String(params.deadline));

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

/** What the same mint gives, as the SDK encodes it. */
async function simulateWithSdk(deadline: string) {
  // #region sdk
  const position = positionFrom(await readPool(), amountDesiredUsdc, amountDesiredWei);
  const {calldata, value} = NonfungiblePositionManager.addCallParameters(position, {
    recipient: account,
    slippageTolerance: new Percent(String(slippageBps), 10_000),
    deadline,
  });
  const transaction = {to: positionManager, data: calldata as Hex, value: BigInt(value)} as const;
  // #endregion sdk
  const {data = '0x'} = await client.call({account: client.account, ...transaction});
  return decodeFunctionResult({abi: managerAbi, functionName: 'mint', data});
}

main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
