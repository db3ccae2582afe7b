import assert from 'node:assert/strict';
import {encodePacked, parseEther, parseUnits} from 'viem';
import {quoterAbi, routerAbi} from './support/abis';
import {account, client, confirm, deadlineIn} from './support/client';
import {describePath} from './support/describePath';
import {allowance, approve, balance, printChange, show} from './support/tokens';
import {uni, usdc, weth} from './support/tokens';
import {wethTransfers} from './support/wethTransfers';

// #region constants
const quoter = '0x61fFE014bA17989E743c5F6cB21bF9697530B21e'; // QuoterV2
const router = '0xE592427A0AEce92De3Edee1F18E0157C05861564'; // SwapRouter

const feeInPips = 500; // USDC/WETH: the pool that takes 0.05 %
const feeOutPips = 3_000; // WETH/UNI: the pool that takes 0.3 %
const amountInUsdc = parseUnits('10000', 6); // pay exactly this
const amountOutUni = parseEther('100'); // then receive exactly this; UNI has 18 decimals
const slippageBps = 50n; // 0.5 %
const deadlineSeconds = 600n;
// #endregion constants

// #region path
const hops = ['address', 'uint24', 'address', 'uint24', 'address'] as const;
const forward = encodePacked(hops, [
  usdc.address,
  feeInPips,
  weth.address,
  feeOutPips,
  uni.address,
]);
const reversed = encodePacked(hops, [
  uni.address,
  feeOutPips,
  weth.address,
  feeInPips,
  usdc.address,
]);
// #endregion path

async function swapExactInput(): Promise<void> {
  const before = {usdc: await balance(usdc), weth: await balance(weth), uni: await balance(uni)};

  // #region input
  const quote = await client.simulateContract({
    address: quoter,
    abi: quoterAbi,
    functionName: 'quoteExactInput',
    args: [forward, amountInUsdc],
  });
  const [quotedUni] = quote.result;
  const amountOutMinimumUni = (quotedUni * (10_000n - slippageBps)) / 10_000n;

  await approve(usdc, {spender: router, amount: amountInUsdc});
  const limits = {amountIn: amountInUsdc, amountOutMinimum: amountOutMinimumUni};
  const deadline = await deadlineIn(deadlineSeconds);
  const hash = await client.writeContract({
    address: router,
    abi: routerAbi,
    functionName: 'exactInput',
    args: [{path: forward, recipient: account, deadline, ...limits}],
  });
  const receipt = await confirm(hash);
  // #endregion input

  // #region verify
  const after = {usdc: await balance(usdc), weth: await balance(weth), uni: await balance(uni)};
  assert.equal(before.usdc - after.usdc, amountInUsdc);
  assert.equal(after.uni - before.uni, quotedUni); // nobody else trades in the sandbox
  assert.equal(after.weth, before.weth); // the token between never reaches the account
  // #endregion verify
  console.log(`pay exactly ${show(amountInUsdc, usdc)}`);
  console.log(`  path  ${describePath(forward, [usdc, weth, uni])}`);
  console.log(`  quoted ${show(quotedUni, uni)}, at least ${show(amountOutMinimumUni, uni)}`);
  printChange(usdc, {before: before.usdc, after: after.usdc});
  printChange(uni, {before: before.uni, after: after.uni});
  console.log(`  WETH  ${wethTransfers(receipt, router)}`);
}

async function swapExactOutput(): Promise<void> {
  const before = {usdc: await balance(usdc), weth: await balance(weth), uni: await balance(uni)};

  // #region output
  const quote = await client.simulateContract({
    address: quoter,
    abi: quoterAbi,
    functionName: 'quoteExactOutput',
    args: [reversed, amountOutUni],
  });
  const [quotedUsdc] = quote.result;
  const amountInMaximumUsdc = (quotedUsdc * (10_000n + slippageBps)) / 10_000n;

  await approve(usdc, {spender: router, amount: amountInMaximumUsdc});
  const limits = {amountOut: amountOutUni, amountInMaximum: amountInMaximumUsdc};
  const deadline = await deadlineIn(deadlineSeconds);
  const hash = await client.writeContract({
    address: router,
    abi: routerAbi,
    functionName: 'exactOutput',
    args: [{path: reversed, recipient: account, deadline, ...limits}],
  });
  const receipt = await confirm(hash);
  await approve(usdc, {spender: router, amount: 0n});
  // #endregion output

  const after = {usdc: await balance(usdc), weth: await balance(weth), uni: await balance(uni)};
  assert.equal(before.usdc - after.usdc, quotedUsdc);
  assert.equal(after.uni - before.uni, amountOutUni);
  assert.equal(after.weth, before.weth);
  console.log(`receive exactly ${show(amountOutUni, uni)}`);
  console.log(`  path  ${describePath(reversed, [usdc, weth, uni])}`);
  console.log(`  quoted ${show(quotedUsdc, usdc)}, at most ${show(amountInMaximumUsdc, usdc)}`);
  printChange(usdc, {before: before.usdc, after: after.usdc});
  printChange(uni, {before: before.uni, after: after.uni});
  console.log(`  WETH  ${wethTransfers(receipt, router)}`);
}

async function main(): Promise<void> {
  await swapExactInput();
  await swapExactOutput();
  console.log(`still approved: ${show(await allowance(usdc, router), usdc)}`);
}

main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
