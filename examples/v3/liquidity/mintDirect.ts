import assert from 'node:assert/strict';
import {Percent} from '@uniswap/sdk-core';
import {NonfungiblePositionManager} from '@uniswap/v3-sdk';
import {encodeFunctionData, type Hex, parseEventLogs, parseUnits} from 'viem';
import {withAllowances} from '../../support/allowances';
import {account, client, confirm, isSandbox, run} from '../../support/chain';
import {balances, byName, printChanges, showBoth} from '../../support/pair';
import {buyWeth} from './support/market';
import {allowancesFor, mintParams, requireBoth} from './support/mintPosition';
import {budgetUsdc, budgetWei, positionWithin, readPool, slippageBps} from './support/plan';
import {manager, managerAbi, ownerOf, positionManager} from './support/positions';

const otherTradeUsdc = parseUnits('2000', 6);

async function main(): Promise<void> {
  await requireBoth({usdc: budgetUsdc, weth: budgetWei});
  const before = await balances();
  const params = await mintParams(account);
  const transaction = await encodeWithSdk(String(params.deadline));
  const calldata = encodeFunctionData({abi: managerAbi, functionName: 'mint', args: [params]});
  // The SDK and viem encode the same call, unless a trade came between their reads of the price.
  if (await isSandbox()) assert.equal(transaction.data, calldata);

  // #region viem
  const allowances = allowancesFor(positionManager, params);
  const {logs, blockNumber} = await withAllowances(allowances, async () => {
    await buyWeth(otherTradeUsdc); // in the local chain, somebody trades before the mint
    const hash = await client.writeContract({...manager, functionName: 'mint', args: [params]});
    return confirm(hash);
  });
  // #endregion viem

  const [added] = parseEventLogs({abi: managerAbi, eventName: 'IncreaseLiquidity', logs});
  if (!added) throw new Error('no liquidity was added');
  const {tokenId, liquidity, amount0, amount1} = added.args;
  assert.equal(await ownerOf(tokenId), account);
  console.log(`used       ${showBoth(byName(amount0, amount1))}`);
  console.log(`liquidity  ${liquidity}`);
  printChanges({before, after: await balances(account, blockNumber)});
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

run(main);
