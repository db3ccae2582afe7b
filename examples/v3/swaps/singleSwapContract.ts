import assert from 'node:assert/strict';
import {type Abi, type Address, parseEther, parseUnits} from 'viem';
import {compile} from '../../../sandbox/compile';
import {quoterAbi} from './support/abis';
import {client, confirm, deadlineIn} from './support/client';
import {allowance, approve, balance, printChange, show, usdc, weth} from './support/tokens';

const quoter = '0x61fFE014bA17989E743c5F6cB21bF9697530B21e'; // QuoterV2
const router = '0xE592427A0AEce92De3Edee1F18E0157C05861564'; // SwapRouter

const feePips = 3_000; // which pool: the one that takes 0.3 %
const amountInUsdc = parseUnits('10000', 6); // pay exactly this
const amountOutWei = parseEther('1'); // then receive exactly this
const slippageBps = 50n; // 0.5 %
const deadlineSeconds = 600n;

type Contract = {address: Address; abi: Abi};

const asked = {
  tokenIn: usdc.address,
  tokenOut: weth.address,
  fee: feePips,
  sqrtPriceLimitX96: 0n,
} as const;
const pool = {tokenIn: usdc.address, tokenOut: weth.address, feePips};

// #region deploy
async function deploy(): Promise<Contract> {
  const {contracts} = await compile('examples/v3/swaps/SingleSwap.sol');
  const artifact = contracts.SingleSwap;
  if (!artifact) throw new Error('SingleSwap.sol holds no contract SingleSwap');
  const hash = await client.deployContract({...artifact, args: [router]});
  const {contractAddress} = await confirm(hash);
  if (!contractAddress) throw new Error(`${hash} deployed nothing`);
  return {address: contractAddress, abi: artifact.abi};
}
// #endregion deploy

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
  await approve(usdc, {spender: contract.address, amount: amountInUsdc});
  const deadline = await deadlineIn(deadlineSeconds);
  const hash = await client.writeContract({
    ...contract,
    functionName: 'swapExactInput',
    args: [pool, amountInUsdc, amountOutMinimumWei, deadline],
  });
  await confirm(hash);
  // #endregion swap-input

  const after = {usdc: await balance(usdc), weth: await balance(weth)};
  assert.equal(before.usdc - after.usdc, amountInUsdc);
  assert.equal(after.weth - before.weth, quotedWei); // nobody else trades in the sandbox
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
  await approve(usdc, {spender: contract.address, amount: amountInMaximumUsdc});
  const deadline = await deadlineIn(deadlineSeconds);
  const hash = await client.writeContract({
    ...contract,
    functionName: 'swapExactOutput',
    args: [pool, amountOutWei, amountInMaximumUsdc, deadline],
  });
  await confirm(hash);
  // #endregion swap-output

  const after = {usdc: await balance(usdc), weth: await balance(weth)};
  assert.equal(before.usdc - after.usdc, quotedUsdc); // what the maximum left over came back
  assert.equal(after.weth - before.weth, amountOutWei);
  console.log(`receive exactly ${show(amountOutWei, weth)}`);
  console.log(`  quoted ${show(quotedUsdc, usdc)}, at most ${show(amountInMaximumUsdc, usdc)}`);
  printChange(usdc, {before: before.usdc, after: after.usdc});
  printChange(weth, {before: before.weth, after: after.weth});
}

async function main(): Promise<void> {
  const contract = await deploy();
  await swapExactInput(contract);
  await swapExactOutput(contract);
  console.log(`still approved: ${show(await allowance(usdc, contract.address), usdc)}`);
  console.log(`the contract keeps: ${show(await balance(usdc, contract.address), usdc)}`);
}

main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
