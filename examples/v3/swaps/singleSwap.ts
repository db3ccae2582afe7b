import assert from 'node:assert/strict';
import {
  encodeFunctionData,
  type Hex,
  parseEther,
  parseEventLogs,
  parseUnits,
  type TransactionReceipt,
} from 'viem';
import {readAllowance, withAllowances} from '../../support/allowances';
import {
  account,
  addressOf,
  client,
  confirm,
  deadlineIn,
  requireBalance,
  run,
} from '../../support/chain';
import {poolAbi, quoterAbi, router02Abi} from './support/abis';
import {balance, balanceAfter, printChange, show, usdc, weth} from './support/tokens';

// #region constants
const quoter = addressOf('QuoterV2');
const router = addressOf('SwapRouter02');

const feePips = 3_000; // which pool: the one that takes 0.3%
const amountInUsdc = parseUnits('10000', 6); // pay exactly this
const amountOutWei = parseEther('1'); // then receive exactly this
const slippageBps = 50n; // 0.5%
const deadlineSeconds = 600n;
// #endregion constants

// #region pool
const pool = {
  tokenIn: usdc.address,
  tokenOut: weth.address,
  fee: feePips,
  sqrtPriceLimitX96: 0n, // no limit here: the amounts are limited instead
} as const;
// #endregion pool

// #region send
/** Sends a call of SwapRouter02 that may be mined until the deadline, and no later. */
async function send(data: Hex): Promise<TransactionReceipt> {
  const deadline = await deadlineIn(deadlineSeconds);
  const hash = await client.writeContract({
    address: router,
    abi: router02Abi,
    functionName: 'multicall',
    args: [deadline, [data]],
  });
  return confirm(hash);
}
// #endregion send

async function swapExactInput(): Promise<void> {
  const before = {usdc: await balance(usdc), weth: await balance(weth)};

  // #region quote-input
  const quote = await client.simulateContract({
    address: quoter,
    abi: quoterAbi,
    functionName: 'quoteExactInputSingle',
    args: [{...pool, amountIn: amountInUsdc}],
  });
  const [quotedWei] = quote.result;
  const amountOutMinimumWei = (quotedWei * (10_000n - slippageBps)) / 10_000n;
  // #endregion quote-input

  // #region swap-input
  await requireBalance(usdc, amountInUsdc);
  const limits = {amountIn: amountInUsdc, amountOutMinimum: amountOutMinimumWei};
  const data = encodeFunctionData({
    abi: router02Abi,
    functionName: 'exactInputSingle',
    args: [{...pool, recipient: account, ...limits}],
  });
  const allowed = {token: usdc.address, spender: router, amount: amountInUsdc};
  const receipt = await withAllowances([allowed], () => send(data));
  // #endregion swap-input

  // #region verify
  const after = {usdc: await balanceAfter(receipt, usdc), weth: await balanceAfter(receipt, weth)};
  const [swap] = parseEventLogs({abi: poolAbi, eventName: 'Swap', logs: receipt.logs});
  assert.ok(after.weth - before.weth >= amountOutMinimumWei); // the quote, where nobody else trades
  const {amount0 = 0n, amount1 = 0n} = swap?.args ?? {};
  const usdcIsToken0 = BigInt(usdc.address) < BigInt(weth.address);
  const [usdcIn, wethIn] = usdcIsToken0 ? [amount0, amount1] : [amount1, amount0];
  assert.equal(usdcIn, before.usdc - after.usdc); // into the pool
  assert.equal(wethIn, before.weth - after.weth); // out of it: negative
  // #endregion verify
  console.log(`pay exactly ${show(amountInUsdc, usdc)}`);
  console.log(`  quoted ${show(quotedWei, weth)}, at least ${show(amountOutMinimumWei, weth)}`);
  printChange(usdc, {before: before.usdc, after: after.usdc});
  printChange(weth, {before: before.weth, after: after.weth});
}

async function swapExactOutput(): Promise<void> {
  const before = {usdc: await balance(usdc), weth: await balance(weth)};

  // #region quote-output
  const quote = await client.simulateContract({
    address: quoter,
    abi: quoterAbi,
    functionName: 'quoteExactOutputSingle',
    args: [{...pool, amount: amountOutWei}],
  });
  const [quotedUsdc] = quote.result;
  const amountInMaximumUsdc = (quotedUsdc * (10_000n + slippageBps)) / 10_000n;
  // #endregion quote-output

  // #region swap-output
  await requireBalance(usdc, amountInMaximumUsdc);
  const limits = {amountOut: amountOutWei, amountInMaximum: amountInMaximumUsdc};
  const data = encodeFunctionData({
    abi: router02Abi,
    functionName: 'exactOutputSingle',
    args: [{...pool, recipient: account, ...limits}],
  });
  const allowed = {token: usdc.address, spender: router, amount: amountInMaximumUsdc};
  const receipt = await withAllowances([allowed], () => send(data));
  // #endregion swap-output

  const after = {usdc: await balanceAfter(receipt, usdc), weth: await balanceAfter(receipt, weth)};
  assert.ok(before.usdc - after.usdc <= amountInMaximumUsdc);
  assert.equal(after.weth - before.weth, amountOutWei);
  console.log(`receive exactly ${show(amountOutWei, weth)}`);
  console.log(`  quoted ${show(quotedUsdc, usdc)}, at most ${show(amountInMaximumUsdc, usdc)}`);
  printChange(usdc, {before: before.usdc, after: after.usdc});
  printChange(weth, {before: before.weth, after: after.weth});
}

async function main(): Promise<void> {
  await swapExactInput();
  await swapExactOutput();
  console.log(
    `still approved: ${show(await readAllowance({token: usdc.address, spender: router}), usdc)}`,
  );
}

run(main);
