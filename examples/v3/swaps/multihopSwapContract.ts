import assert from 'node:assert/strict';
import {type Abi, type Address, type Hex, parseEther, parseUnits} from 'viem';
import {compile} from '../../../sandbox/compile';
import {quoterAbi} from './support/abis';
import {client, confirm, deadlineIn} from './support/client';
import {describePath} from './support/describePath';
import {allowance, approve, balance, printChange, show} from './support/tokens';
import {uni, usdc, weth} from './support/tokens';
import {wethTransfers} from './support/wethTransfers';

const quoter = '0x61fFE014bA17989E743c5F6cB21bF9697530B21e'; // QuoterV2
const router = '0xE592427A0AEce92De3Edee1F18E0157C05861564'; // SwapRouter

const feeInPips = 500; // USDC/WETH: the pool that takes 0.05 %
const feeOutPips = 3_000; // WETH/UNI: the pool that takes 0.3 %
const amountInUsdc = parseUnits('10000', 6); // pay exactly this
const amountOutUni = parseEther('100'); // then receive exactly this; UNI has 18 decimals
const slippageBps = 50n; // 0.5 %
const deadlineSeconds = 600n;

const route = {
  tokenIn: usdc.address,
  feeInPips,
  tokenBetween: weth.address,
  feeOutPips,
  tokenOut: uni.address,
};

type Contract = {address: Address; abi: Abi};

async function deploy(): Promise<Contract> {
  const {contracts} = await compile('examples/v3/swaps/MultihopSwap.sol');
  const artifact = contracts.MultihopSwap;
  if (!artifact) throw new Error('MultihopSwap.sol holds no contract MultihopSwap');
  const hash = await client.deployContract({...artifact, args: [router]});
  const {contractAddress} = await confirm(hash);
  if (!contractAddress) throw new Error(`${hash} deployed nothing`);
  return {address: contractAddress, abi: artifact.abi};
}

/** The path as the contract builds it. */
const pathOf = async (contract: Contract, functionName: 'forward' | 'reversed'): Promise<Hex> =>
  (await client.readContract({...contract, functionName, args: [route]})) as Hex;

async function swapExactInput(contract: Contract): Promise<void> {
  const path = await pathOf(contract, 'forward');
  const before = {usdc: await balance(usdc), weth: await balance(weth), uni: await balance(uni)};

  const quote = await client.simulateContract({
    address: quoter,
    abi: quoterAbi,
    functionName: 'quoteExactInput',
    args: [path, amountInUsdc],
  });
  const [quotedUni] = quote.result;
  const amountOutMinimumUni = (quotedUni * (10_000n - slippageBps)) / 10_000n;

  // #region input
  await approve(usdc, {spender: contract.address, amount: amountInUsdc});
  const deadline = await deadlineIn(deadlineSeconds);
  const hash = await client.writeContract({
    ...contract,
    functionName: 'swapExactInput',
    args: [route, amountInUsdc, amountOutMinimumUni, deadline],
  });
  const receipt = await confirm(hash);
  // #endregion input

  const after = {usdc: await balance(usdc), weth: await balance(weth), uni: await balance(uni)};
  assert.equal(before.usdc - after.usdc, amountInUsdc);
  assert.equal(after.uni - before.uni, quotedUni); // nobody else trades in the sandbox
  assert.equal(after.weth, before.weth); // the token between never reaches the account
  console.log(`pay exactly ${show(amountInUsdc, usdc)}`);
  console.log(`  path  ${describePath(path, [usdc, weth, uni])}`);
  console.log(`  quoted ${show(quotedUni, uni)}, at least ${show(amountOutMinimumUni, uni)}`);
  printChange(usdc, {before: before.usdc, after: after.usdc});
  printChange(uni, {before: before.uni, after: after.uni});
  console.log(`  WETH  ${wethTransfers(receipt, router)}`);
}

async function swapExactOutput(contract: Contract): Promise<void> {
  const path = await pathOf(contract, 'reversed');
  const before = {usdc: await balance(usdc), weth: await balance(weth), uni: await balance(uni)};

  const quote = await client.simulateContract({
    address: quoter,
    abi: quoterAbi,
    functionName: 'quoteExactOutput',
    args: [path, amountOutUni],
  });
  const [quotedUsdc] = quote.result;
  const amountInMaximumUsdc = (quotedUsdc * (10_000n + slippageBps)) / 10_000n;

  // #region output
  await approve(usdc, {spender: contract.address, amount: amountInMaximumUsdc});
  const deadline = await deadlineIn(deadlineSeconds);
  const hash = await client.writeContract({
    ...contract,
    functionName: 'swapExactOutput',
    args: [route, amountOutUni, amountInMaximumUsdc, deadline],
  });
  const receipt = await confirm(hash);
  // #endregion output

  const after = {usdc: await balance(usdc), weth: await balance(weth), uni: await balance(uni)};
  assert.equal(before.usdc - after.usdc, quotedUsdc);
  assert.equal(after.uni - before.uni, amountOutUni);
  assert.equal(after.weth, before.weth);
  console.log(`receive exactly ${show(amountOutUni, uni)}`);
  console.log(`  path  ${describePath(path, [usdc, weth, uni])}`);
  console.log(`  quoted ${show(quotedUsdc, usdc)}, at most ${show(amountInMaximumUsdc, usdc)}`);
  printChange(usdc, {before: before.usdc, after: after.usdc});
  printChange(uni, {before: before.uni, after: after.uni});
  console.log(`  WETH  ${wethTransfers(receipt, router)}`);
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
