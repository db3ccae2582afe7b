import assert from 'node:assert/strict';
import {Ether} from '@uniswap/sdk-core';
import {Multicall, NonfungiblePositionManager, type Position} from '@uniswap/v3-sdk';
import {encodeFunctionData, formatEther, type Hex, parseUnits} from 'viem';
import {account, chain, client, deadlineIn, isSandbox, run} from '../../../support/chain';
import {whileApproved} from '../../support/allowances';
import {buyWeth} from '../../support/market';
import {amountOf, balanceOf, show, USDC, WETH} from '../../support/tokens';
import {addedIn} from './support/added';
import {managerAbi, positionManager, send} from './support/manager';
import {deadlineSeconds, plannedPosition, requireBudgets, slippageTolerance} from './support/plan';

// #region ether
/** Calldata and value of a mint that pays its WETH in ether. */
async function encodeWithEther(position: Position) {
  return NonfungiblePositionManager.addCallParameters(position, {
    recipient: account,
    slippageTolerance,
    deadline: String(await deadlineIn(deadlineSeconds)),
    useNative: Ether.onChain(chain.id),
  });
}
// #endregion ether

async function main(): Promise<void> {
  await requireBudgets();
  const position = await plannedPosition();
  const parameters = await encodeWithEther(position);
  const wethBefore = await balanceOf(WETH);

  // #region calls
  const [mint = '0x', refund] = Multicall.decodeMulticall(parameters.calldata);
  const refundCall = encodeFunctionData({abi: managerAbi, functionName: 'refundETH'});
  assert.equal(refund, refundCall);
  const args = [[mint as Hex, refundCall]] as const;
  const multicall = encodeFunctionData({abi: managerAbi, functionName: 'multicall', args});
  assert.equal(parameters.calldata, multicall);
  // #endregion calls

  // #region send
  const usdc = amountOf(USDC, BigInt(position.mintAmounts.amount0.toString()));
  await buyWeth(parseUnits('2000', 6)); // somebody trades before the mint is included
  const {before, logs, after} = await whileApproved([usdc], positionManager, async () => {
    const balance = await client.getBalance({address: account}); // ether needs no allowance
    const {logs, gasUsed, effectiveGasPrice} = await send(parameters);
    const left = (await client.getBalance({address: account})) + gasUsed * effectiveGasPrice;
    return {before: balance, logs, after: left};
  });
  // #endregion send

  // #region verify
  const {tokenId, amount0, amount1} = addedIn(logs);
  assert.ok((await balanceOf(WETH)).equalTo(wethBefore));
  if (await isSandbox()) {
    assert.equal(before - after, amount1); // the rest came back
    assert.equal(await client.getBalance({address: positionManager}), 0n);
  }
  // #endregion verify
  console.log(`calls     ${mint.slice(0, 10)}… mint, ${refundCall} refundETH, in one multicall`);
  console.log(`sent      ${formatEther(BigInt(parameters.value))} ETH`);
  console.log(`used      ${show(amountOf(USDC, amount0))} + ${formatEther(amount1)} ETH`);
  console.log(`refunded  ${formatEther(BigInt(parameters.value) - amount1)} ETH`);
  console.log(`minted    position ${tokenId}`);
}

run(main);
