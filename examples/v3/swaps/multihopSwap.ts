import assert from 'node:assert/strict';
import {
  encodeFunctionData,
  encodePacked,
  type Hex,
  parseEther,
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
import {quoterAbi, router02Abi} from './support/abis';
import {describePath} from './support/describePath';
import {balance, balanceAfter, printChange, show, uni, usdc, weth} from './support/tokens';
import {wethTransfers} from './support/wethTransfers';

// #region constants
const quoter = addressOf('QuoterV2');
const router = addressOf('SwapRouter02');

const feeInPips = 500; // USDC/WETH: the pool that takes 0.05%
const feeOutPips = 3_000; // WETH/UNI: the pool that takes 0.3%
const amountInUsdc = parseUnits('10000', 6); // pay exactly this
const amountOutUni = parseEther('100'); // then receive exactly this; UNI has 18 decimals
const slippageBps = 50n; // 0.5%
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
  const before = await balances();

  // #region input
  const quote = await client.simulateContract({
    address: quoter,
    abi: quoterAbi,
    functionName: 'quoteExactInput',
    args: [forward, amountInUsdc],
  });
  const [quotedUni] = quote.result;
  const amountOutMinimumUni = (quotedUni * (10_000n - slippageBps)) / 10_000n;

  await requireBalance(usdc, amountInUsdc);
  const limits = {amountIn: amountInUsdc, amountOutMinimum: amountOutMinimumUni};
  const data = encodeFunctionData({
    abi: router02Abi,
    functionName: 'exactInput',
    args: [{path: forward, recipient: account, ...limits}],
  });
  const allowed = {token: usdc.address, spender: router, amount: amountInUsdc};
  const receipt = await withAllowances([allowed], () => send(data));
  // #endregion input

  // #region verify
  const after = await balancesAfter(receipt);
  assert.equal(before.usdc - after.usdc, amountInUsdc);
  assert.ok(after.uni - before.uni >= amountOutMinimumUni); // the quote, where nobody else trades
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
  const before = await balances();

  // #region output
  const quote = await client.simulateContract({
    address: quoter,
    abi: quoterAbi,
    functionName: 'quoteExactOutput',
    args: [reversed, amountOutUni],
  });
  const [quotedUsdc] = quote.result;
  const amountInMaximumUsdc = (quotedUsdc * (10_000n + slippageBps)) / 10_000n;

  await requireBalance(usdc, amountInMaximumUsdc);
  const limits = {amountOut: amountOutUni, amountInMaximum: amountInMaximumUsdc};
  const data = encodeFunctionData({
    abi: router02Abi,
    functionName: 'exactOutput',
    args: [{path: reversed, recipient: account, ...limits}],
  });
  const allowed = {token: usdc.address, spender: router, amount: amountInMaximumUsdc};
  const receipt = await withAllowances([allowed], () => send(data));
  // #endregion output

  const after = await balancesAfter(receipt);
  assert.ok(before.usdc - after.usdc <= amountInMaximumUsdc);
  assert.equal(after.uni - before.uni, amountOutUni);
  assert.equal(after.weth, before.weth);
  console.log(`receive exactly ${show(amountOutUni, uni)}`);
  console.log(`  path  ${describePath(reversed, [usdc, weth, uni])}`);
  console.log(`  quoted ${show(quotedUsdc, usdc)}, at most ${show(amountInMaximumUsdc, usdc)}`);
  printChange(usdc, {before: before.usdc, after: after.usdc});
  printChange(uni, {before: before.uni, after: after.uni});
  console.log(`  WETH  ${wethTransfers(receipt, router)}`);
}

const balances = async () => ({
  usdc: await balance(usdc),
  weth: await balance(weth),
  uni: await balance(uni),
});

const balancesAfter = async (receipt: TransactionReceipt) => ({
  usdc: await balanceAfter(receipt, usdc),
  weth: await balanceAfter(receipt, weth),
  uni: await balanceAfter(receipt, uni),
});

async function main(): Promise<void> {
  await swapExactInput();
  await swapExactOutput();
  console.log(
    `still approved: ${show(await readAllowance({token: usdc.address, spender: router}), usdc)}`,
  );
}

run(main);
