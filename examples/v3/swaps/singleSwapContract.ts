import assert from 'node:assert/strict';
import {type Address, parseAbi, parseEther, parseUnits} from 'viem';
import {readAllowance, withAllowances} from '../../support/allowances';
import {addressOf, client, confirm, deadlineIn, requireBalance, run} from '../../support/chain';
import {deploy} from '../../support/contract';
import {quoterAbi} from './support/abis';
import {balance, balanceAfter, printChange, show, usdc, weth} from './support/tokens';

const quoter = addressOf('QuoterV2');
const router = addressOf('SwapRouter');

const feePips = 3_000; // which pool: the one that takes 0.3%
const amountInUsdc = parseUnits('10000', 6); // pay exactly this
const amountOutWei = parseEther('1'); // then receive exactly this
const slippageBps = 50n; // 0.5%
const deadlineSeconds = 600n;

const asked = {
  tokenIn: usdc.address,
  tokenOut: weth.address,
  fee: feePips,
  sqrtPriceLimitX96: 0n,
} as const;
const pool = {tokenIn: usdc.address, tokenOut: weth.address, feePips};

/** What the program calls of the contract. */
const abi = parseAbi([
  'struct Pool { address tokenIn; address tokenOut; uint24 feePips; }',
  'function swapExactInput(Pool pool, uint256 amountIn, uint256 amountOutMinimum, uint256 deadline) returns (uint256 amountOut)',
  'function swapExactOutput(Pool pool, uint256 amountOut, uint256 amountInMaximum, uint256 deadline) returns (uint256 amountIn)',
]);
type Contract = {address: Address; abi: typeof abi};

async function swapExactInput(contract: Contract): Promise<void> {
  const before = {usdc: await balance(usdc), weth: await balance(weth)};

  // #region quote-input
  const quote = await client.simulateContract({
    address: quoter,
    abi: quoterAbi,
    functionName: 'quoteExactInputSingle',
    args: [{...asked, amountIn: amountInUsdc}],
  });
  const [quotedWei] = quote.result;
  const amountOutMinimumWei = (quotedWei * (10_000n - slippageBps)) / 10_000n;
  // #endregion quote-input

  // #region swap-input
  await requireBalance(usdc, amountInUsdc);
  const allowed = {token: usdc.address, spender: contract.address, amount: amountInUsdc};
  const receipt = await withAllowances([allowed], async () => {
    const deadline = await deadlineIn(deadlineSeconds);
    const hash = await client.writeContract({
      ...contract,
      functionName: 'swapExactInput',
      args: [pool, amountInUsdc, amountOutMinimumWei, deadline],
    });
    return confirm(hash);
  });
  // #endregion swap-input

  const after = {usdc: await balanceAfter(receipt, usdc), weth: await balanceAfter(receipt, weth)};
  assert.equal(before.usdc - after.usdc, amountInUsdc);
  assert.ok(after.weth - before.weth >= amountOutMinimumWei); // the quote, where nobody else trades
  console.log(`pay exactly ${show(amountInUsdc, usdc)}`);
  console.log(`  quoted ${show(quotedWei, weth)}, at least ${show(amountOutMinimumWei, weth)}`);
  printChange(usdc, {before: before.usdc, after: after.usdc});
  printChange(weth, {before: before.weth, after: after.weth});
}

async function swapExactOutput(contract: Contract): Promise<void> {
  const before = {usdc: await balance(usdc), weth: await balance(weth)};
  const quote = await client.simulateContract({
    address: quoter,
    abi: quoterAbi,
    functionName: 'quoteExactOutputSingle',
    args: [{...asked, amount: amountOutWei}],
  });
  const [quotedUsdc] = quote.result;
  const amountInMaximumUsdc = (quotedUsdc * (10_000n + slippageBps)) / 10_000n;

  // #region swap-output
  await requireBalance(usdc, amountInMaximumUsdc);
  const allowed = {token: usdc.address, spender: contract.address, amount: amountInMaximumUsdc};
  const receipt = await withAllowances([allowed], async () => {
    const deadline = await deadlineIn(deadlineSeconds);
    const hash = await client.writeContract({
      ...contract,
      functionName: 'swapExactOutput',
      args: [pool, amountOutWei, amountInMaximumUsdc, deadline],
    });
    return confirm(hash);
  });
  // #endregion swap-output

  const after = {usdc: await balanceAfter(receipt, usdc), weth: await balanceAfter(receipt, weth)};
  assert.ok(before.usdc - after.usdc <= amountInMaximumUsdc); // what was left over came back
  assert.equal(after.weth - before.weth, amountOutWei);
  console.log(`receive exactly ${show(amountOutWei, weth)}`);
  console.log(`  quoted ${show(quotedUsdc, usdc)}, at most ${show(amountInMaximumUsdc, usdc)}`);
  printChange(usdc, {before: before.usdc, after: after.usdc});
  printChange(weth, {before: before.weth, after: after.weth});
}

async function main(): Promise<void> {
  // #region deploy
  const source = {file: 'examples/v3/swaps/SingleSwap.sol', contract: 'SingleSwap'};
  const contract = {address: await deploy(source, [router]), abi};
  // #endregion deploy
  await swapExactInput(contract);
  await swapExactOutput(contract);
  console.log(
    `still approved: ${show(await readAllowance({token: usdc.address, spender: contract.address}), usdc)}`,
  );
  console.log(`the contract keeps: ${show(await balance(usdc, contract.address), usdc)}`);
}

run(main);
