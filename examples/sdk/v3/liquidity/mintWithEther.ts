import assert from 'node:assert/strict';
import {Ether} from '@uniswap/sdk-core';
import {Multicall, NonfungiblePositionManager, type Position} from '@uniswap/v3-sdk';
import {encodeFunctionData, formatEther, type Hex, parseUnits} from 'viem';
import {withAllowances} from '../../../support/allowances';
import {account, chain, client, deadlineIn, isSandbox, run} from '../../../support/chain';
import {byName} from '../../../support/pair';
import {buyWeth} from '../../support/market';
import {amountOf, balanceOf, show, USDC, WETH} from '../../support/tokens';
import {addedIn} from './support/added';
import {managerAbi, positionManager, send} from './support/manager';
import {allowancesFor} from './support/openPosition';
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
  // Ether needs no allowance, so WETH gets none.
  const allowances = allowancesFor(position).filter(({token}) => token !== WETH.address);
  await buyWeth(parseUnits('2000', 6)); // somebody trades before the mint is included
  const {before, logs, after} = await withAllowances(allowances, async () => {
    const balance = await client.getBalance({address: account});
    const {logs, gasUsed, effectiveGasPrice} = await send(parameters);
    const left = (await client.getBalance({address: account})) + gasUsed * effectiveGasPrice;
    return {before: balance, logs, after: left};
  });
  // #endregion send

  // #region verify
  const {tokenId, amount0, amount1} = addedIn(logs);
  const used = byName(amount0, amount1);
  assert.ok((await balanceOf(WETH)).equalTo(wethBefore));
  if (await isSandbox()) {
    assert.equal(before - after, used.weth); // the rest came back
    assert.equal(await client.getBalance({address: positionManager}), 0n);
  }
  // #endregion verify
  console.log(`calls     ${mint.slice(0, 10)}… mint, ${refundCall} refundETH, in one multicall`);
  console.log(`sent      ${formatEther(BigInt(parameters.value))} ETH`);
  console.log(`used      ${show(amountOf(USDC, used.usdc))} + ${formatEther(used.weth)} ETH`);
  console.log(`refunded  ${formatEther(BigInt(parameters.value) - used.weth)} ETH`);
  console.log(`minted    position ${tokenId}`);
}

run(main);
