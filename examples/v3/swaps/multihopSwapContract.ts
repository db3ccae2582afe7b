import assert from 'node:assert/strict';
import {
  type Address,
  type Hex,
  parseAbi,
  parseEther,
  parseUnits,
  type TransactionReceipt,
} from 'viem';
import {readAllowance, withAllowances} from '../../support/allowances';
import {addressOf, client, confirm, deadlineIn, requireBalance, run} from '../../support/chain';
import {deploy} from '../../support/contract';
import {quoterAbi} from './support/abis';
import {describePath} from './support/describePath';
import {balance, balanceAfter, printChange, show, uni, usdc, weth} from './support/tokens';
import {wethTransfers} from './support/wethTransfers';

const quoter = addressOf('QuoterV2');
const router = addressOf('SwapRouter');

const feeInPips = 500; // USDC/WETH: the pool that takes 0.05%
const feeOutPips = 3_000; // WETH/UNI: the pool that takes 0.3%
const amountInUsdc = parseUnits('10000', 6); // pay exactly this
const amountOutUni = parseEther('100'); // then receive exactly this; UNI has 18 decimals
const slippageBps = 50n; // 0.5%
const deadlineSeconds = 600n;

const route = {
  tokenIn: usdc.address,
  feeInPips,
  tokenBetween: weth.address,
  feeOutPips,
  tokenOut: uni.address,
};

/** What the program calls of the contract. */
const abi = parseAbi([
  'struct Route { address tokenIn; uint24 feeInPips; address tokenBetween; uint24 feeOutPips; address tokenOut; }',
  'function forward(Route route) pure returns (bytes)',
  'function reversed(Route route) pure returns (bytes)',
  'function swapExactInput(Route route, uint256 amountIn, uint256 amountOutMinimum, uint256 deadline) returns (uint256 amountOut)',
  'function swapExactOutput(Route route, uint256 amountOut, uint256 amountInMaximum, uint256 deadline) returns (uint256 amountIn)',
]);
type Contract = {address: Address; abi: typeof abi};

/** The path as the contract builds it. */
const pathOf = (contract: Contract, functionName: 'forward' | 'reversed'): Promise<Hex> =>
  client.readContract({...contract, functionName, args: [route]});

async function swapExactInput(contract: Contract): Promise<void> {
  const path = await pathOf(contract, 'forward');
  const before = await balances();

  const quote = await client.simulateContract({
    address: quoter,
    abi: quoterAbi,
    functionName: 'quoteExactInput',
    args: [path, amountInUsdc],
  });
  const [quotedUni] = quote.result;
  const amountOutMinimumUni = (quotedUni * (10_000n - slippageBps)) / 10_000n;

  // #region input
  await requireBalance(usdc, amountInUsdc);
  const allowed = {token: usdc.address, spender: contract.address, amount: amountInUsdc};
  const receipt = await withAllowances([allowed], async () => {
    const deadline = await deadlineIn(deadlineSeconds);
    const hash = await client.writeContract({
      ...contract,
      functionName: 'swapExactInput',
      args: [route, amountInUsdc, amountOutMinimumUni, deadline],
    });
    return confirm(hash);
  });
  // #endregion input

  const after = await balancesAfter(receipt);
  assert.equal(before.usdc - after.usdc, amountInUsdc);
  assert.ok(after.uni - before.uni >= amountOutMinimumUni); // the quote, where nobody else trades
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
  const before = await balances();

  const quote = await client.simulateContract({
    address: quoter,
    abi: quoterAbi,
    functionName: 'quoteExactOutput',
    args: [path, amountOutUni],
  });
  const [quotedUsdc] = quote.result;
  const amountInMaximumUsdc = (quotedUsdc * (10_000n + slippageBps)) / 10_000n;

  // #region output
  await requireBalance(usdc, amountInMaximumUsdc);
  const allowed = {token: usdc.address, spender: contract.address, amount: amountInMaximumUsdc};
  const receipt = await withAllowances([allowed], async () => {
    const deadline = await deadlineIn(deadlineSeconds);
    const hash = await client.writeContract({
      ...contract,
      functionName: 'swapExactOutput',
      args: [route, amountOutUni, amountInMaximumUsdc, deadline],
    });
    return confirm(hash);
  });
  // #endregion output

  const after = await balancesAfter(receipt);
  assert.ok(before.usdc - after.usdc <= amountInMaximumUsdc);
  assert.equal(after.uni - before.uni, amountOutUni);
  assert.equal(after.weth, before.weth);
  console.log(`receive exactly ${show(amountOutUni, uni)}`);
  console.log(`  path  ${describePath(path, [usdc, weth, uni])}`);
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
  const source = {file: 'examples/v3/swaps/MultihopSwap.sol', contract: 'MultihopSwap'};
  const contract = {address: await deploy(source, [router]), abi};
  await swapExactInput(contract);
  await swapExactOutput(contract);
  console.log(
    `still approved: ${show(await readAllowance({token: usdc.address, spender: contract.address}), usdc)}`,
  );
  console.log(`the contract keeps: ${show(await balance(usdc, contract.address), usdc)}`);
}

run(main);
