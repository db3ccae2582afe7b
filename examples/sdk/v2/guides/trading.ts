import assert from 'node:assert/strict';
import {Ether, Percent} from '@uniswap/sdk-core';
import {Route, Router, type SwapParameters, Trade} from '@uniswap/v2-sdk';
import {utils} from 'ethers';
import {type Address, encodeFunctionData, type Hex} from 'viem';
import {withAllowances} from '../../../support/allowances';
import {account, chain, client, confirm, deadlineIn, isSandbox, run} from '../../../support/chain';
import {
  allowanceFor,
  allowanceOf,
  amountOf,
  balanceOf,
  baseUnits,
  requireAmounts,
  show,
  USDC,
  WETH,
} from '../../support/tokens';
import {readPair} from '../support/pairs';
import {amountIn, amountOut, router, routerAbi} from '../support/router';

// #region constants
const payUsdc = amountOf(USDC, 10_000n * 10n ** 6n); // exactly this
const receiveUsdc = amountOf(USDC, 2_000n * 10n ** 6n); // then this
const slippageBps = 50n; // 0.5%
const allowedSlippage = new Percent(String(slippageBps), 10_000);
const deadlineSeconds = 600n;
// #endregion constants

// #region encode
const routerInterface = new utils.Interface([
  'function swapExactTokensForTokens(uint256 amountIn, uint256 amountOutMin, address[] path, address to, uint256 deadline)',
  'function swapETHForExactTokens(uint256 amountOut, address[] path, address to, uint256 deadline) payable',
]);

/** The calldata of the call that the SDK names. */
const encode = ({methodName, args}: SwapParameters): Hex =>
  routerInterface.encodeFunctionData(methodName, args) as Hex;
// #endregion encode

async function payExactly(): Promise<void> {
  const before = {usdc: await balanceOf(USDC), weth: await balanceOf(WETH)};

  // #region sdk-trade
  const blockNumber = await client.getBlockNumber(); // pair and quote are of one block
  const pair = await readPair([USDC, WETH], blockNumber);
  const trade = Trade.exactIn(new Route([pair], USDC, WETH), payUsdc);
  const minimum = trade.minimumAmountOut(allowedSlippage);
  // #endregion sdk-trade

  // #region viem-trade
  const path = [USDC.address as Address, WETH.address as Address];
  const quotedWei = await amountOut(baseUnits(payUsdc), path, blockNumber);
  const minimumWei = (quotedWei * (10_000n - slippageBps)) / 10_000n;
  // #endregion viem-trade
  assert.deepEqual([baseUnits(trade.outputAmount), baseUnits(minimum)], [quotedWei, minimumWei]);

  const deadline = await deadlineIn(deadlineSeconds);
  // #region sdk-call
  const call = Router.swapCallParameters(trade, {
    allowedSlippage,
    deadline: Number(deadline),
    recipient: account,
  });
  const data = encode(call);
  // #endregion sdk-call
  // #region viem-call
  const byViem = encodeFunctionData({
    abi: routerAbi,
    functionName: 'swapExactTokensForTokens',
    args: [baseUnits(payUsdc), minimumWei, path, account, deadline],
  });
  // #endregion viem-call
  assert.equal(data, byViem);

  // #region send
  await withAllowances([allowanceFor(router, payUsdc)], async () =>
    confirm(await client.sendTransaction({to: router, data, value: BigInt(call.value)})),
  );
  // #endregion send

  // #region verify
  const after = {usdc: await balanceOf(USDC), weth: await balanceOf(WETH)};
  assert.equal(baseUnits(before.usdc.subtract(after.usdc)), baseUnits(payUsdc));
  const receivedWei = baseUnits(after.weth.subtract(before.weth));
  assert((await isSandbox()) ? receivedWei === quotedWei : receivedWei >= minimumWei);
  // #endregion verify
  console.log(`pay exactly ${show(payUsdc)}: ${call.methodName}`);
  console.log(`  quoted ${show(trade.outputAmount)}, at least ${show(minimum)}`);
  console.log(`  USDC  ${before.usdc.toExact()} → ${after.usdc.toExact()}`);
  console.log(`  WETH  ${before.weth.toExact()} → ${after.weth.toExact()}`);
  console.log(`  still approved: ${show(await allowanceOf(USDC, router))}`);
}

async function receiveExactly(): Promise<void> {
  const before = {eth: await client.getBalance({address: account}), usdc: await balanceOf(USDC)};

  // #region sdk-exact-output
  const ether = Ether.onChain(chain.id);
  const blockNumber = await client.getBlockNumber();
  const pair = await readPair([USDC, WETH], blockNumber);
  const trade = Trade.exactOut(new Route([pair], ether, USDC), receiveUsdc);
  const deadline = await deadlineIn(deadlineSeconds);
  const call = Router.swapCallParameters(trade, {
    allowedSlippage,
    deadline: Number(deadline),
    recipient: account,
  });
  const data = encode(call);
  // #endregion sdk-exact-output

  // #region viem-exact-output
  const path = [WETH.address as Address, USDC.address as Address];
  const quotedWei = await amountIn(baseUnits(receiveUsdc), path, blockNumber);
  const maximumWei = (quotedWei * (10_000n + slippageBps)) / 10_000n;
  const byViem = encodeFunctionData({
    abi: routerAbi,
    functionName: 'swapETHForExactTokens',
    args: [baseUnits(receiveUsdc), path, account, deadline],
  });
  // #endregion viem-exact-output
  assert.equal(baseUnits(trade.inputAmount), quotedWei);
  assert.deepEqual([data, BigInt(call.value)], [byViem, maximumWei]);

  // #region send-ether
  const hash = await client.sendTransaction({to: router, data, value: BigInt(call.value)});
  const {gasUsed, effectiveGasPrice} = await confirm(hash);
  // #endregion send-ether

  const after = {eth: await client.getBalance({address: account}), usdc: await balanceOf(USDC)};
  const paidWei = before.eth - after.eth - gasUsed * effectiveGasPrice;
  if (await isSandbox()) assert.equal(paidWei, quotedWei); // nobody else trades there
  assert.equal(baseUnits(after.usdc.subtract(before.usdc)), baseUnits(receiveUsdc));
  const sent = amountOf(ether, BigInt(call.value));
  console.log(`receive exactly ${show(receiveUsdc)}: ${call.methodName}`);
  console.log(`  quoted ${show(trade.inputAmount)}, sent ${show(sent)}`);
  console.log(`  the router returned ${show(sent.subtract(trade.inputAmount))}`);
  console.log(`  USDC  ${before.usdc.toExact()} → ${after.usdc.toExact()}`);
}

run(async () => {
  await requireAmounts(payUsdc);
  await payExactly();
  await receiveExactly();
});
